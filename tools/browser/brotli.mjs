// usage: node brotli.mjs FOLDER CACHE QUALITY: writes FILE.br beside each file. Results are kept by content.
import { createHash } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

const [folder, cache, wanted] = process.argv.slice(2);
const compress = promisify(brotliCompress);
const BEST = 11;

async function compressed(content, quality) {
  const name = createHash("sha256").update(content).digest("hex").slice(0, 32);
  const kept = [BEST, quality].map((each) => join(cache, `${name}.${each}`));
  const known = kept.find(existsSync);
  if (known) return known;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: 22,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  writeFileSync(kept[1], await compress(content, { params }));
  return kept[1];
}

mkdirSync(cache, { recursive: true });
await Promise.all(
  readdirSync(folder).map(async (name) => {
    const path = join(folder, name);
    copyFileSync(await compressed(readFileSync(path), Number(wanted)), `${path}.br`);
  }),
);
