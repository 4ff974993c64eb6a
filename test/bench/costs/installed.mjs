// What the packages of production take on the disk, from what is installed here.
import { existsSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const BLOCK = 512;

/** Bytes on the disk of a folder, without the packages inside it, which have entries of their own. */
const bytesIn = (folder) =>
  readdirSync(folder).reduce((sum, name) => {
    if (name === 'node_modules') return sum;
    const path = join(folder, name);
    const stat = lstatSync(path);
    return sum + stat.blocks * BLOCK + (stat.isDirectory() ? bytesIn(path) : 0);
  }, 0);

/** Bytes on the disk of packages that are installed, by their paths in a lock. */
export const bytesOf = (paths) =>
  paths.filter((path) => existsSync(join(ROOT, path))).reduce((sum, path) => sum + bytesIn(join(ROOT, path)), 0);

/** Megabytes of the packages that a lock names and that development alone does not need. */
export const installedMb = ({ packages }) =>
  bytesOf(
    Object.entries(packages)
      .filter(([path, { dev, devOptional }]) => path !== '' && !dev && !devOptional)
      .map(([path]) => path),
  ) /
  2 ** 20;
