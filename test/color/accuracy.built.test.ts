import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

it('docs/accuracy.md says what the registry measures today', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/accuracy.mjs', '--check'], { encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(status).toBe(0);
});
