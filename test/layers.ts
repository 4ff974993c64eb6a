/** A room of the house: a folder that knows what it may see of the others. */
export interface Room {
  /** What stands in it, in a line. */
  readonly holds: string;
  /** Rooms it may import, types included. All of them stand above it in the table, so no rooms go in a circle. */
  readonly imports: readonly string[];
  /** Packages and modules of Node it may import; `node:` stands for all of Node's. */
  readonly packages: readonly string[];
  /** Why it may import these and no others. */
  readonly because: string;
}

/** The law of the house, from the ground up. A folder that is not listed here fails, and so does an import not allowed here. */
export const ROOMS = {
  'src/errors': {
    holds: 'why a value is refused, near names',
    imports: [],
    packages: [],
    because: 'every room refuses values, so this one stands under all of them',
  },
  'src/text': {
    holds: 'text made safe for what it stands in: HTML, cells of CSV',
    imports: [],
    packages: [],
    because: 'an escape that is written twice is forgotten once, so every room that writes files takes it from here',
  },
  db: {
    holds: 'schema, migrations, repositories: all SQL for keys, calls, jobs and webhooks',
    imports: ['src/errors'],
    packages: ['node:', 'drizzle-orm', 'libsql', '@libsql/client'],
    because:
      'rows are the ground of the services: what they mean is decided above; a file that stays busy is refused here',
  },
  'src/runtime': {
    holds:
      'what every process has: configuration, log, metrics, traces, readiness, deadlines, the poll loop, turns of the event loop',
    imports: [],
    packages: [
      'node:net',
      'node:async_hooks',
      'node:child_process',
      'node:cluster',
      'node:timers/promises',
      '@opentelemetry/api',
      'pino',
      'prom-client',
    ],
    because: 'every service builds on it, so it imports none; settings of other rooms are handed to it',
  },
  'src/color': {
    holds: 'a colour and its mathematics, reading and names of colours',
    imports: ['src/errors'],
    packages: [
      '@csstools/css-color-parser',
      '@csstools/css-parser-algorithms',
      '@csstools/css-tokenizer',
      'culori',
      'munsell',
    ],
    because:
      'mathematics, and the text of a colour: csstools reads what has to be computed, culori measures distances and mixes, the Munsell renotation is a table of its package',
  },
  'src/net': {
    holds: 'the one guarded door to the outside',
    imports: ['src/errors', 'src/runtime'],
    packages: ['node:', 'ipaddr.js'],
    because: 'what may be reached is judged without knowing who asks',
  },
  'src/threads': {
    holds: 'a pool of worker threads: limits, queue, a refusal as a value',
    imports: ['src/errors', 'src/runtime'],
    packages: ['node:', 'piscina'],
    because: 'it is generic: the task table is passed in, so rooms with tasks can be built on it',
  },
  'src/exact': {
    holds: 'arithmetic that gives the same bits on every machine, and its tables',
    imports: ['src/color'],
    packages: [],
    because: 'published records are derived with it: what it stands on must never change them',
  },
  'src/image': {
    holds: 'pixels in and out, quantisation',
    imports: ['src/errors', 'src/color'],
    packages: ['node:zlib'],
    because: 'a picture is colours in rows; deflate is all it needs besides',
  },
  'src/accessibility': {
    holds: 'contrast, colour vision, plates',
    imports: ['src/errors', 'src/color', 'src/threads', 'src/exact', 'src/image'],
    packages: [],
    because: 'a domain: pure functions of colours and pictures, and a list of the heavy ones',
  },
  'src/design': {
    holds: 'palettes, harmonies, gradients, shades, tokens, exporters',
    imports: ['src/errors', 'src/color', 'src/threads', 'src/exact', 'src/image', 'src/accessibility'],
    packages: [],
    because: 'a domain: designs are judged by contrast and colour vision, never the other way round',
  },
  'src/collections': {
    holds: 'records derived from (seed, index), scans, statistics, the columns kept in memory',
    imports: ['src/errors', 'src/color', 'src/threads', 'src/exact', 'src/accessibility', 'src/design'],
    packages: ['xkcd-colors'],
    because: 'a domain: records are designs with measures; names come from the survey',
  },
  'src/personalize': {
    holds: 'vocabulary, notes, briefs, scores, the search, design systems',
    imports: ['src/errors', 'src/color', 'src/threads', 'src/exact', 'src/accessibility', 'src/design'],
    packages: ['culori', 'xkcd-colors'],
    because: 'a domain: it searches with what design makes; names of colours come from two lists',
  },
  'src/response-images': {
    holds: 'answers drawn for people to look at: PNG and SVG by one code',
    imports: [
      'src/text',
      'src/color',
      'src/threads',
      'src/image',
      'src/accessibility',
      'src/design',
      'src/collections',
    ],
    packages: ['node:module', 'node:path', '@napi-rs/canvas'],
    because: 'it draws what domains answered and may ask them again; it knows neither endpoints nor HTTP',
  },
  'src/analyzer': {
    holds: 'pages: gathered, read, judged by stages, assembled and rendered',
    imports: ['src/errors', 'src/text', 'src/color', 'src/net', 'src/threads'],
    packages: [
      'node:',
      'aria-query',
      'cheerio',
      'csp_evaluator',
      'css-select',
      'css-tree',
      'css-what',
      'domhandler',
      'domutils',
      'html-encoding-sniffer',
      'image-size',
      'language-subtag-registry',
      'parse5',
      'pdfkit',
      'saxes',
      'tldts',
    ],
    because: 'pages of strangers are met here alone: their parsers are loaded nowhere else',
  },
  'src/schemas': {
    holds: 'what travels: schemas that more than one place needs, files as answers, lists of methods and formats',
    imports: [
      'src/errors',
      'src/color',
      'src/exact',
      'src/image',
      'src/accessibility',
      'src/design',
      'src/collections',
      'src/personalize',
    ],
    packages: ['zod'],
    because: 'endpoints and jobs share it, so it knows the ids of the domains and none of those who serve them',
  },
  'src/accounts': {
    holds: 'keys, rate, quota, ledger, usage, tiers, call ids: on one file (file/) or many nodes (cluster/)',
    imports: ['src/errors', 'db', 'src/runtime'],
    packages: ['node:', '@libsql/client', 'ioredis'],
    because: 'who pays what is decided without knowing what for',
  },
  'src/webhooks': {
    holds: 'subscriptions, outbox, sender, the watch on quotas',
    imports: ['src/errors', 'db', 'src/runtime', 'src/net', 'src/accounts'],
    packages: ['node:'],
    because: 'they tell what accounts did, and leave by the one door; accounts never know of them',
  },
  'src/jobs': {
    holds: 'the queue, the types of job and their slices',
    imports: [
      'src/errors',
      'src/text',
      'db',
      'src/runtime',
      'src/color',
      'src/threads',
      'src/image',
      'src/accessibility',
      'src/design',
      'src/collections',
      'src/personalize',
      'src/schemas',
      'src/accounts',
    ],
    packages: ['node:', 'zod'],
    because: 'a job is domain work for an account; it reads no pages and needs nothing that serves calls',
  },
  'src/stores': {
    holds: 'ledger, usage and node bound to the engines that are configured',
    imports: ['db', 'src/errors', 'src/runtime', 'src/accounts'],
    packages: ['node:path'],
    because: 'the one place that knows which engine stands behind which interface, and why one cannot be used',
  },
  'src/api': {
    holds: 'endpoint builder, gate, errors, documents, pages',
    imports: [
      'src/errors',
      'src/text',
      'src/runtime',
      'src/threads',
      'src/collections',
      'src/response-images',
      'src/analyzer',
      'src/schemas',
      'src/accounts',
      'src/webhooks',
      'src/jobs',
    ],
    packages: [
      'node:crypto',
      'node:fs',
      'node:fs/promises',
      'node:url',
      '@trpc/server',
      'trpc-to-openapi',
      'yaml',
      'zod',
    ],
    because: 'it knows the services by their types, but no group of endpoints and no HTTP server',
  },
  routers: {
    holds: 'the operations: one file a group, and index.ts',
    imports: [
      'src/errors',
      'src/color',
      'src/accessibility',
      'src/design',
      'src/collections',
      'src/response-images',
      'src/personalize',
      'src/analyzer',
      'src/schemas',
      'src/accounts',
      'src/webhooks',
      'src/jobs',
      'src/api',
    ],
    packages: ['@trpc/server', 'zod'],
    because: 'an operation joins schemas to domain functions; how it is served, stored and paid is not its business',
  },
  'src/graphql': {
    holds: 'procedures as a GraphQL schema',
    imports: ['src/text', 'src/schemas', 'src/api'],
    packages: ['@pothos/core', '@trpc/server', 'graphql', 'graphql-helix', 'zod'],
    because: 'an adapter: it gets the router as an argument',
  },
  'src/mcp': {
    holds: 'tools and resources for agents, over the Model Context Protocol',
    imports: ['src/api'],
    packages: ['@modelcontextprotocol/server', '@trpc/server', 'zod'],
    because: 'an adapter: it gets the router, and a way to run operations, as arguments',
  },
  'src/http': {
    holds: 'REST, the tRPC and GraphQL mounts, streams, files',
    imports: ['src/errors', 'src/runtime', 'src/response-images', 'src/schemas', 'src/accounts', 'src/api'],
    packages: ['node:', '@koa/router', '@trpc/server', 'fresh', 'koa', 'koa-body', 'negotiator', 'zod'],
    because: 'an adapter: it gets the router as an argument; ids of calls are made as requests arrive',
  },
  'src/trpc-client': {
    holds: 'the typed client',
    imports: ['src/schemas', 'src/api', 'routers'],
    packages: ['@trpc/client', 'eventsource'],
    because: 'it takes the types of the operations and the size of a batch, and nothing that runs on the server',
  },
  'src/client': {
    holds: 'the client of REST that is packed as metamer-client: requests, repeats, errors, streams, pages, files',
    imports: ['src/api'],
    packages: ['eventsource-parser'],
    because:
      'it runs in programs of others, so it needs nothing that is not packed into it, as the reader of event streams is; the codes of errors it takes as a type, and the operations are handed to it as a table',
  },
  'src/cli': {
    holds: 'the command line: table of commands, parsing, help, output',
    imports: ['src/errors', 'src/color', 'src/analyzer', 'src/trpc-client'],
    packages: ['node:', 'yaml'],
    because:
      'whatever it does a client can do; whether that client asks a server or this process is handed to it; of the analyzer it takes the formats of other tools, and colours are read in one place',
  },
  src: {
    holds:
      'composition: main, service, workers, the command line, the embedded operations, the table of tasks and its worker, the welcome',
    imports: [
      'db',
      'src/runtime',
      'src/net',
      'src/threads',
      'src/accessibility',
      'src/design',
      'src/collections',
      'src/personalize',
      'src/response-images',
      'src/analyzer',
      'src/accounts',
      'src/webhooks',
      'src/jobs',
      'src/stores',
      'src/api',
      'routers',
      'src/graphql',
      'src/mcp',
      'src/http',
      'src/trpc-client',
      'src/cli',
    ],
    packages: ['node:', '@trpc/client', '@trpc/server'],
    because: 'the only place that knows everything, so nothing imports it; it alone knows the table of tasks',
  },
  'src/web': {
    holds: 'the page: views, their parts and drawings, its state',
    imports: [
      'src/text',
      'src/color',
      'src/exact',
      'src/image',
      'src/accessibility',
      'src/design',
      'src/analyzer',
      'src/collections',
      'src/personalize',
      'src/client',
    ],
    packages: [
      '@csstools/css-color-parser',
      '@csstools/css-parser-algorithms',
      '@csstools/css-tokenizer',
      '@preact/signals',
      'preact',
    ],
    because:
      'it computes with the domains as they are, so that page and service cannot differ; it calls the service over HTTP',
  },
  'src/playground': {
    holds: 'the GraphQL playground: GraphiQL with the key of this browser tab and the schema of this service',
    imports: ['src/web'],
    packages: [
      '@graphiql/plugin-doc-explorer',
      '@graphiql/plugin-history',
      '@graphiql/react',
      '@preact/signals',
      'graphiql',
      'graphql',
      'monaco-editor',
      'react',
      'react-dom',
    ],
    because: 'a page of another framework, packed apart from the workbench, whose key it shares; React is nowhere else',
  },
} as const satisfies Record<string, Room>;

/** What each folder of the analyzer holds. A folder imports only folders above it in the table, types included. */
export const ANALYZER_FOLDERS: Readonly<Record<string, string>> = {
  parse: 'readers of text and bytes: encodings, CSS, robots.txt, sitemaps, Link headers',
  page: 'the model of a page: tree, selectors and style rules, roles and names, structured data',
  model: 'what all stages share: Check, Verdict, Finding, scores, categories, the stages by name, links, samples',
  stages: 'per stage its facts, its checks and what its section shows; table.ts lists the stages',
  workers: 'threads for pages and for files, and the limits of their work',
  fetch: 'input and output: the page and the resources that the stages require',
  render: 'reports as HTML and PDF',
  formats: 'reports for other tools: SARIF, EARL, comparison',
};

/** The files at the top of `src`: composition is no place to put things down. */
export const COMPOSITION: readonly string[] = [
  'src/main.ts',
  'src/metamer.ts',
  'src/embedded.ts',
  'src/service.ts',
  'src/workers.ts',
  'src/tasks.ts',
  'src/task-worker.ts',
  'src/welcome.ts',
  'src/initial-secrets.ts',
  'src/sign-in-link.ts',
  'src/shutdown.ts',
];

/** Runtime dependencies that no source file imports, each with its reason; any other fails. */
export const NOT_IMPORTED: Readonly<Record<string, string>> = {
  '@expo-google-fonts/inter': 'its font files are read by src/response-images/canvas/fonts.ts',
  esbuild: 'packs the server when it is first started (scripts/server.mjs)',
  'zod-openapi': 'trpc-to-openapi takes it from its user, and makes its document with it',
  vite: 'packs the page where the service is built, and serves it in development; nothing of it runs in the service',
};
