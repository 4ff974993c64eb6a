import { rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { AdminKey, FreshKey } from './accounts/admin-key.ts';
import type { Keys } from './accounts/keys.ts';
import type { Config } from './runtime/config.ts';
import { startStep } from './runtime/start-error.ts';

/** What the first start makes: shown once, and only then put in force, so that no secret is kept that was not shown. */
export interface FirstSecrets {
  readonly admin: FreshKey | undefined;
  readonly api: FreshKey | undefined;
}

export const mintSecrets = async (admin: AdminKey, keys: Keys): Promise<FirstSecrets> => ({
  admin: await admin.mint(),
  api: await keys.mintFirst({ tier: 'enterprise', label: 'first start' }),
});

const secretLines = ({ admin, api }: FirstSecrets): string[] => [
  ...(admin ? ['Admin key, shown only now (header x-admin-key):', `  ${admin.secret}`, ''] : []),
  ...(api ? ['API key, shown only now (header x-api-key):', `  ${api.secret}`, ''] : []),
];

/** Beside what this process writes: the database file, or the journal where the database is a server. */
const secretsFile = ({ databaseUrl, journal }: Config): string => {
  const own = databaseUrl.startsWith('file:') ? databaseUrl.slice('file:'.length).replace(/^\/\/(?=\/)/, '') : journal;
  return join(dirname(own), `${basename(own, '.db')}-first-keys.txt`);
};

/** Writes the secrets into a new file that only its owner can read; answers its path. */
const writeSecrets = (secrets: FirstSecrets, config: Config): Promise<string> => {
  const path = secretsFile(config);
  return startStep(
    () => {
      // What lies there holds the keys of a database that is no more.
      rmSync(path, { force: true });
      writeFileSync(path, `${secretLines(secrets).join('\n')}\n`, { mode: 0o600, flag: 'wx' });
      return path;
    },
    (error) =>
      `DATABASE_URL or JOURNAL: the first keys cannot be written to ${path} (${(error as NodeJS.ErrnoException).code}).`,
  );
};

const keep = async ({ admin, api }: FirstSecrets): Promise<string[]> => {
  await api?.keep();
  const lost = admin !== undefined && !(await admin.keep());
  return lost ? ['The admin key above is not valid: another node created one at the same time.', ''] : [];
};

/**
 * Hands over what was made at the first start, then puts it in force: printed where a person reads along, otherwise in a file
 * that only its owner can read. Answers the lines to print.
 */
export const deliverInitialSecrets = async (
  secrets: FirstSecrets,
  { config, terminal, print }: { config: Config; terminal: boolean; print: (lines: readonly string[]) => void },
): Promise<void> => {
  if (!secrets.admin && !secrets.api) return;
  if (terminal) print(secretLines(secrets));
  else print([`The first keys are in ${await writeSecrets(secrets, config)}: read that file, then delete it.`, '']);
  print(await keep(secrets));
};
