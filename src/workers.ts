import cluster, { type Worker } from 'node:cluster';
import { setTimeout as sleep } from 'node:timers/promises';
import { closeConnectionsOnExit } from './runtime/close-connections-on-exit.ts';
import { NEW_DATABASE } from './runtime/config.ts';
import { type CounterSnapshot, createCounterStore } from './runtime/counter-store.ts';
import { COUNTED } from './runtime/metrics.ts';
import { type Channel, type PrimaryHandlers, passOn } from './runtime/peer-processes.ts';
import { createSlots, FREE_SLOT, type Holding, TAKE_SLOT } from './runtime/slots.ts';

/** Environment variables by which a worker knows its number, from 1, and whether it speaks for all. */
export const WORKER_NUMBER = 'METAMER_WORKER';
export const WORKER_SPEAKS = 'METAMER_WORKER_SPEAKS';

/** A worker that fails sooner than this after its start is not replaced at once. */
const CRASH_LOOP_MS = 5_000;
const PAUSE_MS = 1_000;

/** A worker ended before it was listening, and has said why. */
export class WorkerFailure extends Error {}

/** Sent by a worker that listens and has said what it had to say. */
export const READY = 'ready';

const ready = (worker: Worker): Promise<void> =>
  new Promise((resolve, reject) => {
    worker.on('message', (message) => {
      if (message === READY) resolve();
    });
    worker.once('exit', (code) => reject(new WorkerFailure(`a worker exited with ${code} before it was listening`)));
  });

/** A message that cannot be sent any more was for a process that has ended. */
const lost = (): void => {};

/** The channel of a worker to the process that started it. */
export const channelToPrimary: Channel = {
  send: (message) => void (process.connected && process.send?.(message, lost)),
  on: (hear) => void process.on('message', hear),
};

const channelOf = (number: number): Pick<Channel, 'send'> | undefined => {
  const worker = cluster.workers?.[number];
  return worker?.isConnected() ? { send: (message) => void worker.send(message, lost) } : undefined;
};

/** Those that can hear, but for one. */
const numbersBut = (number: number): number[] =>
  Object.keys(cluster.workers ?? {})
    .map(Number)
    .filter((other) => other !== number && channelOf(other) !== undefined);

/**
 * Forks the workers that share one port, the first alone so that it sets up the database, and replaces one that dies
 * later. Returns functions that stop them all and that hurry them; throws where the first cannot start.
 */
export const superviseWorkers = async (count: number): Promise<{ stop(): Promise<void>; hurry(): void }> => {
  let stopping = false;
  /** Workers that answer what they are asked. */
  const answering = new Set<number>();
  const counted = createCounterStore();
  const slots = createSlots();
  const own: PrimaryHandlers = new Map<string, (message: unknown, from: number) => unknown>([
    [
      COUNTED,
      // A worker that asks has nothing to tell.
      (news, from) => (news === undefined ? counted.all() : counted.told(from, news as CounterSnapshot)),
    ],
    [TAKE_SLOT, (holding, from) => slots.take(from, holding as Holding)],
    [FREE_SLOT, (holding, from) => slots.free(from, holding as Holding)],
  ]);

  const fork = (number: number, speaks = false): Worker => {
    const started = performance.now();
    const worker = cluster.fork({ [WORKER_NUMBER]: String(number), [WORKER_SPEAKS]: speaks ? '1' : '0' });
    closeConnectionsOnExit(worker);
    let heard = false;
    worker.on('message', (message) => {
      if (message === READY) {
        heard = true;
        answering.add(worker.id);
      } else passOn(message, worker.id, { hearing: numbersBut(worker.id), answering }, channelOf, own);
    });
    // Its last words are heard before that.
    worker.once('disconnect', () => {
      counted.ended(worker.id);
      slots.ended(worker.id);
    });
    worker.once('exit', async (code, signal) => {
      answering.delete(worker.id);
      if (stopping || (!heard && !serving)) return;
      process.stderr.write(`worker ${number} exited with ${signal ?? code}; starting another\n`);
      if (performance.now() - started < CRASH_LOOP_MS) await sleep(PAUSE_MS);
      if (!stopping) fork(number);
    });
    return worker;
  };

  const tell = (): void => {
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGTERM');
  };
  const stop = async (): Promise<void> => {
    stopping = true;
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
    const ended = workers.map((worker) => new Promise((resolve) => worker.once('exit', resolve)));
    tell();
    await Promise.all(ended);
  };

  let serving = false;
  try {
    await ready(fork(1, true));
    // From here on the port is served: a further worker that cannot start is replaced like one that dies later.
    serving = true;
    // The database is there: one that goes missing now is not created again by the successor of a dead worker.
    delete process.env[NEW_DATABASE];
  } catch (error) {
    await stop();
    throw error;
  }
  for (let number = 2; number <= count; number += 1) fork(number);
  return { stop, hurry: tell };
};
