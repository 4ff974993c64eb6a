// Lays the packed playground out for the server: dist/playground/index.html and its files below assets, each plain and in brotli.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { emptied } from '../browser-files.mjs';
import { MADE_OF, PACKED } from './packed.mjs';

const unpack = promisify(brotliDecompress);
const folder = fileURLToPath(new URL('../../dist/playground', import.meta.url));
const stamp = join(folder, '.unpacked');

const placeOf = (name) => (name === 'index.html' ? join(folder, name) : join(folder, 'assets', name));

/** Unpacks the playground unless what is there is of the same packing. */
export const unpackPlayground = async () => {
  const digest = createHash('sha256').update(readFileSync(MADE_OF)).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return;
  emptied(folder);
  await Promise.all(
    readdirSync(PACKED).map(async (file) => {
      const bytes = readFileSync(join(PACKED, file));
      const place = placeOf(file.replace(/\.br$/, ''));
      await Promise.all([writeFile(`${place}.br`, bytes), unpack(bytes).then((plain) => writeFile(place, plain))]);
    }),
  );
  writeFileSync(stamp, digest);
};

if (process.argv[1] === fileURLToPath(import.meta.url)) await unpackPlayground();
