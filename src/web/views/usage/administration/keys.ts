import { signal } from '@preact/signals';
import { askAsAdmin } from '../../../state/admin-session.ts';
import type { Answer } from '../../../state/api.ts';

/** Groups of operations that a key can be limited to. A test holds them to those of the service. */
export const GROUPS = [
  'color',
  'science',
  'palette',
  'harmony',
  'gradient',
  'shade',
  'tokens',
  'accessibility',
  'vision',
  'colourplate',
  'personalize',
  'analyzer',
  'jobs',
  'webhooks',
] as const;

/** A key as administrators see it. */
export interface Key {
  readonly id: string;
  readonly tier: string;
  readonly label: string;
  readonly note: string;
  readonly scopes: readonly string[] | null;
  readonly start: string;
  readonly last4: string;
  readonly created_at: string;
  readonly expires_at: string | null;
  readonly last_used_at: string | null;
  readonly revoked_at: string | null;
  readonly replaces: string | null;
  readonly used_this_month: number;
}
export type IssuedKey = Key & { readonly secret?: string };

export const isInUse = ({ revoked_at, expires_at }: Key): boolean =>
  revoked_at === null && (expires_at === null || Date.parse(expires_at) > Date.now());

/** What a key is called where it has no name. */
export const nameOf = ({ label, id }: Key): string => label || id;

export const keys = signal<readonly Key[]>([]);
export const listResponse = signal<Answer | undefined>(undefined);
/** Where the next page begins; null where all keys are shown. */
export const cursor = signal<string | null>(null);

const PAGE = 100;

export const forgetKeys = (): void => {
  keys.value = [];
  listResponse.value = undefined;
  cursor.value = null;
};

/** Newest first, each once: one that a link has opened may come again with its page. */
const merged = (known: readonly Key[], more: readonly Key[]): readonly Key[] =>
  [...new Map([...known, ...more].map((key) => [key.id, key])).values()].toSorted(
    (a, b) => Date.parse(b.created_at) - Date.parse(a.created_at),
  );

/** Loads the newest keys, or with `more` those behind the ones that are shown. */
export const loadKeys = async (more = false): Promise<void> => {
  const behind = more && cursor.value !== null ? `&cursor=${encodeURIComponent(cursor.value)}` : '';
  const answer = await askAsAdmin({ method: 'GET', path: `/account/keys?limit=${PAGE}${behind}` });
  listResponse.value = answer;
  if (answer.failure) return;
  const page = answer.body as { keys: readonly Key[]; next_cursor: string | null };
  keys.value = behind === '' ? page.keys : merged(keys.value, page.keys);
  cursor.value = page.next_cursor;
};

/** Puts a key in the place of what was known of it. */
const keep = (answer: Answer): Answer => {
  if (answer.failure) return answer;
  const { secret: _, ...key } = answer.body as IssuedKey;
  keys.value = merged(keys.value, [key]);
  return answer;
};

const at = (id: string): string => `/account/keys/${id}`;

export const loadKey = async (id: string): Promise<Answer> => keep(await askAsAdmin({ method: 'GET', path: at(id) }));
/** Issues a key; the one that it replaces is loaded again, since it now expires. */
export const issueKey = async (
  wanted: object & { readonly replaces?: string; readonly overlap_hours?: number },
): Promise<Answer> => {
  const answer = keep(await askAsAdmin({ method: 'POST', path: '/account/keys', body: wanted }));
  if (!answer.failure && wanted.replaces !== undefined) await loadKey(wanted.replaces);
  return answer;
};
export const changeKey = async (id: string, change: object): Promise<Answer> =>
  keep(await askAsAdmin({ method: 'POST', path: at(id), body: change }));
export const revokeKey = async (id: string): Promise<Answer> =>
  keep(await askAsAdmin({ method: 'DELETE', path: at(id) }));
