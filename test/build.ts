import { execFileSync } from 'node:child_process';

/** Worker threads and started servers run compiled code: it is made before the first test where it is stale. */
export default function setup(): void {
  execFileSync(process.execPath, ['scripts/build.mjs', '--if-stale'], { stdio: 'inherit' });
}
