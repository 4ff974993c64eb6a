import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const text = readFileSync(join(root, 'README.md'), 'utf8');

describe('the README', () => {
  it('has the tables that the code gives, as docs/architecture.md has', () => {
    expect(execFileSync(process.execPath, ['scripts/readme.mjs', '--check'], { cwd: root, encoding: 'utf8' })).toBe('');
  });
  it('links only to what exists', () => {
    const links = [...text.matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map((match) => match[1]!);
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((link) => !existsSync(join(root, link)))).toEqual([]);
  });
  it('names only commands that package.json has', () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    const named = [...text.matchAll(/npm run ([\w:]+)/g)].map((match) => match[1]!);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });
});
