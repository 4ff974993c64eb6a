import type { Keys } from './accounts/keys.ts';

export interface Welcome {
  readonly url: string;
  readonly keys: Keys;
  readonly isFirstStart: boolean;
  /** The admin key, when it was made just now. */
  readonly mintedAdminKey: string | undefined;
}

/** Says where the service listens; at the very first start also makes an API key and shows it, once, with a call to try. */
export const announce = async ({ url, keys, isFirstStart, mintedAdminKey }: Welcome): Promise<void> => {
  const lines = [`Metamer listens on ${url}`, `  reference  ${url}/v1/docs`, `  status     ${url}/v1/status`];
  if (mintedAdminKey !== undefined)
    lines.push('', 'Admin key, shown only now (header x-admin-key):', `  ${mintedAdminKey}`);
  if (isFirstStart) {
    const { secret } = await keys.issue({ tier: 'enterprise', label: 'first start' });
    lines.push('', 'API key, shown only now (header x-api-key):', `  ${secret}`, '', 'Try it:');
    lines.push(
      `  curl -sS ${url}/v1/color/contrast -H 'x-api-key: ${secret}' -H 'content-type: application/json' -d '{"fg":"#336699","bg":"#ffffff"}'`,
    );
  }
  process.stdout.write(`${lines.join('\n')}\n`);
};
