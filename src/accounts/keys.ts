import type { KeyRepository, KeyRow, NewKey } from '../../db/repositories/keys.ts';
import { invalid } from '../errors/refusal.ts';
import type { VersionedKey } from './account.ts';
import type { FreshKey } from './admin-key.ts';
import { usedIn } from './credits.ts';
import { mintKey, startOf } from './key-format.ts';
import type { Activity, MaybePromise } from './ledger.ts';
import { isTierId, type TierId } from './tiers.ts';
import { monthOf } from './time.ts';

/** A key record as administrators see it: everything but the secret and its hash. */
export interface KeyRecord {
  readonly id: string;
  readonly tier: TierId;
  readonly label: string;
  readonly note: string;
  /** Groups of operations that the key may call; null for all. */
  readonly scopes: string[] | null;
  /** First and last characters of the key. */
  readonly start: string;
  readonly last4: string;
  readonly created_at: string;
  readonly expires_at: string | null;
  readonly last_used_at: string | null;
  readonly revoked_at: string | null;
  /** Id of the key that it replaces. */
  readonly replaces: string | null;
  /** Credits used this month. */
  readonly used_this_month: number;
}

export interface KeyPage {
  readonly keys: KeyRecord[];
  /** What to ask the next page with; null behind the last one. */
  readonly next_cursor: string | null;
}

const instant = (ms: number): string => new Date(ms).toISOString();
const maybe = (ms: number | null): string | null => (ms === null ? null : instant(ms));

export const tierOf = (text: string): TierId => {
  if (!isTierId(text)) throw new TypeError(`the stored tier ${text} does not exist`);
  return text;
};

const keyOf = ({ no, id, tier, label, scopes, expiresAt, version }: KeyRow): VersionedKey => ({
  no,
  id,
  tier: tierOf(tier),
  label,
  scopes,
  expiresAt,
  version,
});

const record = (row: KeyRow, { used, lastUsedAt }: Activity): KeyRecord => ({
  id: row.id,
  tier: tierOf(row.tier),
  label: row.label,
  note: row.note,
  scopes: row.scopes,
  start: row.start,
  last4: row.last4,
  created_at: instant(row.createdAt),
  expires_at: maybe(row.expiresAt),
  last_used_at: maybe(lastUsedAt),
  revoked_at: maybe(row.revokedAt),
  replaces: row.replaces,
  used_this_month: used,
});

/** What a key is made for. */
export interface KeyRequest {
  /** `free` where nothing is said, or that of the key it replaces; so are label, note and scopes. */
  readonly tier?: TierId | undefined;
  readonly label?: string | undefined;
  readonly note?: string | undefined;
  readonly scopes?: readonly string[] | undefined;
  /** Expiry time, in milliseconds since 1970. */
  readonly expiresAt?: number | undefined;
  /** Id of the key that it replaces, and for how many hours that one stays valid. */
  readonly replaces?: string | undefined;
  readonly overlapHours?: number | undefined;
}

/** What of a key is to be different from now on; what is left out stays. */
export interface KeyChange {
  readonly tier?: TierId | undefined;
  readonly label?: string | undefined;
  readonly note?: string | undefined;
  /** Null for all groups. */
  readonly scopes?: readonly string[] | null | undefined;
  /** Expiry time, in milliseconds since 1970; null for never. */
  readonly expiresAt?: number | null | undefined;
}

/** Issues, shows, changes and revokes API keys. */
export interface Keys {
  /** The only time the secret is seen. Throws INVALID_INPUT where the key to be replaced is not in use. */
  issue(wanted: KeyRequest): Promise<KeyRecord & { secret: string }>;
  /** The very first key, where none was ever issued. */
  mintFirst(wanted: KeyRequest): Promise<FreshKey | undefined>;
  /** Newest first. Throws INVALID_INPUT for a cursor that no page has named. */
  list(options: { limit: number; cursor?: string | undefined }): Promise<KeyPage>;
  /** Undefined where no key has this id. */
  get(id: string): Promise<KeyRecord | undefined>;
  /** The key of an id, also where it is revoked or has expired; undefined where there is none. */
  find(id: string): Promise<VersionedKey | undefined>;
  /** Changes a key for its next call. Throws INVALID_INPUT where it is revoked. */
  update(id: string, change: KeyChange): Promise<KeyRecord | undefined>;
  /** Revokes at once: when this resolves, no call with the key is let in any more. Revoking twice changes nothing. */
  revoke(id: string): Promise<KeyRecord | undefined>;
}

export interface KeysOptions {
  readonly hashOf: (key: string) => Buffer;
  readonly onRevoked: (keyNo: number) => Promise<void>;
  /** Called when a key was changed. */
  readonly onChanged: (key: VersionedKey) => Promise<void>;
  /** What a key has done, where the database does not know it; undefined where it does. */
  readonly activity: (keyNo: number) => MaybePromise<Activity | undefined>;
}

const OVERLAP_HOURS = 24;
const HOUR_MS = 3_600_000;

export const createKeys = (
  repository: KeyRepository,
  { hashOf, onRevoked, onChanged, activity }: KeysOptions,
): Keys => {
  const show = async (row: KeyRow): Promise<KeyRecord> => {
    const counted = { used: usedIn(row.months, monthOf(Date.now())), lastUsedAt: row.lastUsedAt };
    return record(row, (await activity(row.no)) ?? counted);
  };

  const rowOf = ({ key, id }: { key: string; id: string }, wanted: KeyRequest, old?: KeyRow): NewKey => ({
    id,
    tier: wanted.tier ?? old?.tier ?? 'free',
    label: wanted.label ?? old?.label ?? '',
    note: wanted.note ?? old?.note ?? '',
    scopes: wanted.scopes ? [...new Set(wanted.scopes)] : (old?.scopes ?? null),
    expiresAt: wanted.expiresAt ?? null,
    replaces: old?.id ?? null,
    hash: hashOf(key),
    start: startOf(key),
    last4: key.slice(-4),
    createdAt: Date.now(),
  });

  const replaced = async (id: string): Promise<KeyRow> => {
    const old = await repository.find(id);
    if (!old) throw invalid('replaces', 'no key has this id');
    if (old.revokedAt !== null) throw invalid('replaces', 'this key was revoked');
    if (old.expiresAt !== null && old.expiresAt <= Date.now()) throw invalid('replaces', 'this key has expired');
    return old;
  };

  const store = async (minted: { key: string; id: string }, wanted: KeyRequest): Promise<KeyRow> => {
    if (wanted.replaces === undefined) return repository.insert(rowOf(minted, wanted));
    const old = await replaced(wanted.replaces);
    const until = Date.now() + (wanted.overlapHours ?? OVERLAP_HOURS) * HOUR_MS;
    const { issued, expiring } = await repository.replace(rowOf(minted, wanted, old), old.no, until);
    try {
      await onChanged(keyOf(expiring));
    } catch (error) {
      // The new key will never be shown.
      await repository.revoke(issued.id, Date.now());
      throw error;
    }
    return issued;
  };

  return {
    async issue(wanted) {
      const minted = mintKey('live');
      const row = await store(minted, wanted);
      return { ...record(row, { used: 0, lastUsedAt: null }), secret: minted.key };
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
    async list({ limit, cursor }) {
      if (cursor !== undefined && !(await repository.find(cursor)))
        throw invalid('cursor', 'no key has this id; take next_cursor of the page before');
      const rows = await repository.list(limit + 1, cursor);
      const shown = rows.slice(0, limit);
      return {
        keys: await Promise.all(shown.map(show)),
        next_cursor: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
      };
    },
    async get(id) {
      const row = await repository.find(id);
      return row && show(row);
    },
    async find(id) {
      const row = await repository.find(id);
      return row && keyOf(row);
    },
    async update(id, { scopes, ...change }) {
      const old = await repository.find(id);
      if (!old) return undefined;
      const set = { ...change, ...(scopes === undefined ? {} : { scopes: scopes && [...new Set(scopes)] }) };
      const row = await repository.update(id, set);
      if (!row) throw invalid('id', 'this key was revoked, and cannot be changed');
      await onChanged(keyOf(row));
      return show(row);
    },
    async revoke(id) {
      const row = await repository.revoke(id, Date.now());
      if (!row) return undefined;
      await onRevoked(row.no);
      return show(row);
    },
  };
};
