import { shorten } from '../errors/refusal.ts';
import { didYouMean } from '../errors/suggest.ts';
import { unknownName } from '../errors/vocabulary.ts';
import { tools } from './tools/index.ts';

const NAMES: readonly string[] = tools.map(({ name }) => name);
const INVALID_PARAMS = -32602;

interface ToolCall {
  readonly id?: unknown;
  readonly method: 'tools/call';
  readonly params: { readonly name: string };
}

const isToolCall = (message: unknown): message is ToolCall => {
  const { method, params } = (message ?? {}) as { method?: unknown; params?: { name?: unknown } | null };
  return method === 'tools/call' && typeof params?.name === 'string';
};

/** The error of JSON-RPC that refuses a call of a tool that does not exist; undefined for every other message. */
export const unknownToolError = (message: unknown): object | undefined => {
  if (!isToolCall(message) || NAMES.includes(message.params.name)) return undefined;
  const { name } = message.params;
  return {
    jsonrpc: '2.0',
    id: message.id ?? null,
    error: {
      code: INVALID_PARAMS,
      message: `There is no tool '${shorten(name)}'; accepted: ${NAMES.join(', ')}${didYouMean(name, NAMES)}`,
      data: { code: 'INVALID_INPUT', details: unknownName('name', name, NAMES) },
    },
  };
};
