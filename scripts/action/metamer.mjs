import { spawnSync } from 'node:child_process';

/** Runs the installed command line in a folder. Returns its exit code, and what it printed on standard output as JSON if it is. */
export const metamer = (args, cwd) => {
  const { status, stdout, stderr, error } = spawnSync('metamer', args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 512 * 1024 * 1024,
    shell: process.platform === 'win32',
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
  return { code: status ?? 4, answer };
};

/** The lines of an input that are not empty. */
export const linesOf = (text = '') =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
