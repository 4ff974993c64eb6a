// Calls of the tools for agents: mostly valid ones, made from the tools' own input schemas.
import Ajv2020 from 'ajv/dist/2020.js';
import { hostileText, hostileValue } from './hostile.mjs';
import { createValues } from './values.mjs';

const HEADERS = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };

const message = (method, params, id = 1) => ({
  method: 'POST',
  path: '/v1/mcp',
  headers: HEADERS,
  body: JSON.stringify({ jsonrpc: '2.0', id, method, params }),
});

/** The tools of a service: a random call of one, and what is wrong with an answer to it. */
export const readTools = async (ask) => {
  const { tools } = (await ask(message('tools/list', {}))).body.result;
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  const outputs = new Map(
    tools.filter(({ outputSchema }) => outputSchema).map(({ name, outputSchema }) => [name, ajv.compile(outputSchema)]),
  );

  /** Values of a tool, whose schema refers to parts of its own. */
  const valuesOf = ({ inputSchema }) => {
    const resolve = ({ $ref, ...rest }) => {
      if ($ref === undefined) return rest;
      const part = $ref
        .slice(2)
        .split('/')
        .reduce((at, key) => at[key.replaceAll('~1', '/').replaceAll('~0', '~')], inputSchema);
      return { ...resolve(part), ...rest };
    };
    return createValues(resolve);
  };
  const known = new Map(tools.map((tool) => [tool.name, valuesOf(tool)]));

  const callOf = (random) => {
    const tool = random.pick(tools);
    const values = known.get(tool.name);
    const kind = random.chance(0.75) ? 'valid' : random.chance(0.6) ? 'nearly' : 'hostile';
    const valid = values.valid(random, tool.inputSchema, '');
    if (kind === 'hostile') {
      const name = random.chance(0.3) ? hostileText(random) : tool.name;
      return { kind, tool, request: message('tools/call', { name, arguments: hostileValue(random) }) };
    }
    const given = kind === 'valid' ? valid : values.nearly(random, valid);
    return { kind, tool, request: message('tools/call', { name: tool.name, arguments: given }) };
  };

  const faultOf = ({ tool }, { status, body }) => {
    if (status !== 200) return undefined;
    if (body?.error) return body.error.code === -32603 ? 'an internal error of MCP' : undefined;
    const { isError, structuredContent, content } = body?.result ?? {};
    if (!Array.isArray(content)) return 'a result without content';
    const fits = outputs.get(tool.name);
    if (isError || !fits) return undefined;
    if (structuredContent === undefined) return 'a result without structuredContent';
    return fits(structuredContent) ? undefined : `structuredContent: ${ajv.errorsText(fits.errors).slice(0, 200)}`;
  };
  return { callOf, faultOf, count: tools.length };
};
