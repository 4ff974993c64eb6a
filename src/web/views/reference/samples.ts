import { camelCase } from '../../../text/camel-case.ts';
import type { Operation } from './document.ts';

type Input = Readonly<Record<string, unknown>>;

/** An operation with an input, as it goes over HTTP. */
export interface HttpCall {
  readonly method: string;
  /** With the query. */
  readonly path: string;
  readonly body: Input | undefined;
}

const inAddress = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));

export const httpCall = ({ method, path, parameters }: Operation, input: Input): HttpCall => {
  const given = (place: string) =>
    parameters.flatMap((parameter) =>
      parameter.in === place && input[parameter.name] !== undefined ? [[parameter.name, input[parameter.name]]] : [],
    ) as [string, unknown][];
  const filled = path.replace(/:(\w+)/g, (whole, name: string) =>
    input[name] === undefined ? whole : encodeURIComponent(inAddress(input[name])),
  );
  const query = new URLSearchParams(given('query').map(([name, value]) => [name, inAddress(value)])).toString();
  const body = method === 'POST' ? Object.fromEntries(given('body')) : undefined;
  return { method, path: query === '' ? filled : `${filled}?${query}`, body };
};

const inShell = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** The header that carries the credential, and the variable that holds it. */
const credentialOf = ({ access }: Operation): readonly [header: string, variable: string] | undefined =>
  (({ public: undefined, key: ['x-api-key', 'API_KEY'], admin: ['x-admin-key', 'ADMIN_KEY'] }) as const)[access];

const curl = (origin: string, operation: Operation, input: Input): string => {
  const { method, path, body } = httpCall(operation, input);
  const credential = credentialOf(operation);
  return [
    `curl -sS ${method === 'GET' || (method === 'POST' && body) ? '' : `-X ${method} `}${inShell(origin + path)}`,
    ...(credential ? [`-H "${credential[0]}: $${credential[1]}"`] : []),
    ...(body ? ["-H 'content-type: application/json'", `-d ${inShell(JSON.stringify(body))}`] : []),
  ].join(' \\\n  ');
};

const isName = (name: string): boolean => /^[A-Za-z_$][\w$]*$/.test(name);

const literal = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).map(
    ([name, one]) => `${isName(name) ? name : JSON.stringify(name)}: ${literal(one)}`,
  );
  return members.length ? `{ ${members.join(', ')} }` : '{}';
};

const typeScript = (origin: string, { procedure, kind, access }: Operation, input: Input): string => {
  const credential = { public: '', key: ', apiKey: process.env.API_KEY', admin: ', adminKey: process.env.ADMIN_KEY' };
  const call = `client.${procedure}(${Object.keys(input).length ? literal(input) : ''})`;
  return [
    "import { createClient } from 'metamer-client';",
    '',
    `const client = createClient({ baseUrl: '${origin}'${credential[access]} });`,
    kind === 'subscription' ? `for await (const event of ${call}) console.log(event);` : `console.log(await ${call});`,
  ].join('\n');
};

const pythonLiteral = (value: unknown): string => {
  if (value === null) return 'None';
  if (value === true) return 'True';
  if (value === false) return 'False';
  if (Array.isArray(value)) return `[${value.map(pythonLiteral).join(', ')}]`;
  if (typeof value !== 'object') return JSON.stringify(value);
  return `{${Object.entries(value)
    .map(([name, one]) => `${JSON.stringify(name)}: ${pythonLiteral(one)}`)
    .join(', ')}}`;
};

const python = (origin: string, operation: Operation, input: Input): string => {
  const { method, path, body } = httpCall(operation, input);
  const credential = credentialOf(operation);
  const headers = [
    ...(credential ? [`"${credential[0]}": os.environ["${credential[1]}"]`] : []),
    ...(body ? ['"content-type": "application/json"'] : []),
  ];
  const json = operation.produces[0] === 'application/json';
  return [
    'import json',
    ...(credential ? ['import os'] : []),
    'import urllib.request',
    '',
    'request = urllib.request.Request(',
    `    ${JSON.stringify(origin + path)},`,
    `    method="${method}",`,
    ...(headers.length ? [`    headers={${headers.join(', ')}},`] : []),
    ...(body ? [`    data=json.dumps(${pythonLiteral(body)}).encode(),`] : []),
    ')',
    'with urllib.request.urlopen(request) as response:',
    json ? '    print(json.load(response))' : '    print(response.read())',
  ].join('\n');
};

/** Names of members as GraphQL has them; what is JSON there is left alone. */
const renamed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(renamed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [camelCase(name), renamed(one)]));
};

/** A document, and the variables that go with it; undefined where GraphQL has no such field. */
export const graphqlOf = (
  { graphql }: Operation,
  input: Input,
): { readonly query: string; readonly variables: Input } | undefined => {
  if (!graphql) return undefined;
  const { kind, field, args, selection } = graphql;
  const given = Object.entries(args).filter(([name]) => input[name] !== undefined);
  const declared = given.map(([, { name, type }]) => `$${name}: ${type}`).join(', ');
  const passed = given.map(([, { name }]) => `${name}: $${name}`).join(', ');
  const head = declared === '' ? kind : `${kind} (${declared})`;
  const call = passed === '' ? field : `${field}(${passed})`;
  const variables = given.map(([own, { name, type }]) => [
    name,
    type.replace(/[![\]]/g, '') === 'JSON' ? input[own] : renamed(input[own]),
  ]);
  return {
    query: `${head} {\n  ${call}${selection === '' ? '' : ` ${selection}`}\n}`,
    variables: Object.fromEntries(variables),
  };
};

const graphQl = (origin: string, operation: Operation, input: Input): string => {
  const asked = graphqlOf(operation, input);
  if (!asked) return `# ${operation.procedure} has no field in GraphQL: it returns a page, a text or a stream.`;
  const { query, variables } = asked;
  if (Object.keys(variables).length === 0) return query;
  return `${query}\n\n# variables, sent beside the query to ${origin}/v1/graphql\n# ${JSON.stringify(variables)}`;
};

/** The ways a call is written, by the name of the way. None holds the key: it comes from the environment. */
export const SAMPLES = { curl, TypeScript: typeScript, Python: python, GraphQL: graphQl } as const;
export type SampleLanguage = keyof typeof SAMPLES;
export const SAMPLE_LANGUAGES = Object.keys(SAMPLES) as SampleLanguage[];
