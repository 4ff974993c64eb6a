import type { KeyRepository, KeyRow } from '../../db/repositories/keys.ts';
import type { FreshKey } from './admin-key.ts';
import { mintKey, startOf } from './key-format.ts';
import { isTierId, type TierId } from './tiers.ts';

/** A key record as administrators see it: everything but the secret and its hash. */
export interface KeyRecord {
  readonly id: string;
  readonly tier: TierId;
  readonly label: string;
  /** First and last characters of the key. */
  readonly start: string;
  readonly last4: string;
  readonly created_at: string;
  readonly last_used_at: string | null;
  readonly revoked_at: string | null;
}

const instant = (ms: number): string => new Date(ms).toISOString();

export const tierOf = (text: string): TierId => {
  if (!isTierId(text)) throw new TypeError(`the stored tier ${text} does not exist`);
  return text;
};

const record = (row: KeyRow): KeyRecord => ({
  id: row.id,
  tier: tierOf(row.tier),
  label: row.label,
  start: row.start,
  last4: row.last4,
  created_at: instant(row.createdAt),
  last_used_at: row.lastUsedAt === null ? null : instant(row.lastUsedAt),
  revoked_at: row.revokedAt === null ? null : instant(row.revokedAt),
});

/** What a key is made for. */
export interface WantedKey {
  readonly tier: TierId;
  readonly label: string;
}

/** Issues, shows and revokes API keys. */
export interface Keys {
  /** The only time the secret is seen. */
  issue(wanted: WantedKey): Promise<KeyRecord & { secret: string }>;
  /** The very first key, where none was ever issued. */
  mintFirst(wanted: WantedKey): Promise<FreshKey | undefined>;
  list(): Promise<KeyRecord[]>;
  /** Undefined where no key has this id. */
  get(id: string): Promise<KeyRecord | undefined>;
  /** Revokes at once: when this resolves, no call with the key is let in any more. Revoking twice changes nothing. */
  revoke(id: string): Promise<KeyRecord | undefined>;
}

export const createKeys = (
  repository: KeyRepository,
  { hashOf, onRevoked }: { hashOf: (key: string) => Buffer; onRevoked: (keyNo: number) => Promise<void> },
): Keys => {
  const store = ({ key, id }: { key: string; id: string }, { tier, label }: WantedKey): Promise<KeyRow> =>
    repository.insert({
      id,
      tier,
      label,
      hash: hashOf(key),
      start: startOf(key),
      last4: key.slice(-4),
      createdAt: Date.now(),
    });

  return {
    async issue(wanted) {
      const minted = mintKey('live');
      return { ...record(await store(minted, wanted)), secret: minted.key };
    },
    async mintFirst(wanted) {
      if ((await repository.count()) > 0) return undefined;
      const minted = mintKey('live');
      return {
        secret: minted.key,
        async keep() {
          await store(minted, wanted);
          return true;
        },
      };
    },
    async list() {
      return (await repository.list()).map(record);
    },
    async get(id) {
      const row = await repository.find(id);
      return row && record(row);
    },
    async revoke(id) {
      const row = await repository.revoke(id, Date.now());
      if (!row) return undefined;
      await onRevoked(row.no);
      return record(row);
    },
  };
};
