// Calls of MCP made from the tools that the service lists, most of them valid, and what their results must be.
import Ajv from 'ajv/dist/2020.js';
import { hostileText, hostileValue } from './hostile.mjs';
import { createValues } from './values.mjs';

const HEADERS = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
const PATH = '/v1/mcp';
const INTERNAL = -32603;

export const messageOf = (keyed, body) => ({
  method: 'POST',
  path: PATH,
  headers: { ...keyed, ...HEADERS },
  body: typeof body === 'string' ? body : JSON.stringify(body),
});

const follow = (root, reference) =>
  reference
    .slice(2)
    .split('/')
    .reduce((at, name) => at?.[name.replaceAll('~1', '/').replaceAll('~0', '~')], root);

/** What the bodies of REST show of each field. */
export const examplesOf = (operations) =>
  Object.assign(
    {},
    ...operations.toReversed().map(({ requestBody }) => {
      const media = requestBody?.content?.['application/json'];
      return media?.example ?? Object.values(media?.examples ?? {})[0]?.value;
    }),
  );

/** Values for the arguments of one tool, with what REST shows for fields of the same name. */
const argumentsOf = (tool, examples, options) => {
  const root = tool.inputSchema;
  const resolve = (schema) =>
    schema?.$ref ? { ...resolve(follow(root, schema.$ref)), ...schema, $ref: undefined } : (schema ?? {});
  const values = createValues(resolve, options);
  return { valid: (random) => values.valid(random, root, '', examples), nearly: values.nearly };
};

/** A random message; `kind` says whether it is as the tools allow. */
export const createMessages = (tools, examples, options) => {
  const inputs = new Map(tools.map((tool) => [tool.name, argumentsOf(tool, examples, options)]));
  return (random) => {
    const { name } = random.pick(tools);
    const { valid, nearly } = inputs.get(name);
    const call = (given) => ({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: given } });
    const given = valid(random);
    const roll = random.share();
    if (roll < 0.7) return { kind: 'valid', name, message: call(given) };
    if (roll < 0.85) return { kind: 'nearly', name, message: call(nearly(random, given)) };
    const other = random.pick([
      () => ({ jsonrpc: '2.0', id: 1, method: 'tools/list', params: hostileValue(random) }),
      () => ({ jsonrpc: '2.0', id: 1, method: 'resources/read', params: { uri: hostileText(random) } }),
      () => ({ jsonrpc: '2.0', id: hostileValue(random), method: hostileText(random), params: hostileValue(random) }),
      () => ({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: hostileText(random), arguments: given } }),
      () => [call(given), call(given)],
      () => hostileValue(random),
      () => JSON.stringify(call(given)).slice(0, random.int(0, 60)),
    ]);
    return { kind: 'hostile', name, message: other() };
  };
};

/** Says what is wrong with an answer: an internal error, or a result that is not as its tool declares. */
export const createJudge = (tools) => {
  const ajv = new Ajv({ strict: false, validateFormats: false });
  const fits = new Map(
    tools.filter(({ outputSchema }) => outputSchema).map(({ name, outputSchema }) => [name, ajv.compile(outputSchema)]),
  );
  return ({ kind, name }, { status, body }) => {
    if (status >= 500 && status !== 503) return `MCP ${status}`;
    if (body?.error?.code === INTERNAL) return `an internal error of MCP: ${body.error.message}`;
    if (kind !== 'valid') return undefined;
    const { result } = body ?? {};
    if (!result) return `MCP answers a call with ${status} ${JSON.stringify(body)?.slice(0, 200)}`;
    if (result.isError) {
      const code = result._meta?.['metamer/error']?.code;
      return code && code !== 'INTERNAL' ? undefined : `a tool fails with ${result.content?.[0]?.text?.slice(0, 200)}`;
    }
    const judge = fits.get(name);
    if (!judge) return undefined;
    if (!result.structuredContent) return 'a result without structuredContent';
    if (judge(result.structuredContent)) return undefined;
    const [error] = judge.errors;
    return `structuredContent does not fit its schema at ${error.instancePath || '/'}: ${error.message} ${JSON.stringify(error.params)}`;
  };
};
