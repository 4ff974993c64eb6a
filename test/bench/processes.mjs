// Starts servers for the benches and reads the processor time they have used.
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Processor time in nanoseconds of each thread of each process, as it was last read. */
const threadTimes = new Map();

/** Processor seconds of a process so far, to the microsecond: the sum over its threads, those that have ended included; Linux. */
export const cpuSeconds = (pid) => {
  const times = threadTimes.get(pid) ?? new Map();
  threadTimes.set(pid, times);
  for (const thread of readdirSync(`/proc/${pid}/task`)) {
    try {
      times.set(thread, Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'latin1').split(' ')[0]));
    } catch {
      // The thread has ended since it was listed.
    }
  }
  return [...times.values()].reduce((sum, nanos) => sum + nanos, 0) / 1e9;
};

/** Waits until a process rests, as it does when what it derives in the background is there; a minute at most. */
export const settled = async (pid) => {
  for (let i = 0, before = cpuSeconds(pid); i < 30; i += 1) {
    await new Promise((resolve) => setTimeout(resolve, 2000));
    const now = cpuSeconds(pid);
    if (now - before < 0.05) return;
    before = now;
  }
};

/** Resident memory in MB; Linux. */
export const residentMb = (pid) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))[1]) / 1024;

/** Starts a script; resolves { pid, port, ask, stop } when it prints its port or address. `ask` sends a message, and resolves with the answer. */
const start = (script, env = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
      const port = /port (\d+)|listens on http:\/\/[^:]+:(\d+)/.exec(output);
      if (port)
        resolve({
          pid: child.pid,
          port: Number(port[1] ?? port[2]),
          output: () => output,
          // That it is ready is no answer.
          ask: (message) =>
            new Promise((answered) => {
              const listen = (answer) => {
                if (typeof answer === 'string') return;
                child.off('message', listen);
                answered(answer);
              };
              child.on('message', listen);
              child.send(message);
            }),
          stop: () => new Promise((ended) => child.once('exit', ended) && child.kill()),
        });
    });
    child.once('exit', (code) => reject(new Error(`${script} exited with ${code}: ${output}`)));
  });

export const ADMIN_KEY = 'admin-key-of-the-bench';

const issueKeys = (base, count) =>
  Promise.all(
    Array.from({ length: count }, async () => {
      const answer = await fetch(`${base}/v1/admin/keys`, {
        method: 'POST',
        headers: { 'x-admin-key': ADMIN_KEY, 'content-type': 'application/json' },
        body: '{"tier":"enterprise","label":"bench"}',
      });
      return (await answer.json()).secret;
    }),
  );

/** Starts a script that serves from a fresh file; `issueKeys(count)` makes keys, at the port that it names `keys` if it names one. */
const startOnFile = async (script, env) => {
  const folder = mkdtempSync(join(tmpdir(), 'metamer-bench-'));
  const server = await start(script, {
    PORT: '0',
    DATABASE_URL: `file:${join(folder, 'metamer.db')}`,
    ADMIN_KEY,
    LOG_LEVEL: 'silent',
    ...env,
  });
  const keysAt = /keys (\d+)/.exec(server.output())?.[1] ?? server.port;
  return {
    ...server,
    base: `http://127.0.0.1:${server.port}`,
    folder,
    issueKeys: (count) => issueKeys(`http://127.0.0.1:${keysAt}`, count),
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

const scriptAt = (path) => fileURLToPath(new URL(path, import.meta.url));

/** Starts the built service on a fresh file; `folder` is another checkout that is built. */
export const startService = (env = {}, folder = scriptAt('../..')) =>
  startOnFile(join(folder, 'dist/server/main.js'), env);

/** Starts one of the servers that the service is compared with. */
export const startPeer = (name, env = {}) => startOnFile(scriptAt(`./servers/${name}.mjs`), env);

/** Serves one page on loopback. */
export const servePage = async (page) => {
  const server = createServer((_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(page));
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
  return { host: `127.0.0.1:${server.address().port}`, close: () => server.close() };
};

/** Limits far above what a bench sends. */
export const UNLIMITED = JSON.stringify({
  enterprise: { requests_per_minute: 60_000_000, credits_per_month: 2_000_000_000 },
});
