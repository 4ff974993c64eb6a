import type { AdminSession, AdminSessions } from '../../accounts/admin-sessions.ts';
import type { Log } from '../../runtime/log.ts';
import type { Call } from '../call.ts';
import { ApiError } from '../errors.ts';
import type { AddressLimiter, AddressState } from './addresses.ts';
import { rateLimited } from './rules.ts';

/** What is known of who asks before there is a session. */
type Visitor = Pick<Call, 'address' | 'bill' | 'requestId'>;

/** Lets administrators in by the ticket of a link, and by their session from then on. Log lines name sessions by their id. */
export interface AdminSignIn {
  /** Throws UNAUTHENTICATED for a ticket that is not valid, RATE_LIMITED where too many from this address were not. */
  begin(visitor: Visitor, ticket: string): Promise<AdminSession & { readonly token: string }>;
  /** The session of a token; undefined where there is none or it has ended. Throws RATE_LIMITED for a wrong one too many. */
  find(visitor: Visitor, token: string | undefined): Promise<AdminSession | undefined>;
  /** Ends a session, or with `everywhere` those of all browsers. */
  end(visitor: Visitor, token: string, everywhere: boolean): Promise<void>;
}

export interface AdminSignInOptions {
  readonly sessions: AdminSessions;
  /** Wrong tickets and tokens, by address. */
  readonly attempts: AddressLimiter;
  readonly log: Pick<Log, 'info' | 'warn'>;
}

export const createAdminSignIn = ({ sessions, attempts, log }: AdminSignInOptions): AdminSignIn => {
  const lineOf = ({ address, requestId }: Visitor, session?: AdminSession) => ({
    address,
    request_id: requestId,
    session: session?.id,
  });
  const refuse = (visitor: Visitor, { retryAfter, limit }: AddressState): ApiError =>
    rateLimited(visitor, { retryAfter, limit, whose: 'failed sign-ins of administrators at this address' });
  /** Counts a secret that was wrong. Throws RATE_LIMITED where there were too many. */
  const failed = (visitor: Visitor, what: string): void => {
    const state = attempts.take(visitor.address);
    if (!state.allowed) throw refuse(visitor, state);
    log.warn({ ...lineOf(visitor), left: state.remaining }, `${what} of an administrator is not valid`);
  };

  return {
    async begin(visitor, ticket) {
      const state = attempts.peek(visitor.address);
      if (!state.allowed) throw refuse(visitor, state);
      const session = await sessions.begin(ticket);
      if (!session) {
        failed(visitor, 'a sign-in link');
        throw new ApiError(
          'UNAUTHENTICATED',
          'ticket: this sign-in link is not valid: each works once, within ten minutes. metamer sign-in --admin prints another.',
          { details: { field: 'ticket' } },
        );
      }
      log.info(lineOf(visitor, session), 'an administrator signed in');
      return session;
    },
    async find(visitor, token) {
      if (token === undefined) return undefined;
      const session = await sessions.find(token);
      // Whatever others have tried, a valid session is let in.
      if (!session) failed(visitor, 'a session');
      return session;
    },
    async end(visitor, token, everywhere) {
      const session = await sessions.find(token);
      await (everywhere && session ? sessions.endAll() : sessions.end(token));
      if (session) log.info({ ...lineOf(visitor, session), everywhere }, 'an administrator signed out');
    },
  };
};
