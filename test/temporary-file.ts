import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder for one test's database; `remove` deletes it. */
export const temporaryFile = (): { url: string; path: string; remove: () => void } => {
  const folder = mkdtempSync(join(tmpdir(), 'metamer-test-'));
  const path = join(folder, 'metamer.db');
  return { url: `file:${path}`, path, remove: () => rmSync(folder, { recursive: true, force: true }) };
};
