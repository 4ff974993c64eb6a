import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const TSC = resolve(import.meta.dirname, '../../../node_modules/typescript/bin/tsc');

/** What the TypeScript compiler says of these files (name to content) in strict mode; '' is nothing. */
export const tscErrors = (files: Readonly<Record<string, string>>): string => {
  const folder = mkdtempSync(join(tmpdir(), 'metamer-tsc-'));
  try {
    for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
    const options = ['--noEmit', '--strict', '--target', 'es2022', '--module', 'nodenext', '--types', ''];
    const { stdout, status } = spawnSync(process.execPath, [TSC, ...options, ...Object.keys(files)], { cwd: folder });
    return status === 0 ? '' : stdout.toString() || `status ${status}`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
