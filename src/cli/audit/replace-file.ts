import { randomUUID } from 'node:crypto';
import { access, chmod, chown, constants, open, realpath, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/**
 * Replaces the content of a file as a whole: at any time it has the old content or the new one. Mode and owner stay as
 * they are; where the name is a symbolic link, what it leads to is replaced. Throws the errors of the file system.
 */
export const replaceFile = async (name: string, content: Uint8Array): Promise<void> => {
  const file = await realpath(name);
  await access(file, constants.W_OK);
  const { mode, uid, gid } = await stat(file);
  const beside = join(dirname(file), `.${basename(file).slice(0, 100)}.${randomUUID()}.tmp`);
  try {
    const handle = await open(beside, 'wx', 0o600);
    try {
      await handle.writeFile(content);
      await handle.sync();
    } finally {
      await handle.close();
    }
    // Only an administrator may give a file to somebody else.
    await chown(beside, uid, gid).catch(() => {});
    await chmod(beside, mode & 0o7777);
    await rename(beside, file);
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  }
};
