/** A value of JSON with its place in the text. */
export type JsonNode =
  | { readonly kind: 'object'; readonly entries: readonly JsonEntry[]; readonly start: number; readonly end: number }
  | { readonly kind: 'array'; readonly items: readonly JsonNode[]; readonly start: number; readonly end: number }
  | { readonly kind: 'text'; readonly value: string; readonly start: number; readonly end: number }
  | { readonly kind: 'number'; readonly value: number; readonly start: number; readonly end: number }
  | { readonly kind: 'other'; readonly start: number; readonly end: number };

export interface JsonEntry {
  readonly key: string;
  readonly value: JsonNode;
}

/** Why a text cannot be read as JSON. */
export interface JsonFault {
  readonly why: string;
}

const DEEPEST = 64;

const NOT_CODE = /"(?:\\[\s\S]|[^"\\])*"?|\/\*[\s\S]*?(?:\*\/|$)|\/\/[^\n]*/g;
const TRAILING = /"(?:\\[\s\S]|[^"\\])*"?|,(?=\s*[\]}])/g;

/** Comments and commas before a closing bracket, which editors of JSON allow, become blanks. */
const strict = (text: string): string =>
  text
    .replace(/^\ufeff/, ' ')
    .replace(NOT_CODE, (part) => (part.startsWith('/') ? part.replace(/[^\n]/g, ' ') : part))
    .replace(TRAILING, (part) => (part === ',' ? ' ' : part));

const TOKEN = /"(?:\\.|[^"\\])*"|[{}[\],:]|-?\d[\d.eE+-]*|[a-z]+/g;

type Open =
  | { readonly kind: 'object'; readonly entries: JsonEntry[]; readonly start: number; key: string | undefined }
  | { readonly kind: 'array'; readonly items: JsonNode[]; readonly start: number };

const scalarOf = (raw: string, start: number): JsonNode => {
  const end = start + raw.length;
  if (raw.startsWith('"')) return { kind: 'text', value: JSON.parse(raw) as string, start: start + 1, end: end - 1 };
  if (/^[-\d]/.test(raw)) return { kind: 'number', value: Number(raw), start, end };
  return { kind: 'other', start, end };
};

/** Reads JSON, with comments and trailing commas too; the places of texts are those between their quotes. Never throws. */
export const readJsonTree = (source: string): JsonNode | JsonFault => {
  const text = strict(source);
  try {
    JSON.parse(text);
  } catch (error) {
    return { why: (error as Error).message.slice(0, 200) };
  }
  const stack: Open[] = [];
  let root: JsonNode | undefined;
  const add = (node: JsonNode): void => {
    const open = stack.at(-1);
    if (!open) root = node;
    else if (open.kind === 'array') open.items.push(node);
    else {
      open.entries.push({ key: open.key!, value: node });
      open.key = undefined;
    }
  };
  for (const { 0: raw, index } of text.matchAll(TOKEN)) {
    const open = stack.at(-1);
    if (raw === '{') stack.push({ kind: 'object', entries: [], start: index, key: undefined });
    else if (raw === '[') stack.push({ kind: 'array', items: [], start: index });
    else if (raw === '}' || raw === ']') {
      const done = stack.pop()!;
      add(
        done.kind === 'array'
          ? { kind: 'array', items: done.items, start: done.start, end: index + 1 }
          : { kind: 'object', entries: done.entries, start: done.start, end: index + 1 },
      );
    } else if (raw === ',' || raw === ':') continue;
    else if (open?.kind === 'object' && open.key === undefined) open.key = JSON.parse(raw) as string;
    else add(scalarOf(raw, index));
    if (stack.length > DEEPEST) return { why: `is nested in more than ${DEEPEST} levels` };
  }
  return root!;
};

/** The value of a key; the last one where it is given twice, as in JSON.parse. */
export const valueAt = (node: JsonNode | undefined, key: string): JsonNode | undefined =>
  node?.kind === 'object' ? node.entries.findLast((entry) => entry.key === key)?.value : undefined;

export const textAt = (node: JsonNode | undefined, key: string): string | undefined => {
  const value = valueAt(node, key);
  return value?.kind === 'text' ? value.value : undefined;
};
