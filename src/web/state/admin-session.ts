import { signal } from '@preact/signals';
import { type Answer, call, type Request } from './api.ts';
import { readStored, writeStored } from './stored.ts';

/** Says that this browser has had a session; the session itself is a cookie that no script can read. */
const NAME = 'metamer-admin';
const local = (): Storage => localStorage;

/** When the session of the administrator ends; undefined where nobody is signed in. */
export const sessionEnds = signal<string | undefined>(undefined);
/** Why nobody is signed in where somebody was, or was to be. */
export const adminProblem = signal('');

interface Session {
  readonly signed_in: boolean;
  readonly expires_at: string | null;
}

/** The clock of this computer may be wrong: after its end the session is asked for, at most once a minute. */
const MIN_WAIT_MS = 60_000;
let ending: ReturnType<typeof setTimeout> | undefined;

/** Takes what the service says of the session; `why` is shown where it has ended. */
const take = ({ expires_at }: Session, why = ''): void => {
  clearTimeout(ending);
  if (expires_at !== null)
    ending = setTimeout(() => void loadSession(), Math.max(MIN_WAIT_MS, Date.parse(expires_at) - Date.now()));
  writeStored(local, NAME, expires_at === null ? undefined : 'yes');
  sessionEnds.value = expires_at ?? undefined;
  adminProblem.value = why;
};
const NONE: Session = { signed_in: false, expires_at: null };

/** Whether it is worth asking for a session. */
export const mayBeSignedIn = (): boolean => readStored(local, NAME) !== undefined;

const ENDED =
  'The session of the administrator has ended. Where the service runs, npx metamer sign-in --admin prints a link.';

/** A call with the session of the administrator; where that has ended, the page says so. */
export const askAsAdmin = async (request: Request, abort?: AbortSignal): Promise<Answer> => {
  const answer = await call(request, abort);
  if (answer.status === 401 && sessionEnds.value !== undefined) take(NONE, ENDED);
  return answer;
};

/** Finds out whether this browser is signed in. */
export const loadSession = async (): Promise<void> => {
  const { failure, body } = await call({ method: 'GET', path: '/account/session' });
  if (failure) adminProblem.value = failure.message;
  // Why a link did not work says more.
  else take(body as Session, (body as Session).signed_in ? '' : adminProblem.value || ENDED);
};

/** Exchanges the ticket of a link for a session; the page says what came of it. */
export const redeemAdmin = async (ticket: string): Promise<void> => {
  const { failure, body } = await call({ method: 'POST', path: '/account/sign-in', body: { ticket } });
  if (failure) adminProblem.value = failure.message.replace(/^ticket: t/, 'T');
  else take(body as Session);
};

/** Signs out of this browser, or of all. */
export const signOut = async (everywhere: boolean): Promise<Answer> => {
  const answer = await askAsAdmin({ method: 'POST', path: '/account/sign-out', body: { everywhere } });
  if (!answer.failure) take(NONE);
  return answer;
};
