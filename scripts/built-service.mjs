import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const ADMIN_KEY = 'admin-key-of-a-script';

const urlOf = (child) =>
  new Promise((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
      const url = /listens on (http:\S+)/.exec(output)?.[1];
      if (url) resolve(url);
    });
    child.once('exit', () => reject(new Error(`the service did not start: ${output}`)));
  });

/** Issues an API key, of the tier enterprise unless another is named. Resolves to its secret. */
export const issueSecret = async (url, { tier = 'enterprise', label = 'script' } = {}) => {
  const response = await fetch(`${url}/v1/admin/keys`, {
    method: 'POST',
    headers: { 'x-admin-key': ADMIN_KEY, 'content-type': 'application/json' },
    body: JSON.stringify({ tier, label }),
  });
  if (!response.ok) throw new Error(`POST /v1/admin/keys answered ${response.status}: ${await response.text()}`);
  return (await response.json()).secret;
};

/** A link that signs an administrator in, as the command line prints it. */
export const adminLinkOf = (url, database) => {
  const output = execFileSync(process.execPath, ['dist/server/metamer.js', 'sign-in', '--admin'], {
    cwd: ROOT,
    env: { ...process.env, PORT: new URL(url).port, DATABASE_URL: database, ADMIN_KEY },
    encoding: 'utf8',
  });
  const [link] = /http:\S+/.exec(output) ?? [];
  if (!link) throw new Error(`sign-in --admin printed no link: ${output}`);
  return link;
};

/**
 * Starts the built service as a process with a database of its own, runs `work` with its URL and that of the database, and stops it in
 * any case.
 */
export const withBuiltService = async (work) => {
  const folder = mkdtempSync(join(tmpdir(), 'metamer-script-'));
  const database = `file:${join(folder, 'metamer.db')}`;
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: ROOT,
    env: { ...process.env, PORT: '0', DATABASE_URL: database, ADMIN_KEY, LOG_LEVEL: 'error', STOP_GRACE: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  try {
    return await work(await urlOf(child), database);
  } finally {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
};

/**
 * Starts the compiled service in this process, with `environment` beside the settings of a script. Resolves to the service, its
 * admin key, and what stops it and deletes its database.
 */
export const startServiceHere = async (environment) => {
  const { appRouter } = await import('../dist/routers/index.js');
  const { readServiceConfig, startService } = await import('../dist/src/service.js');
  const folder = mkdtempSync(join(tmpdir(), 'metamer-script-'));
  const config = readServiceConfig({
    PORT: '0',
    DATABASE_URL: `file:${join(folder, 'metamer.db')}`,
    ADMIN_KEY,
    LOG_LEVEL: 'silent',
    STOP_GRACE: '0',
    ...environment,
  });
  const service = await startService(config, appRouter, { quiet: true });
  const stop = async () => {
    await service.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { service, adminKey: ADMIN_KEY, stop };
};
