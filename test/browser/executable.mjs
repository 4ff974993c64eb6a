import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import chromium from '@sparticuz/chromium';

const packages = fileURLToPath(new URL('node_modules', import.meta.url));
const home = join(packages, '.chromium');
const program = join(home, 'chromium');

/**
 * Path of the browser that the package holds, unpacked beside it the first time. It is moved there when it is complete: the package
 * by itself unpacks into the folder for temporary files, where another process may start a file that is still being written.
 */
export const executablePath = async () => {
  if (existsSync(program)) return program;
  const folder = mkdtempSync(join(packages, '.unpacking-'));
  const before = process.env.TMPDIR;
  // It asks for the folder before it begins to wait, so nothing else in this process sees the change.
  process.env.TMPDIR = folder;
  const unpacked = chromium.executablePath();
  if (before === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = before;
  await unpacked;
  try {
    renameSync(folder, home);
  } catch (error) {
    // Another process was first.
    rmSync(folder, { recursive: true, force: true });
    if (!existsSync(program)) throw error;
  }
  return program;
};
