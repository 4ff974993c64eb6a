import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');

describe('the README', () => {
  it('has the tables that the code gives, as docs/architecture.md has', () => {
    expect(execFileSync(process.execPath, ['scripts/readme.mjs', '--check'], { cwd: root, encoding: 'utf8' })).toBe('');
  });
});
