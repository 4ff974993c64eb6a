import { closeSync, openSync, renameSync, rmSync } from 'node:fs';

/** Gives a finished file its name. Throws where a file of that name has come into being, which is left as it is. */
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
