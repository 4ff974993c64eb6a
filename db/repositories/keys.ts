import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Orm } from '../client.ts';
import { corrections, keys } from '../schema.ts';

export type KeyRow = typeof keys.$inferSelect;
export type NewKey = Pick<KeyRow, 'id' | 'tier' | 'label' | 'hash' | 'start' | 'last4' | 'createdAt'> &
  Partial<Pick<KeyRow, 'expiresAt' | 'scopes' | 'note' | 'replaces'>>;

/** What can be changed of a key; what is left out or undefined stays. */
export interface KeyUpdate {
  readonly tier?: string | undefined;
  readonly label?: string | undefined;
  readonly note?: string | undefined;
  readonly scopes?: string[] | null | undefined;
  readonly expiresAt?: number | null | undefined;
}

export type Correction = typeof corrections.$inferSelect;

/** Key records as administrators handle them. */
export interface KeyRepository {
  insert(key: NewKey): Promise<KeyRow>;
  /** Stores a key in the place of another, which expires at `until` unless it does so before; one does not come without the other. */
  replace(key: NewKey, old: number, until: number): Promise<{ issued: KeyRow; expiring: KeyRow }>;
  /** Newest first, at most `limit`, those issued before the key with the id `before`. */
  list(limit: number, before?: string): Promise<KeyRow[]>;
  find(id: string): Promise<KeyRow | undefined>;
  findByHash(hash: Buffer): Promise<KeyRow | undefined>;
  findByNo(no: number): Promise<KeyRow | undefined>;
  /** Changes a key that is not revoked; undefined where there is none. */
  update(id: string, change: KeyUpdate): Promise<KeyRow | undefined>;
  /** Keeps the first revocation time. */
  revoke(id: string, at: number): Promise<KeyRow | undefined>;
  count(): Promise<number>;
  /** Counts of months that were set, newest first. */
  corrections(no: number, limit: number): Promise<Correction[]>;
}

export const keyRepository = (orm: Orm): KeyRepository => ({
  async insert(key) {
    const [row] = await orm.insert(keys).values(key).returning();
    return row!;
  },
  async replace(key, old, until) {
    const expiresAt = sql`min(coalesce(${keys.expiresAt}, ${until}), ${until})`;
    const [[issued], [expiring]] = await orm.batch([
      orm.insert(keys).values(key).returning(),
      orm
        .update(keys)
        .set({ expiresAt, version: sql`${keys.version} + 1` })
        .where(eq(keys.no, old))
        .returning(),
    ]);
    return { issued: issued!, expiring: expiring! };
  },
  list: (limit, before) =>
    orm
      .select()
      .from(keys)
      .where(before === undefined ? undefined : sql`${keys.no} < (SELECT no FROM keys WHERE id = ${before})`)
      .orderBy(desc(keys.no))
      .limit(limit),
  async find(id) {
    const [row] = await orm.select().from(keys).where(eq(keys.id, id));
    return row;
  },
  async findByHash(hash) {
    const [row] = await orm.select().from(keys).where(eq(keys.hash, hash));
    return row;
  },
  async findByNo(no) {
    const [row] = await orm.select().from(keys).where(eq(keys.no, no));
    return row;
  },
  async update(id, change) {
    const [row] = await orm
      .update(keys)
      // The version rises, so that every process on the file reads the row again before it writes.
      .set({ ...change, version: sql`${keys.version} + 1` })
      .where(and(eq(keys.id, id), isNull(keys.revokedAt)))
      .returning();
    return row;
  },
  async revoke(id, at) {
    const [row] = await orm
      .update(keys)
      .set({ revokedAt: sql`coalesce(${keys.revokedAt}, ${at})` })
      .where(eq(keys.id, id))
      .returning();
    return row;
  },
  count: () => orm.$count(keys),
  corrections: (no, limit) =>
    orm.select().from(corrections).where(eq(corrections.keyNo, no)).orderBy(desc(corrections.no)).limit(limit),
});
