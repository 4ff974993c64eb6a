import { hash, timingSafeEqual } from 'node:crypto';
import type { SettingsRepository } from '../../db/repositories/settings.ts';
import { mintKey } from './key-format.ts';

const sha256 = (text: string): Buffer => hash('sha256', text, 'buffer');

/** Whether a text is the admin key; hashes of equal length are compared in constant time. */
export type AdminCheck = (presented: string) => boolean;

const SETTING = 'admin_key_sha256';

/**
 * The admin key of this installation: from the environment, or made at the first start, when its text is answered once
 * and only its hash stays.
 */
export const openAdminKey = async (
  fromEnvironment: string | undefined,
  settings: SettingsRepository,
): Promise<{ check: AdminCheck; minted: string | undefined }> => {
  const checkAgainst =
    (expected: Buffer): AdminCheck =>
    (presented) =>
      timingSafeEqual(sha256(presented), expected);
  if (fromEnvironment !== undefined) return { check: checkAgainst(sha256(fromEnvironment)), minted: undefined };
  const { key } = mintKey('adm');
  const fresh = await settings.putOnce(SETTING, sha256(key).toString('hex'), Date.now());
  const stored = await settings.get(SETTING);
  return { check: checkAgainst(Buffer.from(stored ?? '', 'hex')), minted: fresh ? key : undefined };
};
