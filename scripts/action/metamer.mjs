import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The command line's file where install.sh installed it: npm has global packages in another folder on Windows. */
const installed = (temporary) => {
  const folders = [['lib', 'node_modules'], ['node_modules']].map((names) =>
    join(temporary, 'metamer', ...names, 'metamer'),
  );
  const folder = folders.find((one) => existsSync(join(one, 'package.json')));
  if (!folder) throw new Error(`metamer is not installed in ${join(temporary, 'metamer')}`);
  return join(folder, JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).bin.metamer);
};

/**
 * Runs the installed command line in a folder, without a shell, which would read what is in the arguments. Returns its exit code, and
 * what it printed on standard output as JSON if it is; where it was asked for JSON and printed none, the code is never 0.
 */
export const metamer = (args, cwd) => {
  const { status, stdout, stderr, error } = spawnSync(process.execPath, [installed(process.env.RUNNER_TEMP), ...args], {
    cwd,
    encoding: 'utf8',
    maxBuffer: 512 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (error) throw error;
  process.stderr.write(stderr);
  let answer;
  try {
    answer = JSON.parse(stdout);
  } catch {
    answer = undefined;
  }
  const isMissing = answer === undefined && args.includes('--json');
  return { code: isMissing ? status || 4 : (status ?? 4), answer };
};

/** The lines of an input that are not empty. */
export const linesOf = (text = '') =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
