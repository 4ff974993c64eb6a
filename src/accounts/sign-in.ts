import type { SettingsRepository } from '../../db/repositories/settings.ts';
import type { Config } from '../runtime/config.ts';
import { isLoopback } from '../runtime/loopback.ts';
import type { Keys } from './keys.ts';
import { redeemTicket, TICKET_MS } from './tickets.ts';

const KEY_MS = 30 * 86_400_000;
/** Wrong tickets that are looked at in ten minutes; after them every ticket is refused for as long. */
const MOST_WRONG = 5;

/** Holds the id of the key that the workbench got last. */
const KEY_SETTING = 'workbench_key';

/** Whether browsers of this computer reach the service with nothing between: only then is there a link. */
export const canSignIn = ({ host, trustProxy }: Pick<Config, 'host' | 'trustProxy'>): boolean =>
  trustProxy === 0 && isLoopback(host);

/** The link that signs a browser in. What stands after `#` is not sent to the service by following it. */
export const signInLink = (url: string, ticket: string): string => `${url}/#sign-in=${ticket}`;

/** The link that signs an administrator in. */
export const adminLink = (url: string, ticket: string): string => `${url}/account#admin=${ticket}`;

/** A key for the workbench, and when it expires. */
export interface SignedIn {
  readonly key: string;
  readonly expires_at: string;
}

/** Exchanges tickets for keys. */
export interface SignIn {
  /** A new enterprise key of the workbench, in place of the one before; undefined where the ticket is not good, or too many were not. */
  redeem(ticket: string): Promise<SignedIn | undefined>;
}

export const createSignIn = (settings: SettingsRepository, keys: Keys): SignIn => {
  let wrong: readonly number[] = [];

  /** Replaces the previous key, which is revoked; of several that come at once the last is left. */
  const replaceKey = async (id: string): Promise<void> => {
    for (;;) {
      const before = await settings.take(KEY_SETTING, 0);
      if (before !== undefined) await keys.revoke(before);
      if (await settings.putOnce(KEY_SETTING, id, Date.now())) return;
    }
  };

  return {
    async redeem(ticket) {
      const now = Date.now();
      wrong = wrong.filter((at) => at > now - TICKET_MS);
      if (wrong.length >= MOST_WRONG) return undefined;
      // Counted before the look, so that many at once are not more than five.
      wrong = [...wrong, now];
      if (!(await redeemTicket(settings, 'sign_in', ticket))) return undefined;
      wrong = wrong.slice(0, -1);
      const expiresAt = now + KEY_MS;
      const { id, secret } = await keys.issue({ tier: 'enterprise', label: 'workbench', expiresAt });
      await replaceKey(id);
      return { key: secret, expires_at: new Date(expiresAt).toISOString() };
    },
  };
};
