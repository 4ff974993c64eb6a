// Runs vitest at full size, in every shell: node test/full.mjs --project quick
import { spawnSync } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const vitest = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url));

/** The exit code of `vitest run` with these arguments. */
export const runFull = (args) => {
  const options = { stdio: 'inherit', env: { ...process.env, TEST_SIZE: 'full' } };
  return spawnSync(process.execPath, [vitest, 'run', ...args], options).status ?? 1;
};

if (realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) process.exitCode = runFull(process.argv.slice(2));
