import { createTRPCClient, TRPCClientError, type TRPCLink } from '@trpc/client';
import type { AnyRouter } from '@trpc/server';
import { observable } from '@trpc/server/observable';
import type { AppRouter } from '../routers/index.ts';
import type { ApiKey } from './accounts/account.ts';
import { Bill } from './api/call.ts';
import type { Context } from './api/context.ts';
import { ApiError, type Envelope, envelope, toApiError } from './api/errors.ts';
import type { Gate } from './api/gate/types.ts';
import { compileProcedure, type RunProcedure } from './api/run.ts';
import type { Services } from './api/services.ts';
import { NET_SETTINGS } from './net/allowlist.ts';
import type { OutboundGuard } from './net/outbound-guard.ts';
import { readConfig } from './runtime/config.ts';
import type { Threads } from './threads/threads.ts';

type Group = keyof AppRouter['_def']['record'];

/** Each group of operations, loaded when one of it is called. */
const GROUPS: Readonly<Record<Group, () => Promise<AnyRouter>>> = {
  accessibility: async () => (await import('../routers/accessibility.ts')).accessibility,
  adminKeys: async () => (await import('../routers/admin.ts')).adminKeys,
  analyzer: async () => (await import('../routers/analyzer.ts')).analyzer,
  atlas: async () => (await import('../routers/atlas.ts')).atlas,
  color: async () => (await import('../routers/color.ts')).color,
  colourplate: async () => (await import('../routers/colourplate.ts')).colourplate,
  corpus: async () => (await import('../routers/corpus.ts')).corpus,
  discovery: async () => (await import('../routers/discovery.ts')).discovery,
  gradient: async () => (await import('../routers/gradient.ts')).gradient,
  gradientLibrary: async () => (await import('../routers/gradient-library.ts')).gradientLibrary,
  graphql: async () => (await import('../routers/graphql.ts')).graphql,
  harmony: async () => (await import('../routers/harmony.ts')).harmony,
  harmonyLibrary: async () => (await import('../routers/harmony-library.ts')).harmonyLibrary,
  jobs: async () => (await import('../routers/jobs.ts')).jobs,
  palette: async () => (await import('../routers/palette.ts')).palette,
  paletteLibrary: async () => (await import('../routers/palette-library.ts')).paletteLibrary,
  personalize: async () => (await import('../routers/personalize.ts')).personalize,
  science: async () => (await import('../routers/science.ts')).science,
  shade: async () => (await import('../routers/shade.ts')).shade,
  shadeLibrary: async () => (await import('../routers/shade-library.ts')).shadeLibrary,
  tokens: async () => (await import('../routers/tokens.ts')).tokens,
  usage: async () => (await import('../routers/usage.ts')).usage,
  vision: async () => (await import('../routers/vision.ts')).vision,
  webhooks: async () => (await import('../routers/webhooks.ts')).webhooks,
};

/** Stands for a service that keeps something: there is nothing of the kind without a server. */
const onServersOnly = <Part extends object>(): Part =>
  new Proxy({} as Part, {
    get() {
      throw new ApiError('UNAVAILABLE', 'This needs a running server: set BASE_URL and API_KEY.');
    },
  });

/** Bytes of a file that is read by its address, as large as a sitemap may be. */
const FETCHED_BYTES = 50 * 1024 * 1024;

/** Whoever can start this process is its one caller. */
const CALLER: ApiKey = { no: 0, id: 'embedded', tier: 'enterprise', label: '', scopes: null, expiresAt: null };

/** Whoever can start this process may use it: no key, no limits, no charges. */
const OPEN_GATE: Gate = {
  admit(context) {
    context.caller = CALLER;
    return { settle: async () => Date.now() };
  },
  authenticate: () => {},
  peekLimits: () => {},
  loadLimits: () => {},
  isKnown: async () => true,
  countNotFound: () => true,
  requireAdmin: async () => {},
  requireCredits: () => {},
};

/** No other caller waits for this process, so heavy functions run in it: a thread would take longer to start. */
const IN_PROCESS: Threads = {
  run: async (task, args) => (await task())(...args),
  waiting: () => 0,
  close: async () => {},
};

export interface EmbeddedOptions {
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** `host:port` pairs that pages may be fetched from although they are private. */
  readonly hosts?: readonly string[];
}

/** The operations of the service in this process: same procedures, no server, no key, and nothing is kept. */
export interface Embedded {
  /** Runs an operation by its dotted name; throws what the procedure throws. The answer is as JSON would carry it. */
  call(name: string, input: unknown, signal: AbortSignal): Promise<unknown>;
  /** Reads an address, judged like that of a page; at most 50 MiB. Throws what a fetch throws. */
  fetch(url: string): Promise<{ readonly status: number; readonly bytes: Uint8Array }>;
  close(): Promise<void>;
}

export const openEmbedded = ({ environment, hosts = [] }: EmbeddedOptions): Embedded => {
  const { APCA, ANALYZER, CACHE_MB, FETCH_ALLOW_HOSTS = '' } = environment;
  const allowed = [...FETCH_ALLOW_HOSTS.split(',').filter(Boolean), ...hosts].join(',');
  const config = readConfig({ APCA, ANALYZER, CACHE_MB, FETCH_ALLOW_HOSTS: allowed }, NET_SETTINGS);
  const services: { -readonly [Part in keyof Services]: Services[Part] } = {
    config,
    gate: OPEN_GATE,
    streams: onServersOnly(),
    repeats: onServersOnly(),
    signIn: onServersOnly(),
    adminSignIn: onServersOnly(),
    threads: IN_PROCESS,
    tiers: onServersOnly(),
    log: onServersOnly(),
    callLog: onServersOnly(),
    ledger: onServersOnly(),
    keys: onServersOnly(),
    monthCounts: onServersOnly(),
    usage: onServersOnly(),
    jobs: onServersOnly(),
    webhooks: onServersOnly(),
    metrics: onServersOnly(),
    readiness: onServersOnly(),
    graphql: onServersOnly(),
    persisted: onServersOnly(),
    mcp: onServersOnly(),
    documents: onServersOnly(),
    collections: onServersOnly(),
    analyzer: onServersOnly(),
  };

  let door: Promise<OutboundGuard> | undefined;
  const openDoor = (): Promise<OutboundGuard> => {
    door ??= Promise.all([import('./net/outbound-guard.ts'), import('./api/endpoint.ts')]).then(
      ([{ createOutboundGuard }, { VERSION }]) =>
        createOutboundGuard({ allowlist: config.allowlist, userAgent: `Metamer/${VERSION}`, log: () => {} }),
    );
    return door;
  };

  /** What only some groups work with, loaded with them. */
  const equip = async (group: string): Promise<void> => {
    if (group === 'discovery') {
      const [{ createDocuments }, { appRouter }] = await Promise.all([
        import('./api/documents.ts'),
        import('../routers/index.ts'),
      ]);
      services.documents = createDocuments(appRouter, async () => ({}));
    }
    if (group === 'atlas' || group === 'corpus' || group.endsWith('Library')) {
      const { createCollections } = await import('./collections/service.ts');
      services.collections = createCollections({ threads: IN_PROCESS, cacheMb: config.cacheMb });
    }
    if (group === 'analyzer') {
      const { lazyAnalyzer } = await import('./analyzer/lazy.ts');
      services.analyzer = lazyAnalyzer({ door: await openDoor() });
    }
  };

  const equipped = new Map<string, Promise<void>>();
  const compiled = new Map<string, RunProcedure>();

  const load = async (name: string): Promise<RunProcedure> => {
    const known = compiled.get(name);
    if (known) return known;
    const [group = '', operation = ''] = name.split('.');
    if (!Object.hasOwn(GROUPS, group)) throw new TypeError(`no group of operations is called ${group}`);
    if (!equipped.has(group)) equipped.set(group, equip(group));
    const [router] = await Promise.all([GROUPS[group as Group](), equipped.get(group)]);
    const procedure = router._def.procedures[operation];
    if (!procedure) throw new TypeError(`no operation is called ${name}`);
    const run = compileProcedure(procedure);
    compiled.set(name, run);
    return run;
  };

  const contextOf = (signal: AbortSignal): Context => ({
    requestId: 'embedded',
    takeCallId: () => ({ id: 0, label: undefined }),
    credentials: { apiKey: undefined, adminKey: undefined },
    address: '127.0.0.1',
    accept: '*/*',
    lastEventId: undefined,
    signal,
    services,
    bill: new Bill(),
    caller: undefined,
  });

  return {
    async call(name, input, signal) {
      const run = await load(name);
      const data = await run({ context: contextOf(signal), path: name, getRawInput: async () => input });
      // As it would arrive from a server: files as base64, members without a value left out.
      return JSON.parse(JSON.stringify(data)) as unknown;
    },
    async fetch(address) {
      const [guard, { judgeTarget, readUrl }] = await Promise.all([openDoor(), import('./net/target.ts')]);
      const url = readUrl(address);
      judgeTarget(url, guard.allowlist);
      const visit = guard.visit({ signal: new AbortController().signal });
      const { status, bytes } = await visit.fetch(url, { maxBytes: FETCHED_BYTES });
      return { status, bytes };
    },
    async close() {
      if (equipped.has('analyzer')) await services.analyzer.close();
    },
  };
};

const shapeOf = ({ error, request_id }: Envelope, status: number) => ({
  error: {
    message: error.message,
    // What JSON-RPC calls an internal error; `data` has the service's own code.
    code: -32603 as const,
    data: { stack: undefined, code: error.code, httpStatus: status, request_id, details: error.details },
  },
});

/** The embedded operations behind the typed client. Errors are those of the client on a server. */
export const embeddedClient = (embedded: Embedded) => {
  const link: TRPCLink<AppRouter> =
    () =>
    ({ op }) =>
      observable((observer) => {
        const abort = new AbortController();
        embedded.call(op.path, op.input, op.signal ?? abort.signal).then(
          (data) => {
            observer.next({ result: { type: 'data', data } });
            observer.complete();
          },
          (thrown: unknown) => {
            const error = toApiError(thrown);
            const cause = thrown instanceof Error ? thrown : undefined;
            observer.error(
              new TRPCClientError(error.message, {
                result: shapeOf(envelope(error, 'embedded'), error.status),
                ...(cause ? { cause } : {}),
              }),
            );
          },
        );
        return () => abort.abort();
      });
  return createTRPCClient<AppRouter>({ links: [link] });
};
