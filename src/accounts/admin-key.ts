import { hash, timingSafeEqual } from 'node:crypto';
import type { SettingsRepository } from '../../db/repositories/settings.ts';
import { mintKey } from './key-format.ts';

const sha256 = (text: string): Buffer => hash('sha256', text, 'buffer');

/** Whether a text is the admin key; hashes of equal length are compared in constant time. */
export type AdminCheck = (presented: string) => Promise<boolean>;

/** A key that was made and is not in force yet: it is shown first. */
export interface FreshKey {
  readonly secret: string;
  /** Puts the key in force; false where another process was faster and its key holds. */
  keep(): Promise<boolean>;
}

/** The admin key of this installation: from the environment, or made at the first start, when only its hash is stored. */
export interface AdminKey {
  readonly check: AdminCheck;
  /** A new key where the installation has none. */
  mint(): Promise<FreshKey | undefined>;
}

const SETTING = 'admin_key_sha256';

export const createAdminKey = (fromEnvironment: string | undefined, settings: SettingsRepository): AdminKey => {
  let expected = fromEnvironment === undefined ? undefined : sha256(fromEnvironment);

  /** Read until it is there: another process may be the one that makes it. */
  const stored = async (): Promise<Buffer | undefined> => {
    if (!expected) {
      const text = await settings.get(SETTING);
      if (text !== undefined) expected = Buffer.from(text, 'hex');
    }
    return expected;
  };

  return {
    async check(presented) {
      const key = await stored();
      return key !== undefined && timingSafeEqual(sha256(presented), key);
    },
    async mint() {
      if (await stored()) return undefined;
      const { key } = mintKey('adm');
      return { secret: key, keep: () => settings.putOnce(SETTING, sha256(key).toString('hex'), Date.now()) };
    },
  };
};
