import type { KeyRepository, KeyRow } from '../../../db/repositories/keys.ts';
import { type Account, accountOf, isExpired } from '../account.ts';
import { BoundedMap } from '../bounded-map.ts';
import { tierOf } from '../keys.ts';
import type { Tiers } from '../tiers.ts';

/** An account as of a version of its row. */
export interface KnownAccount extends Account {
  readonly version: number;
}

/**
 * Who the secrets belong to, remembered with the version of the key. Redis alone knows whether a key is revoked or was changed
 * since, and what it has used.
 */
export interface Directory {
  /** Undefined where no key has this secret; a key known as revoked when it was read counts as none. */
  find(secret: string): Promise<KnownAccount | undefined>;
  remembers(secret: string): Account | undefined;
  byNumber(keyNo: number): Promise<Account | undefined>;
  forget(keyNo: number): void;
  forgetAll(): void;
}

const MOST_REMEMBERED = 20_000;

export const createDirectory = ({
  repository,
  tiers,
  hashOf,
}: {
  repository: KeyRepository;
  tiers: Tiers;
  hashOf: (key: string) => Buffer;
}): Directory => {
  const bySecret = new BoundedMap<string, KnownAccount>(MOST_REMEMBERED);
  const byNo = new Map<number, KnownAccount>();

  const inUse = (row: KeyRow | undefined): KnownAccount | undefined => {
    if (!row || row.revokedAt !== null || isExpired(row)) return undefined;
    return { ...accountOf({ ...row, tier: tierOf(row.tier) }, tiers), version: row.version };
  };
  const stillGood = (account: Account | undefined): Account | undefined =>
    account && !isExpired(account) ? account : undefined;

  return {
    async find(secret) {
      const known = bySecret.get(secret);
      // One that has expired may have been given more time.
      if (known && !isExpired(known)) return known;
      const account = inUse(await repository.findByHash(hashOf(secret)));
      if (!account) return undefined;
      bySecret.set(secret, account);
      byNo.set(account.no, account);
      return account;
    },
    remembers: (secret) => stillGood(bySecret.get(secret)),
    async byNumber(keyNo) {
      const known = byNo.get(keyNo) ?? inUse(await repository.findByNo(keyNo));
      if (known) byNo.set(keyNo, known);
      return known;
    },
    forget(keyNo) {
      byNo.delete(keyNo);
      for (const [secret, account] of bySecret) if (account.no === keyNo) bySecret.delete(secret);
    },
    forgetAll() {
      byNo.clear();
      for (const [secret] of bySecret) bySecret.delete(secret);
    },
  };
};
