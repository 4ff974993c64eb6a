import { existsSync } from 'node:fs';
import { filePath, openDatabase, openSharedDatabase } from '../db/client.ts';
import { type SettingsRepository, settingsRepository } from '../db/repositories/settings.ts';
import { canSignIn, issueTicket, signInLink } from './accounts/sign-in.ts';
import { UsageError } from './cli/command.ts';
import { type Config, ConfigError, readConfig } from './runtime/config.ts';

const configOf = (environment: Readonly<Record<string, string | undefined>>): Config => {
  try {
    return readConfig(environment, {});
  } catch (error) {
    throw error instanceof ConfigError ? new UsageError(error.message) : error;
  }
};

const AS_IT_IS = <Connection>({ client }: { readonly client: Connection }): Connection => client;

/** Settings of the service that is configured, whether it runs or not. */
const openSettings = async ({
  databaseUrl,
  databaseAuthToken,
}: Config): Promise<{ settings: SettingsRepository; close: () => void }> => {
  const path = filePath(databaseUrl);
  if (path !== undefined && !existsSync(path))
    throw new UsageError(`DATABASE_URL: there is no ${path}. Run this where the service was started.`);
  const { orm, close } =
    path === undefined
      ? await openSharedDatabase(databaseUrl, databaseAuthToken, { forRequests: AS_IT_IS, forBackground: AS_IT_IS })
      : await openDatabase(databaseUrl);
  return { settings: settingsRepository(orm), close };
};

/** A new link into the workbench, for the service that the environment describes. */
export const printedLink = async (environment: Readonly<Record<string, string | undefined>>): Promise<string> => {
  const config = configOf(environment);
  if (!canSignIn(config))
    throw new UsageError(
      'sign-in: works where HOST is an address of this computer and TRUST_PROXY is 0. Elsewhere paste a key into the workbench: metamer keys issue makes one.',
    );
  if (config.port === 0) throw new UsageError('PORT: must be the port of the service, is 0');
  const { settings, close } = await openSettings(config);
  try {
    const { host, port } = config;
    return signInLink(`http://${host.includes(':') ? `[${host}]` : host}:${port}`, await issueTicket(settings));
  } finally {
    close();
  }
};
