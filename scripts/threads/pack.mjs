// The code of worker threads where the service runs from its sources, as in tests: packed when a thread starts that needs it, and
// again after a source has changed. Every state of the sources has a folder of its own, so that none changes under a thread.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { packThreads } from '../server.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const cache = join(root, 'node_modules', '.cache', 'metamer-threads');
const DAY_MS = 86_400_000;

/** A hash of names, sizes and times of everything that is packed. */
const stateOfSources = () => {
  const hash = createHash('sha256');
  const add = (file) => {
    const { mtimeMs, size } = statSync(file);
    hash.update(`${file}\0${mtimeMs}\0${size}\0`);
  };
  for (const folder of ['src', 'routers', 'db'])
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true, recursive: true }))
      if (entry.isFile() && !entry.parentPath.includes(join('src', 'web'))) add(join(entry.parentPath, entry.name));
  for (const file of ['package-lock.json', 'scripts/server.mjs', 'scripts/threads/pack.mjs']) add(join(root, file));
  return hash.digest('hex').slice(0, 16);
};

const removeOld = () => {
  for (const name of readdirSync(cache)) {
    const folder = join(cache, name);
    if (Date.now() - (statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Number.POSITIVE_INFINITY) > DAY_MS)
      rmSync(folder, { recursive: true, force: true });
  }
};

/** The folder with the packed code of the sources as they are. */
export const packedFolder = async () => {
  const folder = join(cache, stateOfSources());
  if (existsSync(folder)) return folder;
  mkdirSync(cache, { recursive: true });
  removeOld();
  const made = mkdtempSync(join(cache, 'new-'));
  await packThreads(made);
  try {
    renameSync(made, folder);
  } catch {
    // Another thread was faster: its files are the same.
    rmSync(made, { recursive: true, force: true });
  }
  utimesSync(folder, new Date(), new Date());
  return folder;
};

/** The module with which a thread begins, packed from the sources; PACKED_THREADS names the folder where that is known. */
export const loadThread = async (name) =>
  import(pathToFileURL(join(process.env.PACKED_THREADS ?? (await packedFolder()), `${name}.js`)).href);
