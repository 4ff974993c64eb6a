/** An operation, as far as a request to it is written in a program. */
export interface SampledOperation {
  readonly method: string;
  /** With `:name` parameters. */
  readonly path: string;
  /** Its name in the client: `color.contrast`. */
  readonly procedure: string;
  readonly kind: 'query' | 'mutation' | 'subscription';
  readonly access: 'public' | 'key' | 'admin';
  readonly produces: readonly string[];
  readonly parameters: readonly { readonly name: string; readonly in: 'path' | 'query' | 'body' }[];
}

export type SampleInput = Readonly<Record<string, unknown>>;

/** An operation with an input, as it goes over HTTP. */
export interface HttpCall {
  readonly method: string;
  /** With the query. */
  readonly path: string;
  readonly body: SampleInput | undefined;
}

const inAddress = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));

export const httpCall = ({ method, path, parameters }: SampledOperation, input: SampleInput): HttpCall => {
  const given = (place: string) =>
    parameters.flatMap((parameter) =>
      parameter.in === place && input[parameter.name] !== undefined ? [[parameter.name, input[parameter.name]]] : [],
    ) as [string, unknown][];
  const filled = path.replace(/:(\w+)/g, (whole, name: string) =>
    input[name] === undefined ? whole : encodeURIComponent(inAddress(input[name])),
  );
  const query = new URLSearchParams(
    given('query').map(([name, value]): [string, string] => [name, inAddress(value)]),
  ).toString();
  const body = method === 'POST' ? Object.fromEntries(given('body')) : undefined;
  return { method, path: query === '' ? filled : `${filled}?${query}`, body };
};

const inShell = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** The header that carries the credential, and the variable that holds it. */
const credentialOf = ({ access }: SampledOperation): readonly [header: string, variable: string] | undefined =>
  (({ public: undefined, key: ['x-api-key', 'API_KEY'], admin: ['x-admin-key', 'ADMIN_KEY'] }) as const)[access];

export const curl = (origin: string, operation: SampledOperation, input: SampleInput): string => {
  const { method, path, body } = httpCall(operation, input);
  const credential = credentialOf(operation);
  return [
    `curl -sS ${method === 'GET' || (method === 'POST' && body) ? '' : `-X ${method} `}${inShell(origin + path)}`,
    ...(credential ? [`-H "${credential[0]}: $${credential[1]}"`] : []),
    ...(body ? ["-H 'content-type: application/json'", `-d ${inShell(JSON.stringify(body))}`] : []),
  ].join(' \\\n  ');
};

/** The members that a value has as JSON. */
const membersOf = (value: object): [string, unknown][] =>
  Object.entries(value).filter(([, member]) => member !== undefined);

const isName = (name: string): boolean => /^[A-Za-z_$][\w$]*$/.test(name);

const literal = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = membersOf(value).map(
    ([name, one]) => `${isName(name) ? name : JSON.stringify(name)}: ${literal(one)}`,
  );
  return members.length ? `{ ${members.join(', ')} }` : '{}';
};

export const typeScript = (
  origin: string,
  { procedure, kind, access }: SampledOperation,
  input: SampleInput,
): string => {
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
  return `{${membersOf(value)
    .map(([name, one]) => `${JSON.stringify(name)}: ${pythonLiteral(one)}`)
    .join(', ')}}`;
};

export const python = (origin: string, operation: SampledOperation, input: SampleInput): string => {
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
