import { attr } from '../tree/node.ts';
import type { Page } from '../tree/page.ts';
import { ownText } from '../tree/parse.ts';

export type JsonObject = { readonly [key: string]: unknown };

/** One `script` of JSON-LD. `items` are its top-level objects; a broken block has none and says why. */
export interface JsonLdBlock {
  readonly line: number;
  readonly column: number;
  readonly error: string | null;
  /** Mended so that it could be read, although JSON does not allow it: comments, control characters, trailing commas. */
  readonly mended: boolean;
  readonly items: readonly JsonObject[];
}

/** Characters of one block, and how deep it may nest. */
const LIMIT = 512 * 1024;
const DEPTH = 64;

const TYPE = /^application\/ld\+json(\s*;.*)?$/i;

export const readJsonLd = (page: Page): JsonLdBlock[] =>
  page
    .byTag('script')
    .filter((script) => TYPE.test(attr(script, 'type')?.trim() ?? ''))
    .map((script) => ({ line: script.line, column: script.column, ...readBlock(ownText(script)) }));

const readBlock = (text: string): Omit<JsonLdBlock, 'line' | 'column'> => {
  const none = (error: string) => ({ error, mended: false, items: [] });
  if (text.length > LIMIT) return none(`longer than ${LIMIT} characters`);
  if (nesting(text) > DEPTH) return none(`nested more than ${DEPTH} deep`);
  if (!text.trim()) return none('empty');
  const strict = parsed(text);
  if ('value' in strict) return { error: null, mended: false, items: objectsOf(strict.value) };
  const lenient = parsed(mend(text));
  return 'value' in lenient ? { error: null, mended: true, items: objectsOf(lenient.value) } : none(strict.error);
};

const parsed = (text: string): { value: unknown } | { error: string } => {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch (error) {
    return { error: (error as Error).message.replace(/, ?"[\s\S]*$|"[\s\S]{80,}"/, '').slice(0, 120) };
  }
};

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const objectsOf = (value: unknown): JsonObject[] => (Array.isArray(value) ? value.flat(4) : [value]).filter(isObject);

const nesting = (text: string): number => {
  let depth = 0;
  let most = 0;
  for (const c of text) {
    if (c === '{' || c === '[') depth += 1;
    if (c === '}' || c === ']') depth -= 1;
    if (depth > most) most = depth;
  }
  return most;
};

const ESCAPES: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** Comments and CDATA marks outside of strings removed, control characters inside escaped, trailing commas dropped. */
const mend = (text: string): string => {
  let out = '';
  let i = 0;
  const skip = (end: string) => {
    const at = text.indexOf(end, i);
    i = at < 0 ? text.length : at + end.length;
  };
  while (i < text.length) {
    const c = text[i]!;
    if (c === '"') {
      const start = i;
      for (i += 1; i < text.length && text[i] !== '"'; i += 1) if (text[i] === '\\') i += 1;
      i += 1;
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is to be escaped
      out += text.slice(start, i).replace(/[\u0000-\u001f]/g, (one) => ESCAPES[one] ?? '');
    } else if (text.startsWith('//', i)) skip('\n');
    else if (text.startsWith('/*', i)) skip('*/');
    else if (text.startsWith('<!--', i)) skip('-->');
    else if (text.startsWith('<![CDATA[', i)) i += 9;
    else if (text.startsWith(']]>', i)) i += 3;
    else {
      if (c === '}' || c === ']') out = out.replace(/,\s*$/, '');
      out += c;
      i += 1;
    }
  }
  return out.trim().replace(/;$/, '');
};

/** `@type` as a list of names. */
export const typesOf = (item: JsonObject): string[] => {
  const type = item['@type'];
  return (Array.isArray(type) ? type : [type]).filter((one): one is string => typeof one === 'string');
};

/** Top-level objects with those of a top-level `@graph`: what a page says it is about. */
export const withGraphs = (items: readonly JsonObject[]): JsonObject[] =>
  items.flatMap((item) => {
    const graph = item['@graph'];
    const members = (Array.isArray(graph) ? graph : [graph]).filter(isObject);
    return graph === undefined ? [item] : [...(item['@type'] === undefined ? [] : [item]), ...members];
  });
