import { randomUUID } from 'node:crypto';
import type { NodeRepository } from '../../../db/repositories/nodes.ts';
import type { Log } from '../../runtime/log.ts';
import { NODE_SLOTS } from '../call-id.ts';

/** This process among those that share a database. */
export interface NodeIdentity {
  /** 0..63; no other living process has it. */
  readonly slot: number;
  release(): Promise<void>;
}

const HEARTBEAT_MS = 10_000;
const LOST_MS = 60_000;

/** Takes the first free number and keeps it by a heartbeat. */
export const joinNodes = async (repository: NodeRepository, log: Pick<Log, 'warn'>): Promise<NodeIdentity> => {
  const token = randomUUID();
  for (let slot = 0; slot < NODE_SLOTS; slot += 1) {
    const now = Date.now();
    if (!(await repository.take(slot, token, now, now - LOST_MS))) continue;
    const beat = (): Promise<void> =>
      repository
        .touch(slot, token, Date.now())
        .catch((err: unknown) =>
          log.warn({ err, slot }, 'the node number could not be renewed; the next heartbeat tries again'),
        );
    const timer = setInterval(beat, HEARTBEAT_MS);
    timer.unref();
    return {
      slot,
      async release() {
        clearInterval(timer);
        await repository.release(slot, token);
      },
    };
  }
  throw new Error(
    `all ${NODE_SLOTS} node numbers are taken; a process that was killed frees its number after ${LOST_MS / 1000} s`,
  );
};
