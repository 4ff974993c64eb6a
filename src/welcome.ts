import type { AdminKey } from './accounts/admin-key.ts';
import type { Keys } from './accounts/keys.ts';
import { handOver, mintSecrets } from './first-secrets.ts';
import type { Config } from './runtime/config.ts';

export interface Welcome {
  readonly url: string;
  readonly config: Config;
  readonly admin: AdminKey;
  readonly keys: Keys;
}

const print = (lines: readonly string[]): void => {
  if (lines.length) process.stdout.write(`${lines.join('\n')}\n`);
};

/** Says where the service listens; at the very first start before that also hands over an admin key and an API key. */
export const announce = async ({ url, config, admin, keys }: Welcome): Promise<void> => {
  const terminal = process.stdout.isTTY === true;
  const secrets = await mintSecrets(admin, keys);
  await handOver(secrets, { config, terminal, print });
  print([`Metamer listens on ${url}`, `  reference  ${url}/v1/docs`, `  status     ${url}/v1/status`]);
  if (terminal && secrets.api)
    print([
      '',
      'Try it:',
      `  curl -sS ${url}/v1/color/contrast -H 'x-api-key: ${secrets.api.secret}' -H 'content-type: application/json' -d '{"fg":"#336699","bg":"#ffffff"}'`,
    ]);
};
