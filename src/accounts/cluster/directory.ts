import { hash } from 'node:crypto';
import type { KeyRepository, KeyRow } from '../../../db/repositories/keys.ts';
import { type Account, type ApiKey, accountOf, isExpired } from '../account.ts';
import { BoundedMap } from '../bounded-map.ts';
import { tierOf } from '../keys.ts';
import type { Tiers } from '../tiers.ts';

/** An account with a mark of its terms: tier, label, scopes and expiry. */
export interface KnownAccount extends Account {
  readonly terms: string;
}

/** Differs between any two states of a key. */
export const termsOf = ({ tier, label, scopes, expiresAt }: ApiKey): string =>
  hash('sha256', JSON.stringify([tier, label, scopes, expiresAt]), 'base64url').slice(0, 16);

/**
 * Who the secrets belong to, remembered with the terms of the key. Redis alone knows whether a key is revoked, whether its terms
 * are still these, and what it has used.
 */
export interface Directory {
  /** Undefined where no key has this secret; a key known as revoked when it was read counts as none. */
  find(secret: string): Promise<KnownAccount | undefined>;
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
  const byNo = new Map<number, KnownAccount>();

  const inUse = (row: KeyRow | undefined): KnownAccount | undefined => {
    if (!row || row.revokedAt !== null || isExpired(row)) return undefined;
    const key = { ...row, tier: tierOf(row.tier) };
    return { ...accountOf(key, tiers), terms: termsOf(key) };
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
    forgetAll(isSuch) {
      for (const no of byNo.keys()) if (isSuch(no)) byNo.delete(no);
      for (const [secret, { no }] of bySecret) if (isSuch(no)) bySecret.delete(secret);
    },
  };
};
