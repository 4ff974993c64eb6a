// Packs the client of REST into dist/npm/metamer-client: one file of code for each module system, and one of types, printed from
// the schemas of the operations. Whatever it says of an operation is said there.
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { appRouter } from '../dist/routers/index.js';
import { ERROR_STATUS } from '../dist/src/api/errors.js';
import { operationsOf } from '../dist/src/api/operations.js';
import { describeOperations } from './client/operations.mjs';
import { comment, declared } from './client/types.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, 'dist', 'npm', 'metamer-client');
const runtime = join(root, 'dist', 'src', 'client');
const own = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** Files of the runtime whose exports are all public. */
const PUBLIC = ['platform', 'error', 'options', 'file', 'meter', 'call', 'webhook'];

const { routes, signatures, declarations } = describeOperations(operationsOf(appRouter));

const code = async (format) => {
  const { outputFiles } = await build({
    stdin: {
      contents: `import { clientOf } from './index.js';
export { MetamerError, MetamerFile, verifyWebhook } from './index.js';
const ROUTES = ${JSON.stringify(routes)};
export const createClient = (options) => clientOf(ROUTES, options, ${JSON.stringify(own.version)});`,
      resolveDir: runtime,
    },
    bundle: true,
    write: false,
    format,
    platform: 'neutral',
    target: 'es2022',
    minifySyntax: true,
    logLevel: 'warning',
  });
  return outputFiles[0].text;
};

const indent = (text) => text.replace(/^(?=.)/gm, '  ');

const groupName = (group) => `${group[0].toUpperCase()}${group.slice(1)}Operations`;

/** A delivery with the type of its data: the runtime knows none of the schemas. */
const withEvents = (text) => {
  if (text.split('Promise<WebhookDelivery>').length !== 2)
    throw new TypeError('verifyWebhook returns no WebhookDelivery');
  return text.replace('Promise<WebhookDelivery>', 'Promise<WebhookEvent>');
};

const types = () => {
  const declaredByRuntime = PUBLIC.map((file) => {
    const text = readFileSync(join(runtime, `${file}.d.ts`), 'utf8').replace(/^(import .*|export \{\};)\n/gm, '');
    return file === 'webhook' ? withEvents(text) : text;
  });
  const groups = signatures.map(
    ({ group, members }) => `export interface ${groupName(group)} {\n${indent(members.join('\n'))}\n}`,
  );
  const members = signatures.map(({ group, said }) => `${said}readonly ${group}: ${groupName(group)};`);
  return `${declaredByRuntime.join('\n')}
/** Error codes of the service. */
export type ErrorCode = ${Object.keys(ERROR_STATUS)
    .map((one) => `'${one}'`)
    .join(' | ')};

/** Groups of operations. */
export interface MetamerGroups {
${indent(members.join('\n'))}
}

/** The operations of the service, by group. */
export interface MetamerClient extends MetamerGroups {
  /** The same operations, each with its response: \`{ data, headers, status, requestId, credits, rate }\`. */
  readonly withResponse: WithResponse<MetamerGroups>;
  /** Status, credits, limits and request ID of the latest response. */
  readonly lastAnswer: Meter | undefined;
}

/** A client of the service at an address: \`createClient({ baseUrl, apiKey }).color.contrast({ fg: '#336699', bg: '#fff' })\`. */
export declare const createClient: (options: ClientOptions) => MetamerClient;

${groups.join('\n\n')}

${declared(declarations)}

export {};
`;
};

const description = {
  name: 'metamer-client',
  version: own.version,
  description: 'Client of the Metamer API: colour, accessibility and page analysis',
  license: own.license,
  type: 'module',
  sideEffects: false,
  engines: own.engines,
  main: './index.cjs',
  module: './index.js',
  types: './index.d.cts',
  exports: {
    '.': {
      import: { types: './index.d.ts', default: './index.js' },
      require: { types: './index.d.cts', default: './index.cjs' },
    },
    './package.json': './package.json',
  },
  files: ['index.js', 'index.cjs', 'index.d.ts', 'index.d.cts', 'types.d.cts'],
};

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const write = (name, text) => writeFileSync(join(folder, name), text);
write('package.json', `${JSON.stringify(description, undefined, 2)}\n`);
write('index.js', await code('esm'));
write('index.cjs', await code('cjs'));
write('types.d.cts', types());
for (const name of ['index.d.ts', 'index.d.cts'])
  write(name, `${comment(['The types of all modules.'])}export * from './types.cjs';\n`);
cpSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
cpSync(join(root, 'docs', 'client.md'), join(folder, 'README.md'));
