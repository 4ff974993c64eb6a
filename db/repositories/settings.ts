import { eq } from 'drizzle-orm';
import type { Orm } from '../client.ts';
import { settings } from '../schema.ts';

/** Named texts that one installation keeps. */
export interface SettingsRepository {
  get(name: string): Promise<string | undefined>;
  /** Stores a text unless the name is taken; answers whether it was stored. */
  putOnce(name: string, value: string, at: number): Promise<boolean>;
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
});
