// The packed playground as the repository keeps it, and what it was made of.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** One file in brotli for each file of the page. */
export const PACKED = join(root, 'scripts', 'playground', 'packed');
/** JSON: `files` of our own that are inside, the `digest` of them all, and the `packages` that are inside. */
export const MADE_OF = join(root, 'scripts', 'playground', 'made-of.json');

/** SHA-256 over names and contents of files, given as paths from the root, whatever the ends of their lines. */
export const digestOf = (files) =>
  files
    .reduce(
      (hash, file) => hash.update(file).update(readFileSync(join(root, file), 'utf8').replaceAll('\r\n', '\n')),
      createHash('sha256'),
    )
    .digest('hex');
