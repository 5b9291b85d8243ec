# usage: packages.sh ENVIRONMENT FILE... Installs the packages of these hashed requirement files.
# uv makes this several times faster; without uv, pip does the same. After an interruption a package may
# be half installed, so everything is installed again.
set -e
environment=$1 unfinished=$1/unfinished
shift
files=
for file; do files="$files -r $file"; done
if [ -x "$environment/bin/uv" ]; then
  again=--reinstall
  set -- "$environment/bin/uv" pip install --python "$environment/bin/python" --system-certs
else
  again=--ignore-installed
  set -- "$environment/bin/python" -m pip install --disable-pip-version-check
fi
[ ! -e "$unfinished" ] || set -- "$@" $again
touch "$unfinished"
"$@" --quiet --require-hashes $files
rm "$unfinished"
