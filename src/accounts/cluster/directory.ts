import type { KeyRepository, KeyRow } from '../../../db/repositories/keys.ts';
import { type Account, accountOf, isExpired } from '../account.ts';
import { BoundedMap } from '../bounded-map.ts';
import { tierOf } from '../keys.ts';
import type { Tiers } from '../tiers.ts';

/**
 * Who the secrets belong to: tier, label and scopes of a key never change, so they are remembered, and so is when it was to
 * expire. Whether a key is revoked or expires earlier, and what it has used, is known to Redis alone.
 */
export interface Directory {
  /** Undefined where no key has this secret; a key known as revoked when it was read counts as none. */
  find(secret: string): Promise<Account | undefined>;
  remembers(secret: string): Account | undefined;
  byNumber(keyNo: number): Promise<Account | undefined>;
  forget(keyNo: number): void;
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
  const bySecret = new BoundedMap<string, Account>(MOST_REMEMBERED);
  const byNo = new Map<number, Account>();

  const inUse = (row: KeyRow | undefined): Account | undefined =>
    row && row.revokedAt === null && !isExpired(row) ? accountOf({ ...row, tier: tierOf(row.tier) }, tiers) : undefined;
  const stillGood = (account: Account | undefined): Account | undefined =>
    account && !isExpired(account) ? account : undefined;

  return {
    async find(secret) {
      const known = bySecret.get(secret);
      if (known) return stillGood(known);
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
  };
};
