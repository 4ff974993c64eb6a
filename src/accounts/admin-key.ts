import { createHmac, hash, timingSafeEqual } from 'node:crypto';
import type { SettingsRepository } from '../../db/repositories/settings.ts';
import { mintKey } from './key-format.ts';

const sha256 = (text: string): Buffer => hash('sha256', text, 'buffer');

/** Whether a text is the admin key; hashes of equal length are compared in constant time. */
export type AdminCheck = (presented: string) => boolean;

/** A key that was made and is not in force yet: it is shown first. */
export interface FreshKey {
  readonly secret: string;
  /** Puts the key in force; false where another process was faster and its key holds. */
  keep(): Promise<boolean>;
}

/** The admin key of this installation: from the environment, or made at the first start, when only its hash is stored. */
export interface AdminKey {
  readonly check: AdminCheck;
  /** Binds a secret to the admin key: without the secret it says nothing of either. Undefined where there is no admin key. */
  bind(secret: string): string | undefined;
  /** A new key where the installation has none. */
  mint(): Promise<FreshKey | undefined>;
}

const SETTING = 'admin_key_sha256';

export const openAdminKey = async (
  fromEnvironment: string | undefined,
  settings: SettingsRepository,
): Promise<AdminKey> => {
  const stored = async (): Promise<Buffer | undefined> => {
    const text = await settings.get(SETTING);
    return text === undefined ? undefined : Buffer.from(text, 'hex');
  };
  let expected = fromEnvironment === undefined ? await stored() : sha256(fromEnvironment);

  return {
    bind: (secret) => expected && createHmac('sha256', secret).update(expected).digest('hex'),
    check: (presented) => expected !== undefined && timingSafeEqual(sha256(presented), expected),
    async mint() {
      expected ??= await stored();
      if (expected) return undefined;
      const { key } = mintKey('adm');
      return {
        secret: key,
        async keep() {
          const fresh = await settings.putOnce(SETTING, sha256(key).toString('hex'), Date.now());
          expected = await stored();
          return fresh;
        },
      };
    },
  };
};
