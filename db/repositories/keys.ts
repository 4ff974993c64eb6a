import { desc, eq, sql } from 'drizzle-orm';
import type { Orm } from '../client.ts';
import { keys } from '../schema.ts';

export type KeyRow = typeof keys.$inferSelect;
export type NewKey = Pick<KeyRow, 'id' | 'tier' | 'label' | 'hash' | 'start' | 'last4' | 'createdAt'>;

/** Key records as administrators handle them. */
export interface KeyRepository {
  insert(key: NewKey): Promise<KeyRow>;
  /** Newest first. */
  list(): Promise<KeyRow[]>;
  find(id: string): Promise<KeyRow | undefined>;
  findByHash(hash: Buffer): Promise<KeyRow | undefined>;
  findByNo(no: number): Promise<KeyRow | undefined>;
  /** Keeps the first revocation time. */
  revoke(id: string, at: number): Promise<KeyRow | undefined>;
  count(): Promise<number>;
}

export const keyRepository = (orm: Orm): KeyRepository => ({
  async insert(key) {
    const [row] = await orm.insert(keys).values(key).returning();
    return row!;
  },
  list: () => orm.select().from(keys).orderBy(desc(keys.no)),
  find: (id) => orm.select().from(keys).where(eq(keys.id, id)).get(),
  findByHash: (hash) => orm.select().from(keys).where(eq(keys.hash, hash)).get(),
  findByNo: (no) => orm.select().from(keys).where(eq(keys.no, no)).get(),
  async revoke(id, at) {
    const [row] = await orm
      .update(keys)
      .set({ revokedAt: sql`coalesce(${keys.revokedAt}, ${at})` })
      .where(eq(keys.id, id))
      .returning();
    return row;
  },
  count: () => orm.$count(keys),
});
