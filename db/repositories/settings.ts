import { and, eq, gte, like, lt } from 'drizzle-orm';
import type { Orm } from '../client.ts';
import { settings } from '../schema.ts';

/** Named texts that one installation keeps. */
export interface SettingsRepository {
  get(name: string): Promise<string | undefined>;
  /** Stores a text unless the name is taken; answers whether it was stored. */
  putOnce(name: string, value: string, at: number): Promise<boolean>;
  replace(name: string, value: string): Promise<void>;
  remove(name: string): Promise<void>;
  /** Removes a text that was stored at an instant or later, and answers it: of several who ask at once, one gets it. */
  take(name: string, since: number): Promise<string | undefined>;
  /** Removes a text that was stored before an instant; answers whether there was one. */
  removeOlder(name: string, before: number): Promise<boolean>;
  /** Removes all texts whose names begin so, and that were stored before an instant. */
  prune(prefix: string, before: number): Promise<void>;
}

export const settingsRepository = (orm: Orm): SettingsRepository => ({
  async get(name) {
    const [row] = await orm.select().from(settings).where(eq(settings.name, name));
    return row?.value;
  },
  async putOnce(name, value, at) {
    const rows = await orm.insert(settings).values({ name, value, at }).onConflictDoNothing().returning();
    return rows.length === 1;
  },
  async replace(name, value) {
    await orm.update(settings).set({ value }).where(eq(settings.name, name));
  },
  async remove(name) {
    await orm.delete(settings).where(eq(settings.name, name));
  },
  async take(name, since) {
    const isYoung = and(eq(settings.name, name), gte(settings.at, since));
    const [row] = await orm.delete(settings).where(isYoung).returning();
    return row?.value;
  },
  async removeOlder(name, before) {
    const isOld = and(eq(settings.name, name), lt(settings.at, before));
    return (await orm.delete(settings).where(isOld).returning()).length > 0;
  },
  async prune(prefix, before) {
    await orm.delete(settings).where(and(like(settings.name, `${prefix}%`), lt(settings.at, before)));
  },
});
