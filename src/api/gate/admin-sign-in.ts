import type { AdminSession, AdminSessions } from '../../accounts/admin-sessions.ts';
import type { Log } from '../../runtime/log.ts';
import type { Call } from '../call.ts';
import { ApiError } from '../errors.ts';
import type { AddressLimiter } from './addresses.ts';
import { rateLimited } from './rules.ts';

/** What is known of who asks before there is a session. */
type Visitor = Pick<Call, 'address' | 'bill' | 'requestId'>;

/** Lets administrators in by the ticket of a link, and by their session from then on. Log lines name sessions by their id. */
export interface AdminSignIn {
  /**
   * A new session in place of the `former` one of this browser. Throws UNAUTHENTICATED for a ticket that is not valid,
   * RATE_LIMITED for a wrong one too many.
   */
  begin(
    visitor: Visitor,
    ticket: string,
    former: string | undefined,
  ): Promise<AdminSession & { readonly token: string }>;
  /** The session of a token. Throws UNAUTHENTICATED where there is none or it has ended. */
  require(token: string | undefined): Promise<AdminSession>;
  /** The session of a token; undefined where there is none or it has ended. */
  find(token: string | undefined): Promise<AdminSession | undefined>;
  /** Ends a session, or with `everywhere` those of all browsers; throws UNAUTHENTICATED then where it has ended itself. */
  end(visitor: Visitor, token: string | undefined, everywhere: boolean): Promise<void>;
}

export interface AdminSignInOptions {
  readonly sessions: AdminSessions;
  /** Wrong tickets, by address. */
  readonly attempts: AddressLimiter;
  readonly log: Pick<Log, 'info' | 'warn'>;
}

export const createAdminSignIn = ({ sessions, attempts, log }: AdminSignInOptions): AdminSignIn => {
  const lineOf = ({ address, requestId }: Visitor, session?: AdminSession) => ({
    address,
    request_id: requestId,
    session: session?.id,
  });
  /** Counts a wrong ticket. Whatever others have tried, a right one is let in. */
  const failed = (visitor: Visitor): ApiError => {
    const state = attempts.take(visitor.address);
    if (!state.allowed)
      return rateLimited(visitor, { ...state, whose: 'failed sign-ins of administrators at this address' });
    log.warn({ ...lineOf(visitor), left: state.remaining }, 'a sign-in link of an administrator is not valid');
    return new ApiError(
      'UNAUTHENTICATED',
      'ticket: this sign-in link is not valid: each works once, within ten minutes. metamer sign-in --admin prints another.',
      { details: { field: 'ticket' } },
    );
  };
  const find: AdminSignIn['find'] = async (token) => (token === undefined ? undefined : sessions.find(token));
  const require: AdminSignIn['require'] = async (token) => {
    const session = await find(token);
    if (session) return session;
    throw new ApiError(
      'UNAUTHENTICATED',
      'No administrator is signed in here, or the session has ended. metamer sign-in --admin prints a link.',
    );
  };

  return {
    async begin(visitor, ticket, former) {
      const session = await sessions.begin(ticket);
      if (!session) throw failed(visitor);
      if (former !== undefined) await sessions.end(former);
      log.info(lineOf(visitor, session), 'an administrator signed in');
      return session;
    },
    require,
    find,
    async end(visitor, token, everywhere) {
      const session = await (everywhere ? require(token) : find(token));
      if (everywhere) await sessions.endAll();
      else if (token !== undefined) await sessions.end(token);
      if (session) log.info({ ...lineOf(visitor, session), everywhere }, 'an administrator signed out');
    },
  };
};
