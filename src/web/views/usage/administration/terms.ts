import { GROUPS, type Key } from './keys.ts';

/** What a form says of a key, as the service takes it. */
export interface Terms {
  readonly label: string;
  readonly note: string;
  readonly tier: string;
  /** Groups in the order of the form; null for all. */
  readonly scopes: readonly string[] | null;
  readonly expires_at: string | null;
}

/** Groups in the order of the form. */
export const inOrder = (scopes: readonly string[]): readonly string[] =>
  GROUPS.filter((group) => scopes.includes(group));

/** The end of a day, in UTC. */
const endOf = (day: string): string | null => (day === '' ? null : `${day}T23:59:59Z`);

/** The expiry time that a day means: the exact time `before`, if that is on the same day. */
export const expiryOf = (day: string, before: string | null): string | null =>
  (before ?? '').slice(0, 10) === day ? before : endOf(day);

/** Terms of a key, or of a new one. */
export const termsOf = (key: Key | undefined): Terms => ({
  label: key?.label ?? '',
  note: key?.note ?? '',
  tier: key?.tier ?? 'free',
  scopes: key?.scopes ? inOrder(key.scopes) : null,
  expires_at: key?.expires_at ?? null,
});

/** Terms that differ from those before. What was not touched is not sent: someone else may have changed it. */
export const changesIn = (terms: Terms, before: Terms): Partial<Terms> =>
  Object.fromEntries(
    Object.entries(terms).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof Terms]),
    ),
  );
