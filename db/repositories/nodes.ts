import { and, eq, gte, sql } from 'drizzle-orm';
import type { Orm } from '../client.ts';
import { nodes } from '../schema.ts';

export type NodeRow = typeof nodes.$inferSelect;

/** Numbers 0..63 that running processes hold, so that no two make the same call id. */
export interface NodeRepository {
  list(): Promise<NodeRow[]>;
  /**
   * Takes the slot where it is free or its holder was last seen outside of `silent`; answers up to which instant its ids may
   * go, `ahead` of now and of all that holders before may have used, or undefined where the slot is held.
   */
  take(wanted: {
    slot: number;
    token: string;
    now: number;
    silent: { before: number; after: number };
    ahead: number;
  }): Promise<number | undefined>;
  /** Says that the holder still lives and may use instants up to `until`; false if another node has the slot. */
  touch(slot: number, token: string, now: number, until: number): Promise<boolean>;
  /** Gives the slot back; ids up to `until` have been made. */
  release(slot: number, token: string, until: number): Promise<void>;
  /** How many holders were seen since an instant. */
  seenSince(at: number): Promise<number>;
}

export const nodeRepository = (orm: Orm): NodeRepository => {
  const own = (slot: number, token: string) => and(eq(nodes.slot, slot), eq(nodes.token, token));
  return {
    list: () => orm.select().from(nodes),
    async take({ slot, token, now, silent, ahead }) {
      const until = sql<number>`max(${now}, ${nodes.until}) + ${ahead}`;
      const [row] = await orm
        .insert(nodes)
        .values({ slot, token, seenAt: now, until: now + ahead })
        .onConflictDoUpdate({
          target: nodes.slot,
          set: { token, seenAt: now, until },
          setWhere: sql`${nodes.seenAt} NOT BETWEEN ${silent.before} AND ${silent.after}`,
        })
        .returning();
      return row?.until;
    },
    async touch(slot, token, now, until) {
      const rows = await orm.update(nodes).set({ seenAt: now, until }).where(own(slot, token)).returning();
      return rows.length === 1;
    },
    seenSince: (at) => orm.$count(nodes, gte(nodes.seenAt, at)),
    async release(slot, token, until) {
      await orm.update(nodes).set({ token: '', seenAt: 0, until }).where(own(slot, token));
    },
  };
};
