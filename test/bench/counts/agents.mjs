// What an agent has to read: the list of tools, and the answers to short calls.
import { startService, UNLIMITED } from '../processes.mjs';

/** Tools with what they are called with, and the most bytes of text that they may answer. */
const ANSWERS = [
  ['a verdict of check_contrast', 'check_contrast', { fg: '#336699', bg: '#ffffff' }, 2_000],
  ['a verdict of audit_palette_vision', 'audit_palette_vision', { colors: ['#c0392b', '#4f7a28', '#1d4ed8'] }, 2_000],
  ['a token set of make_tokens', 'make_tokens', { color: '#336699', format: 'utility' }, 6_000],
];

/** Words of JSON Schema that some clients of tools refuse. */
const REFUSED = new Set(['$ref', '$defs']);
const refusedIn = (schema) =>
  schema === null || typeof schema !== 'object'
    ? 0
    : Object.entries(schema).reduce((sum, [name, inner]) => sum + (REFUSED.has(name) ? 1 : 0) + refusedIn(inner), 0);

export const agentRows = async () => {
  const service = await startService({ TIERS: UNLIMITED });
  try {
    const [key] = await service.issueKeys(1);
    const ask = async (method, params) => {
      const answer = await fetch(`${service.base}/v1/mcp`, {
        method: 'POST',
        headers: {
          'x-api-key': key,
          'content-type': 'application/json',
          accept: 'application/json, text/event-stream',
        },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
      });
      const text = await answer.text();
      const { result } = JSON.parse(/^data: (.*)$/m.exec(text)?.[1] ?? text);
      if (!result || result.isError) throw new Error(`${method}: ${text.slice(0, 200)}`);
      return result;
    };
    const { tools } = await ask('tools/list', {});
    const rows = [
      {
        label: `list of ${tools.length} tools`,
        unit: 'bytes',
        value: Buffer.byteLength(JSON.stringify(tools)),
        limit: 45_000,
      },
      {
        label: 'references in their input schemas',
        unit: '',
        value: tools.reduce((sum, { inputSchema }) => sum + refusedIn(inputSchema), 0),
        limit: 0,
      },
    ];
    for (const [label, name, input, limit] of ANSWERS) {
      const { content } = await ask('tools/call', { name, arguments: input });
      const text = content.filter(({ type }) => type === 'text').map((part) => part.text);
      rows.push({ label: `text of ${label}`, unit: 'bytes', value: Buffer.byteLength(text.join('')), limit });
    }
    return rows;
  } finally {
    await service.stop();
  }
};
