import type { KeyRepository, KeyRow } from '../../../db/repositories/keys.ts';
import { type Account, accountOf, isExpired } from '../account.ts';
import { BoundedMap } from '../bounded-map.ts';
import { tierOf } from '../keys.ts';
import type { Tiers } from '../tiers.ts';

/** An account, and the mark that its key had in Redis before it was read; '' for none. Each change of a key gives it another mark. */
export interface KnownAccount extends Account {
  readonly mark: string;
}

/**
 * Who the secrets belong to, remembered with their tier, label, scopes and expiry. Redis alone knows whether a key is revoked, whether
 * it has been changed since it was read, and what it has used.
 */
export interface Directory {
  /**
   * Undefined where no key has this secret; a key known as revoked when it was read counts as none. With the mark that the key has
   * now, an account that was read before is read again.
   */
  find(secret: string, mark?: string): Promise<KnownAccount | undefined>;
  remembers(secret: string): Account | undefined;
  byNumber(keyNo: number): Promise<Account | undefined>;
  forget(keyNo: number): void;
  /** Forgets the keys whose numbers are such. */
  forgetAll(isSuch: (keyNo: number) => boolean): void;
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
  const byNo = new Map<number, Account>();

  const inUse = (row: KeyRow | undefined): Account | undefined =>
    row && row.revokedAt === null && !isExpired(row) ? accountOf({ ...row, tier: tierOf(row.tier) }, tiers) : undefined;
  const stillGood = (account: Account | undefined): Account | undefined =>
    account && !isExpired(account) ? account : undefined;

  return {
    async find(secret, mark) {
      const known = bySecret.get(secret);
      // One that has expired may have been given more time.
      if (known && !isExpired(known) && (mark === undefined || mark === known.mark)) return known;
      const read = inUse(await repository.findByHash(hashOf(secret)));
      if (!read) return undefined;
      const account = { ...read, mark: mark ?? known?.mark ?? '' };
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
    forgetAll(isSuch) {
      for (const no of byNo.keys()) if (isSuch(no)) byNo.delete(no);
      for (const [secret, { no }] of bySecret) if (isSuch(no)) bySecret.delete(secret);
    },
  };
};
