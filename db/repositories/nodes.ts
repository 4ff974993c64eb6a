import { and, eq, gte, lt } from 'drizzle-orm';
import type { Orm } from '../client.ts';
import { nodes } from '../schema.ts';

/** Numbers 0..63 that running processes hold, so that no two make the same call id. */
export interface NodeRepository {
  /** Takes the slot where it is free or was not seen since `before`; answers whether it was. */
  take(slot: number, token: string, now: number, before: number): Promise<boolean>;
  /** Says that the holder still lives. */
  touch(slot: number, token: string, now: number): Promise<void>;
  release(slot: number, token: string): Promise<void>;
  /** How many holders were seen since an instant. */
  seenSince(at: number): Promise<number>;
}

export const nodeRepository = (orm: Orm): NodeRepository => ({
  async take(slot, token, now, before) {
    const rows = await orm
      .insert(nodes)
      .values({ slot, token, seenAt: now })
      .onConflictDoUpdate({ target: nodes.slot, set: { token, seenAt: now }, setWhere: lt(nodes.seenAt, before) })
      .returning();
    return rows.length === 1;
  },
  async touch(slot, token, now) {
    await orm
      .update(nodes)
      .set({ seenAt: now })
      .where(and(eq(nodes.slot, slot), eq(nodes.token, token)));
  },
  seenSince: (at) => orm.$count(nodes, gte(nodes.seenAt, at)),
  async release(slot, token) {
    await orm.delete(nodes).where(and(eq(nodes.slot, slot), eq(nodes.token, token)));
  },
});
