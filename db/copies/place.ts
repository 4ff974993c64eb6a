import { closeSync, openSync, renameSync, rmSync } from 'node:fs';

/** Renames a finished file. Throws if a file with the new name exists by now, which is left unchanged. */
export const placeNew = (finished: string, path: string): void => {
  // The name is taken first: hard links, which would do both at once, are not to be had on every file system.
  closeSync(openSync(path, 'wx'));
  try {
    renameSync(finished, path);
  } catch (error) {
    rmSync(path, { force: true });
    throw error;
  }
};
