import type { SettingsRepository } from '../db/repositories/settings.ts';
import type { AdminKey } from './accounts/admin-key.ts';
import type { Keys } from './accounts/keys.ts';
import { canSignIn, signInLink } from './accounts/sign-in.ts';
import { issueTicket } from './accounts/tickets.ts';
import { deliverInitialSecrets, mintSecrets } from './initial-secrets.ts';
import type { Config } from './runtime/config.ts';

export interface Welcome {
  readonly url: string;
  readonly config: Config;
  readonly admin: AdminKey;
  readonly keys: Keys;
  readonly settings: SettingsRepository;
}

const print = (lines: readonly string[]): void => {
  if (lines.length) process.stdout.write(`${lines.join('\n')}\n`);
};

/**
 * Says where the service listens. A person at a terminal first gets a link into the workbench; at the very first start an
 * admin key and an API key are handed over before all else.
 */
export const announce = async ({ url, config, admin, keys, settings }: Welcome): Promise<void> => {
  const terminal = process.stdout.isTTY === true;
  const signIn = canSignIn(config);
  if (terminal && signIn)
    print([
      'Open the workbench, signed in (this link works once, for ten minutes):',
      `  ${signInLink(url, await issueTicket(settings, 'sign_in'))}`,
      '',
    ]);
  const secrets = await mintSecrets(admin, keys);
  await deliverInitialSecrets(secrets, { config, terminal, print });
  print([
    `Metamer listens on ${url}`,
    `  workbench  ${url}/${signIn ? '  (npx metamer sign-in prints a link that signs a browser in)' : ''}`,
    `  reference  ${url}/v1/docs`,
    `  status     ${url}/v1/status`,
  ]);
  if (terminal && secrets.api)
    print([
      '',
      'Try it:',
      `  curl -sS ${url}/v1/color/contrast -H 'x-api-key: ${secrets.api.secret}' -H 'content-type: application/json' -d '{"fg":"#336699","bg":"#ffffff"}'`,
    ]);
};
