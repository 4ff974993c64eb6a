import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AnyRouter } from '@trpc/server';
import { deliveryRepository } from '../db/repositories/deliveries.ts';
import { jobUpkeepRepository } from '../db/repositories/job-upkeep.ts';
import { jobRepository } from '../db/repositories/jobs.ts';
import { keyRepository } from '../db/repositories/keys.ts';
import { settingsRepository } from '../db/repositories/settings.ts';
import { webhookRepository } from '../db/repositories/webhooks.ts';
import { openAdminKey } from './accounts/admin-key.ts';
import { createAdminSessions } from './accounts/admin-sessions.ts';
import { createIdempotencyStore } from './accounts/idempotency.ts';
import { keyHasher } from './accounts/key-format.ts';
import { createKeys } from './accounts/keys.ts';
import { createMonthCounts } from './accounts/month-counts.ts';
import { ACCOUNT_SETTINGS } from './accounts/settings.ts';
import { createSignIn } from './accounts/sign-in.ts';
import { lazyAnalyzer } from './analyzer/lazy.ts';
import { createDocuments } from './api/documents.ts';
import { VERSION } from './api/endpoint.ts';
import { ApiError } from './api/errors.ts';
import { createAddressLimiter } from './api/gate/addresses.ts';
import { createAdminSignIn } from './api/gate/admin-sign-in.ts';
import { createGate } from './api/gate/rules.ts';
import { operationsOf } from './api/operations.ts';
import { createPersistedQueries } from './api/persisted-queries.ts';
import type { Services } from './api/services.ts';
import { createStreamSlots } from './api/streams.ts';
import { type Graphql, MCP_OPERATION, type Mcp } from './api/surfaces.ts';
import { createCollections } from './collections/service.ts';
import { bodyRoom } from './http/body-room.ts';
import { createHttpServer } from './http/server.ts';
import { leaseTimes } from './jobs/queue/runner.ts';
import { startJobService } from './jobs/queue/service.ts';
import { jobTypes } from './jobs/types/index.ts';
import { NET_SETTINGS } from './net/allowlist.ts';
import { createOutboundGuard } from './net/outbound-guard.ts';
import { prepare } from './prepare.ts';
import { createCallLog } from './runtime/call-log.ts';
import { type Config, readConfig } from './runtime/config.ts';
import { inTurns } from './runtime/in-turns.ts';
import { createLog } from './runtime/log.ts';
import { createMetrics } from './runtime/metrics.ts';
import { once } from './runtime/once.ts';
import { NO_PEERS, type PeerProcesses } from './runtime/peer-processes.ts';
import { createReadiness } from './runtime/readiness.ts';
import { StartError } from './runtime/start-error.ts';
import { traceHeaders } from './runtime/trace.ts';
import { closeServer } from './shutdown.ts';
import { openStores } from './stores/open.ts';
import { timed, timedLedger } from './stores/timed.ts';
import { TASK_WORKER, tasks } from './tasks.ts';
import { createThreads } from './threads/threads.ts';
import { startWebhookService } from './webhooks/service.ts';
import { announce } from './welcome.ts';

/** What the rooms add to the configuration of the process. */
export const SERVICE_SETTINGS = { ...NET_SETTINGS, ...ACCOUNT_SETTINGS };

/** The configuration of a whole service: that of the process, and what its modules add. */
export const readServiceConfig = (environment: Readonly<Record<string, string | undefined>>) =>
  readConfig(environment, SERVICE_SETTINGS);
export type ServiceConfig = ReturnType<typeof readServiceConfig>;

export interface Service {
  readonly url: string;
  readonly services: Services;
  /** Sees callers off, for so many seconds at most; then calls in flight finish, and every charge is committed. */
  stop(options?: { grace?: number }): Promise<void>;
  /** Ends the seeing off before its time. */
  hurry(): void;
}

/** Calls for each address and minute: public endpoints, failed authentications, and failed sign-ins of administrators. */
const VISITS_PER_MINUTE = 600;
const FAILURES_PER_MINUTE = 600;
const ADMIN_FAILURES_PER_MINUTE = 10;
/** Threads besides for keys that have no heavy call in progress. */
const RESERVED_THREADS = 2;
/** Heavy calls that may wait for a thread. */
const MOST_WAITING = 64;

/** Why the server cannot listen, by the code of the error. */
const LISTEN_FAILURES: Readonly<Record<string, (config: Config) => string>> = {
  EADDRINUSE: ({ host, port }) => `PORT: ${port} of ${host} is already in use.`,
  EACCES: ({ port }) => `PORT: this user may not listen on ${port}; use a port from 1024 upwards.`,
  EADDRNOTAVAIL: ({ host }) => `HOST: ${host} is not an address of this machine.`,
  ENOTFOUND: ({ host }) => `HOST: ${host} cannot be resolved to an address.`,
};

/** The error of a call whose thread has ended, for example out of memory; the next call gets a new one. */
const lostThread = (): ApiError =>
  new ApiError(
    'UNAVAILABLE',
    'The worker thread of this call ended before its work was done. Nothing was charged; try again in a few seconds.',
    { details: { retry_after: 2 } },
  );

const listenError = (error: NodeJS.ErrnoException, config: Config): Error => {
  const sentence = LISTEN_FAILURES[error.code ?? '']?.(config);
  const { host, port } = config;
  return new StartError(sentence ?? `HOST, PORT: ${host}:${port} cannot be listened on (${error.code}).`, {
    cause: error,
  });
};

const listen = (server: Server, config: Config): Promise<string> =>
  new Promise((resolve, reject) => {
    const { port, host } = config;
    server.once('error', (error) => reject(listenError(error, config)));
    server.listen(port, host, () => {
      const { port: bound } = server.address() as AddressInfo;
      resolve(`http://${host.includes(':') ? `[${host}]` : host}:${bound}`);
    });
  });

/** Schema and libraries take some time and memory, so they wait for the first document. */
const lazyGraphql = (router: AnyRouter): Graphql => {
  const load = once(async () => (await import('./graphql/load.ts')).loadGraphql(router));
  return {
    run: async (question, context) => (await load()).run(question, context),
    sdl: async () => (await load()).sdl(),
  };
};

/** The tools of agents, with their schemas, wait for the first agent. */
const lazyMcp = (router: AnyRouter): Mcp => {
  const load = once(async () => inTurns((await import('./mcp/http.ts')).createMcp(router)));
  return async (request, message, run) => (await load())(request, message, run);
};

/** What is derived from a router alone: the same for every service of a process that has it. */
const derived = new WeakMap<AnyRouter, Pick<Services, 'documents' | 'graphql' | 'mcp'>>();
const derivedFrom = (router: AnyRouter) => {
  const made = derived.get(router) ?? {
    documents: createDocuments(router, async (of) => (await import('./graphql/samples.ts')).graphqlSamples(of)),
    graphql: lazyGraphql(router),
    mcp: lazyMcp(router),
  };
  derived.set(router, made);
  return made;
};

export interface StartOptions {
  /** Loads in the background what requests need, and does not leave it to the first of each kind. */
  readonly prepares?: boolean;
  /** Prints nothing at the start. */
  readonly quiet?: boolean;
  readonly worker?: number;
  readonly siblings?: PeerProcesses;
  /** Address that callers use where it is not the one listened on. */
  readonly publicUrl?: string;
}

/** Puts the whole service together: database, services, server. The only place that knows everything. */
export const startService = async (
  config: ServiceConfig,
  router: AnyRouter,
  options: StartOptions = {},
): Promise<Service> => {
  const { tiers } = config;
  const { siblings = NO_PEERS } = options;
  const log = createLog(config.logLevel);
  const hashOf = keyHasher(config.keyPepper);
  const operations = [...operationsOf(router).map(({ endpoint }) => endpoint.operation), MCP_OPERATION];
  const metrics = createMetrics(siblings);
  const stores = await openStores({ config, tiers, log, metrics, hashOf, operations, worker: options.worker ?? 1 });
  const { orm, node } = stores;
  const ledger = timedLedger(stores.ledger, metrics.stored);
  const keyRecords = timed(keyRepository(orm), 'keys', metrics.stored);
  const keys = createKeys(keyRecords, {
    hashOf,
    onRevoked: (keyNo) => ledger.revoke(keyNo),
    onChanged: (key) => ledger.change(key),
    activity: (keyNo) => ledger.activity(keyNo),
  });
  const settings = timed(settingsRepository(orm), 'settings', metrics.stored);
  const admin = await openAdminKey(config.adminKey, settings);
  const readiness = createReadiness(stores.checks, log);
  const threads = createThreads({
    tasks,
    worker: TASK_WORKER,
    reserve: RESERVED_THREADS,
    queue: MOST_WAITING,
    onEnd: (task, waitedMs, tookMs) => metrics.threadUsed(task, waitedMs / 1000, tookMs / 1000),
    resourceLimits: { maxOldGenerationSizeMb: config.threadMb, maxYoungGenerationSizeMb: 48, stackSizeMb: 4 },
    whenLost: (err) => {
      log.warn({ err }, 'a worker thread ended under its call');
      return lostThread();
    },
    onStray: (err) =>
      log.warn({ err }, 'a worker thread failed while idle, or returned the result of a cancelled task'),
  });
  const gate = createGate({
    ledger,
    refusals: stores.refusals,
    isAdminKey: admin.check,
    visitors: createAddressLimiter({ limit: VISITS_PER_MINUTE, siblings, topic: 'visitors' }),
    failures: createAddressLimiter({ limit: FAILURES_PER_MINUTE, siblings, topic: 'failures' }),
    onFailure: ({ kind, address, requestId, left }) =>
      log.warn({ address, request_id: requestId, left }, `a wrong ${kind} key was sent`),
  });
  const collections = createCollections({ threads, cacheMb: config.cacheMb });
  const jobService = startJobService({
    repository: timed(jobRepository(orm), 'jobs', metrics.stored),
    upkeepRepository: timed(jobUpkeepRepository(orm), 'jobs', metrics.stored),
    types: jobTypes,
    ledger,
    threads,
    collections,
    log,
    metrics,
    times: leaseTimes(config.jobLease),
  });
  const door = createOutboundGuard({
    allowlist: config.allowlist,
    userAgent: `Metamer/${VERSION}`,
    log: (event) => log.info(event, 'a fetch target could not be reached'),
    headersOf: traceHeaders,
    siblings,
  });
  const analyzer = lazyAnalyzer({
    door,
    onStray: (err) => log.warn({ err }, 'a thread of the analyzer failed between two pages'),
  });
  const webhookService = startWebhookService({
    webhooks: timed(webhookRepository(orm), 'webhooks', metrics.stored),
    deliveries: timed(deliveryRepository(orm), 'deliveries', metrics.stored),
    ledger,
    door,
    log,
    metrics,
    schedule: config.webhookRetries,
  });
  const services: Services = {
    config,
    tiers,
    log,
    callLog: createCallLog(log, config.logEvery),
    gate,
    streams: createStreamSlots(siblings),
    persisted: createPersistedQueries(siblings),
    ledger,
    keys,
    monthCounts: createMonthCounts(keyRecords, ledger, tiers),
    repeats: createIdempotencyStore(settings),
    signIn: createSignIn(settings, keys),
    adminSignIn: createAdminSignIn({
      sessions: createAdminSessions(settings, admin),
      attempts: createAddressLimiter({ limit: ADMIN_FAILURES_PER_MINUTE, siblings, topic: 'admin-sign-in' }),
      log,
    }),
    usage: stores.usage,
    jobs: jobService.jobs,
    webhooks: webhookService.webhooks,
    metrics,
    readiness,
    ...derivedFrom(router),
    threads,
    collections,
    analyzer,
  };
  metrics.gauge('metamer_thread_queue', 'Tasks that wait for a worker thread', () => threads.waiting());
  metrics.gauge('metamer_body_bytes', 'Bytes of large bodies of requests in progress', () => bodyRoom.taken);
  const http = createHttpServer({ router, services, nextCallId: node.nextCallId });
  /** Ends what runs beside the calls, and commits what is left. */
  const release = async (): Promise<void> => {
    await Promise.all([jobService.stop(), webhookService.stop()]);
    await threads.close();
    await analyzer.close();
    await stores.close();
  };
  const url = await listen(http.server, config).catch(async (error: unknown) => {
    await release();
    throw error;
  });
  if (!options.quiet) await announce({ url: options.publicUrl ?? url, config, admin, keys, settings });
  log.info({ url, version: VERSION, node: process.version, worker: options.worker ?? 1 }, 'started');

  const stopped = new AbortController();
  if (options.prepares) void prepare(services, stopped.signal);
  const hurry = new AbortController();
  const stop = async ({ grace = config.stopGrace } = {}): Promise<void> => {
    log.info({ grace }, 'stopping');
    stopped.abort();
    readiness.drain();
    await closeServer(http, { grace: grace * 1000, hurry: hurry.signal });
    await release();
    log.info('stopped');
  };
  return { url, services, stop, hurry: () => hurry.abort() };
};
