// Requests to an operation from its input, as the catalogue describes it, on each surface.

const headersOf = (key) => ({ 'x-api-key': key, 'content-type': 'application/json' });

/** The arguments of fetch for a call over REST. */
export const restRequest = (base, key, { method, path }, input) => {
  const rest = { ...input };
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(String(value));
  });
  const url = new URL(base + filled);
  if (method === 'POST') return [url, { method, headers: headersOf(key), body: JSON.stringify(rest) }];
  for (const [name, value] of Object.entries(rest)) if (value !== undefined) url.searchParams.set(name, String(value));
  return [url, { method, headers: { 'x-api-key': key } }];
};

/** The arguments of fetch for the same call over tRPC. */
export const trpcRequest = (base, key, { procedure }, input) => [
  new URL(`${base}/v1/trpc/${procedure}`),
  // Queries may be posted: an address would be too long.
  { method: 'POST', headers: headersOf(key), body: JSON.stringify(input) },
];

/** The arguments of fetch for the same call as a document of GraphQL, by the sample that the reference has of it. */
export const graphqlRequest = (base, key, sample, input) => {
  const named = Object.entries(input).filter(([name]) => sample.args[name]);
  const declared = named.map(([name]) => `$${sample.args[name].name}: ${sample.args[name].type}`);
  const passed = named.map(([name]) => `${sample.args[name].name}: $${sample.args[name].name}`);
  const list = (items, open, close) => (items.length ? `${open}${items.join(', ')}${close}` : '');
  const query = `${sample.kind}${list(declared, '(', ')')} { ${sample.field}${list(passed, '(', ')')} ${sample.selection} }`;
  const variables = Object.fromEntries(named.map(([name, value]) => [sample.args[name].name, value]));
  return [
    new URL(`${base}/v1/graphql`),
    { method: 'POST', headers: headersOf(key), body: JSON.stringify({ query, variables }) },
  ];
};

/** The arguments of fetch for a call of a tool. */
export const toolRequest = (base, key, name, input) => [
  new URL(`${base}/v1/mcp`),
  {
    method: 'POST',
    headers: { ...headersOf(key), accept: 'application/json, text/event-stream' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: input } }),
  },
];
