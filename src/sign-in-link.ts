import { existsSync } from 'node:fs';
import { filePath, openDatabase, openSharedDatabase } from '../db/client.ts';
import { type SettingsRepository, settingsRepository } from '../db/repositories/settings.ts';
import { adminLink, canSignIn, signInLink } from './accounts/sign-in.ts';
import { issueTicket } from './accounts/tickets.ts';
import { UsageError } from './cli/command.ts';
import { type Config, ConfigError, readConfig } from './runtime/config.ts';
import { isLoopback } from './runtime/loopback.ts';

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

/** Where browsers of this computer reach the service. */
const localUrl = ({ host, port }: Config): string => {
  if (port === 0) throw new UsageError('PORT: must be the port of the service, is 0');
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
};

type Environment = Readonly<Record<string, string | undefined>>;

const withSettings = async <Value>(config: Config, use: (settings: SettingsRepository) => Promise<Value>) => {
  const { settings, close } = await openSettings(config);
  try {
    return await use(settings);
  } finally {
    close();
  }
};

/** A new link into the workbench, for the service that the environment describes. */
export const printedLink = async (environment: Environment): Promise<string> => {
  const config = configOf(environment);
  if (!canSignIn(config))
    throw new UsageError(
      'sign-in: works where HOST is an address of this computer and TRUST_PROXY is 0. Elsewhere paste a key into the workbench: metamer keys issue makes one.',
    );
  const url = localUrl(config);
  return withSettings(config, async (settings) => signInLink(url, await issueTicket(settings, 'sign_in')));
};

/** The origin that administrators sign in at: HTTPS, or HTTP on this computer. */
const readOrigin = (text: string): string => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname));
  if (!url || !isSafe || url.pathname !== '/' || url.search || url.hash || url.username || url.password)
    throw new UsageError(
      '--url: must be the address of the workbench without a path, such as https://metamer.example; http is accepted for this computer only',
    );
  return url.origin;
};

/** A new link that signs an administrator in, at `url` or, where browsers of this computer reach the service, there. */
export const printedAdminLink = async (environment: Environment, url: string | undefined): Promise<string> => {
  const config = configOf(environment);
  if (url === undefined && !canSignIn(config))
    throw new UsageError(
      'sign-in --admin: needs --url where HOST is not an address of this computer or TRUST_PROXY is set: the address of the workbench, such as https://metamer.example',
    );
  const origin = url === undefined ? localUrl(config) : readOrigin(url);
  return withSettings(config, async (settings) => adminLink(origin, await issueTicket(settings, 'admin_sign_in')));
};
