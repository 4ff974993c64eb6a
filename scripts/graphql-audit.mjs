// Runs the audit suite of graphql-http against the built service and prints its table. Exits 1 where an audit fails.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serverAudits } from 'graphql-http';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'metamer-audit-'));
const ADMIN_KEY = 'admin-key-of-the-audit';
const child = spawn(process.execPath, ['dist/server/main.js'], {
  cwd: root,
  env: { ...process.env, PORT: '0', DATABASE_URL: `file:${join(folder, 'audit.db')}`, ADMIN_KEY, LOG_LEVEL: 'error' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const base = await new Promise((resolve, reject) => {
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
    const url = /listens on (http:\S+)/.exec(output)?.[1];
    if (url) resolve(url);
  });
  child.once('exit', () => reject(new Error(`the service did not start: ${output}`)));
});
try {
  const issued = await fetch(`${base}/v1/admin/keys`, {
    method: 'POST',
    headers: { 'x-admin-key': ADMIN_KEY, 'content-type': 'application/json' },
    body: '{"tier":"enterprise","label":"audit"}',
  });
  const { secret } = await issued.json();
  const fetchFn = (url, options = {}) =>
    fetch(url, { ...options, headers: { ...options.headers, 'x-api-key': secret } });
  const tally = {};
  for (const { id, fn } of serverAudits({ url: `${base}/v1/graphql`, fetchFn })) {
    const { name, status, reason } = await fn();
    tally[status] = (tally[status] ?? 0) + 1;
    console.log(`${status.padEnd(6)}  ${id}  ${name}${reason ? `: ${reason}` : ''}`);
  }
  console.log(
    Object.entries(tally)
      .map(([status, count]) => `${count} ${status}`)
      .join(', '),
  );
  if (Object.keys(tally).some((status) => status !== 'ok')) process.exitCode = 1;
} finally {
  child.kill('SIGTERM');
  await new Promise((resolve) => child.once('exit', resolve));
  rmSync(folder, { recursive: true, force: true });
}
