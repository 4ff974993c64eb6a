import { redisAddress } from './redis-address.ts';
import { withSecretFiles } from './secret-files.ts';
import {
  LOG_LEVELS,
  logLevel,
  type MetricsAccess,
  metricsAccess,
  onOff,
  optional,
  origin,
  origins,
  seconds,
  secret,
  startsWith,
  wholeNumber,
  zeroOrOne,
} from './setting-readers.ts';

/** Lets a start make a database where one is missing. */
export const NEW_DATABASE = 'METAMER_NEW_DATABASE';

/** The configuration of one process, read once from the environment. */
export interface Config {
  readonly port: number;
  readonly host: string;
  readonly databaseUrl: string;
  readonly newDatabase: boolean;
  readonly databaseAuthToken: string | undefined;
  readonly adminKey: string | undefined;
  readonly redisUrl: string | undefined;
  readonly journal: string;
  readonly workers: number;
  readonly analyzer: boolean;
  /** Who may read `/v1/metrics`. */
  readonly metrics: MetricsAccess;
  readonly trustProxy: number;
  readonly logLevel: string;
  /** One call in so many gets a line in the log; 0 for none. */
  readonly logEvery: number;
  readonly corsOrigins: readonly string[];
  /** Origin under which browsers reach the service. */
  readonly publicUrl: string | undefined;
  /** KiB a second that a large body needs; 0 for any. */
  readonly bodyRate: number;
  readonly cacheMb: number;
  /** Heap of a worker thread. */
  readonly threadMb: number;
  readonly keyPepper: string | undefined;
  readonly apca: boolean;
  /** Seconds to wait before each further attempt at a delivery. */
  readonly webhookRetries: readonly number[];
  /** Seconds for which a process holds a job without reporting. */
  readonly jobLease: number;
  /** Seconds for which the port stays open after SIGTERM. */
  readonly stopGrace: number;
}

/** One variable of the environment: how it is read and what docs/configuration.md says of it. */
export interface Setting<Value> {
  readonly variable: string;
  readonly fallback: string;
  readonly meaning: string;
  /** Throws an Error whose message follows the variable's name. */
  readonly read: (text: string) => Value;
}

/** Settings by the name of the value that they give. */
export type Settings = Readonly<Record<string, Setting<unknown>>>;
type ValuesOf<Table extends Settings> = { readonly [Name in keyof Table]: ReturnType<Table[Name]['read']> };

/** Every setting of this room, in the order of that table. */
export const SETTINGS = {
  port: {
    variable: 'PORT',
    fallback: '8080',
    meaning: 'Port to listen on; 0 selects a free port.',
    read: wholeNumber(0, 65535),
  },
  host: { variable: 'HOST', fallback: '127.0.0.1', meaning: 'Address to listen on.', read: (text: string) => text },
  databaseUrl: {
    variable: 'DATABASE_URL',
    fallback: 'file:data/metamer.db',
    meaning:
      'Where keys, usage, jobs and webhooks are stored: a libSQL file, or a libSQL server for more than one machine.',
    read: startsWith('file:', 'ws://', 'wss://', 'http://', 'https://', 'libsql://'),
  },
  newDatabase: {
    variable: NEW_DATABASE,
    fallback: '0',
    meaning:
      '1 starts with an empty database if the file of DATABASE_URL existed before and is missing; by default that is an error.',
    read: zeroOrOne,
  },
  databaseAuthToken: {
    variable: 'DATABASE_AUTH_TOKEN',
    fallback: '',
    meaning: 'Token for a libSQL server.',
    read: optional,
  },
  adminKey: {
    variable: 'ADMIN_KEY',
    fallback: '',
    meaning:
      'Admin key for `x-admin-key`, at least 16 characters. If not set, the first start generates one and shows it once.',
    read: secret(16),
  },
  redisUrl: {
    variable: 'REDIS_URL',
    fallback: '',
    meaning:
      'Redis or Valkey for the limits and live feeds of a cluster; `redis+cluster://a:6379,b:6379` for one of several shards.',
    read: redisAddress,
  },
  journal: {
    variable: 'JOURNAL',
    fallback: 'data/journal.db',
    meaning:
      'With REDIS_URL: file of this node for completed requests until the libSQL server has stored them. Keep it across restarts.',
    read: (text: string) => text,
  },
  workers: {
    variable: 'WORKERS',
    fallback: '1',
    meaning: 'Processes on this machine that share the port, 1 to 4.',
    read: wholeNumber(1, 4),
  },
  analyzer: {
    variable: 'ANALYZER',
    fallback: 'on',
    meaning: '`off` makes analyzer requests fail with ANALYZER_UNAVAILABLE; the stage list still works.',
    read: onOff,
  },
  metrics: {
    variable: 'METRICS',
    fallback: 'public',
    meaning:
      'Who may read `/v1/metrics`: `public` for everyone, `admin` with `x-admin-key` only, `off` for no one (404).',
    read: metricsAccess,
  },
  trustProxy: {
    variable: 'TRUST_PROXY',
    fallback: '0',
    meaning: 'Number of trusted proxies, whose `x-forwarded-for` entries count; 0 uses the address of the connection.',
    read: wholeNumber(0, 10),
  },
  logLevel: {
    variable: 'LOG_LEVEL',
    fallback: 'info',
    meaning: `Minimum severity to log: ${LOG_LEVELS.join(', ')}.`,
    read: logLevel,
  },
  logEvery: {
    variable: 'LOG_EVERY',
    fallback: '0',
    meaning: 'Logs one request in this many, in addition to requests that fail or are slow; 0 for none, 1 for all.',
    read: wholeNumber(0, 1_000_000),
  },
  corsOrigins: {
    variable: 'CORS_ORIGINS',
    fallback: '*',
    meaning: 'Allowed origins for browsers, separated by commas; `*` for all, empty for none.',
    read: origins,
  },
  publicUrl: {
    variable: 'PUBLIC_URL',
    fallback: '',
    meaning:
      'Origin under which browsers reach the service, such as `https://metamer.example.com`: the pages then have absolute canonical addresses and preview images, and `/sitemap.xml` and `/robots.txt` exist.',
    read: origin,
  },
  bodyRate: {
    variable: 'BODY_RATE',
    fallback: '512',
    meaning:
      'Minimum speed in KiB per second of a request body of more than 1 MiB while other large bodies wait for memory, from the sixth second on; a slower one gets 408, and its connection is closed. 0 for no minimum.',
    read: wholeNumber(0, 1_048_576),
  },
  cacheMb: {
    variable: 'CACHE_MB',
    fallback: '100',
    meaning: 'Memory in MB for derived columns of the collections; 0 works but is slower.',
    read: wholeNumber(0, 4096),
  },
  threadMb: {
    variable: 'THREAD_MB',
    fallback: '1024',
    meaning: 'Heap in MB of each worker thread; a request that needs more gets 503 UNAVAILABLE and is free.',
    read: wholeNumber(4, 65_536),
  },
  keyPepper: {
    variable: 'KEY_PEPPER',
    fallback: '',
    meaning:
      'Secret mixed into the stored hashes of keys, at least 16 characters. Changing it invalidates all issued keys.',
    read: secret(16),
  },
  apca: {
    variable: 'APCA',
    fallback: 'on',
    meaning: '`off` omits the informative APCA value from every response.',
    read: onOff,
  },
  webhookRetries: {
    variable: 'WEBHOOK_RETRIES',
    fallback: '5,300,1800,7200,18000,36000,36000',
    meaning: 'Seconds before each retry of a webhook delivery; after the last one it is a dead letter.',
    read: seconds,
  },
  jobLease: {
    variable: 'JOB_LEASE',
    fallback: '30',
    meaning: 'Seconds after which another process takes over a job of an unresponsive process, 1 to 3600.',
    read: wholeNumber(1, 3600),
  },
  stopGrace: {
    variable: 'STOP_GRACE',
    fallback: '5',
    meaning:
      'Seconds for which the port stays open after SIGTERM: the service is not ready and every response closes its connection, so that clients use another server; 0 to 60.',
    read: wholeNumber(0, 60),
  },
} as const satisfies { [Name in keyof Config]: Setting<Config[Name]> };

/** Thrown with every problem of the environment at once, one a line. */
export class ConfigError extends Error {}

/**
 * Reads the configuration, and with it the settings that other rooms add; variables that are empty count as not set where
 * their default is not empty.
 */
export const readConfig = <Added extends Settings>(
  given: Readonly<Record<string, string | undefined>>,
  added: Added,
): Config & ValuesOf<Added> => {
  const problems: string[] = [];
  const environment = withSecretFiles(given, (problem) => problems.push(problem));
  const entries = Object.entries({ ...SETTINGS, ...added }).map(([name, { variable, fallback, read }]) => {
    const text = environment[variable]?.trim();
    const keepsEmpty = variable === 'CORS_ORIGINS' && text !== undefined;
    try {
      return [name, read(keepsEmpty ? text : text || fallback)];
    } catch (error) {
      problems.push(`${variable} ${(error as Error).message}`);
      return [name, undefined];
    }
  });
  const config = Object.fromEntries(entries) as Config & ValuesOf<Added>;
  const remote = config.databaseUrl !== undefined && !config.databaseUrl.startsWith('file:');
  if (remote && !config.redisUrl)
    problems.push('DATABASE_URL names a server, so REDIS_URL is needed as well: rate limits are then kept in Redis');
  if (config.redisUrl && !remote)
    problems.push('REDIS_URL is set, so DATABASE_URL must name a libSQL server that all machines share, not a file');
  if (problems.length) throw new ConfigError(problems.join('\n'));
  return config;
};
