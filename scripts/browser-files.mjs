// What the pages that are packed for a browser have in common: the settings of the packer, and files that lie packed beside
// themselves.
import { mkdirSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const pack = promisify(brotliCompress);

export const SETTINGS = {
  write: false,
  bundle: true,
  format: 'esm',
  platform: 'browser',
  target: ['chrome111', 'firefox113', 'safari16.4'],
  minify: true,
  legalComments: 'none',
  entryNames: '[name]-[hash]',
  chunkNames: '[name]-[hash]',
  assetNames: '[name]-[hash]',
  logLevel: 'warning',
};

/** Where a packed file is served. */
export const urlOf = (path) => `/assets/${path.split(/[\\/]/).at(-1)}`;

export const escaped = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Empties a folder and its assets. */
export const emptied = (folder) => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'assets'), { recursive: true });
};

/** Writes a file and, beside it, the same in brotli. */
export const writeBoth = async (path, content, quality = 11) => {
  const bytes = Buffer.from(content);
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  await Promise.all([
    writeFile(path, bytes),
    pack(bytes, { params }).then((packed) => writeFile(`${path}.br`, packed)),
  ]);
};
