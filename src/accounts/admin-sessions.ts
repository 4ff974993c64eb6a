import { hash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { SettingsRepository } from '../../db/repositories/settings.ts';
import type { AdminKey } from './admin-key.ts';
import { redeemTicket, voidTickets } from './tickets.ts';

/** How long a session lasts, whatever is done in it. */
export const SESSION_MS = 8 * 3_600_000;
const TOKEN_BYTES = 32;
const TOKEN_FORM = /^[\w-]{43}$/;
const PREFIX = 'admin_session:';

/** A session of an administrator in a browser. */
export interface AdminSession {
  /** Names it in the log; cannot be used to sign in. */
  readonly id: string;
  /** Expiry time, in milliseconds since 1970. */
  readonly expiresAt: number;
}

/**
 * Sessions of administrators, stored in the database as the hashes of their tokens: every process knows them, they outlast a
 * restart, and they end after eight hours, when signed out, and when the admin key changes.
 */
export interface AdminSessions {
  /** A new session in exchange for a ticket; undefined where the ticket is not valid. */
  begin(ticket: string): Promise<(AdminSession & { readonly token: string }) | undefined>;
  /** The session of a token; undefined where it has ended. */
  find(token: string): Promise<AdminSession | undefined>;
  end(token: string): Promise<void>;
  /** Ends every session, in all browsers, and every link that was printed for one. */
  endAll(): Promise<void>;
}

const hashOf = (token: string): string => hash('sha256', token);
const sessionOf = (token: string, since: number): AdminSession => ({
  id: hashOf(token).slice(0, 8),
  expiresAt: since + SESSION_MS,
});

interface Stored {
  readonly since: number;
  /** Proof of the admin key in force when it began, which only the token can check. */
  readonly admin: string;
}

const isSame = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

export const createAdminSessions = (settings: SettingsRepository, { bind }: Pick<AdminKey, 'bind'>): AdminSessions => ({
  async begin(ticket) {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const admin = bind(token);
    if (admin === undefined || !(await redeemTicket(settings, 'admin_sign_in', ticket))) return undefined;
    const since = Date.now();
    await settings.prune(PREFIX, since - SESSION_MS);
    await settings.putOnce(PREFIX + hashOf(token), JSON.stringify({ since, admin } satisfies Stored), since);
    return { ...sessionOf(token, since), token };
  },
  async find(token) {
    const text = TOKEN_FORM.test(token) ? await settings.get(PREFIX + hashOf(token)) : undefined;
    if (text === undefined) return undefined;
    const { since, admin } = JSON.parse(text) as Stored;
    const isInForce = isSame(admin, bind(token) ?? '');
    return isInForce && since + SESSION_MS > Date.now() ? sessionOf(token, since) : undefined;
  },
  async end(token) {
    await settings.remove(PREFIX + hashOf(token));
  },
  async endAll() {
    await settings.prune(PREFIX, Date.now() + SESSION_MS);
    await voidTickets(settings, 'admin_sign_in');
  },
});
