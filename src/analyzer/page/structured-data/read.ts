import type { Page } from '../tree/page.ts';
import { type JsonLdBlock, type JsonObject, readJsonLd, typesOf, withGraphs } from './json-ld.ts';
import { type MicrodataItem, readMicrodata } from './microdata.ts';
import { readRdfa } from './rdfa.ts';
import { lackingProperties } from './requirements.ts';

type Syntax = 'json-ld' | 'microdata' | 'rdfa';

/** One thing a page describes, in whichever syntax. */
interface StructuredItem {
  readonly syntax: Syntax;
  /** Type as written: a schema.org name in JSON-LD, an address in microdata and RDFa. */
  readonly type: string | null;
  readonly types: readonly string[];
  readonly properties: readonly string[];
  readonly line: number;
  readonly errors: readonly string[];
  readonly valid: boolean;
}

export interface StructuredData {
  readonly blocks: readonly JsonLdBlock[];
  readonly microdata: readonly MicrodataItem[];
  readonly items: readonly StructuredItem[];
}

const SCHEMA = /^(?:https?:)?\/\/(?:www\.)?schema\.org(?:\/#?|#|$)/i;

/** The name of a schema.org type without its address; the text itself for other vocabularies. */
export const shortType = (type: string): string => type.replace(SCHEMA, '').replace(/^schema:/, '');

/** What a context makes of names without a prefix. */
interface Vocabulary {
  /** Whether they are schema.org's, or would be, were the context right. */
  readonly schema: boolean;
  readonly fault: string | null;
}

/** Hosts that schema.org is mistaken for: `shema.org`, `schema.com`. */
const MISSPELT = /^(?:www\.)?s(?:c|h|ch)em\w{0,3}\.\w+$/;
const OTHER: Vocabulary = { schema: false, fault: null };

const vocabularyOf = (context: unknown): Vocabulary => {
  if (context === undefined) return { schema: true, fault: 'no @context' };
  if (Array.isArray(context)) {
    const all = context.map(vocabularyOf);
    return all.find(({ schema, fault }) => schema && !fault) ?? all.find(({ schema }) => schema) ?? OTHER;
  }
  if (typeof context === 'string') {
    const text = context.trim();
    if (SCHEMA.test(text)) return { schema: true, fault: null };
    // Another vocabulary, unless it is schema.org misspelt.
    const other = URL.canParse(text) && !MISSPELT.test(new URL(text).hostname);
    return other ? OTHER : { schema: true, fault: `unknown @context '${text.slice(0, 80)}'` };
  }
  const vocab = typeof context === 'object' && context !== null ? (context as JsonObject)['@vocab'] : undefined;
  return typeof vocab === 'string' && SCHEMA.test(vocab.trim()) ? { schema: true, fault: null } : OTHER;
};

/** True if a type names schema.org: by its address, or with the usual prefix. */
const isSchemaType = (type: string): boolean => SCHEMA.test(type) || type.startsWith('schema:');

const statesSomething = (item: JsonObject): boolean => Object.keys(item).some((key) => key !== '@id');

/** The context of schema.org makes `type` an alias of `@type`. */
const namedTypes = (item: JsonObject): string[] => typesOf(item['@type'] === undefined ? { '@type': item.type } : item);

const item = (
  syntax: Syntax,
  types: readonly string[],
  properties: readonly string[],
  line: number,
  found: readonly (string | null)[],
  schema: boolean,
): StructuredItem => {
  const names = properties.filter((name) => !name.startsWith('@'));
  const errors = found.filter((one) => one !== null);
  for (const type of types.filter((one) => schema || isSchemaType(one))) {
    const lacking = lackingProperties(shortType(type), names.map(shortType)) ?? [];
    errors.push(...lacking.map((name) => `${shortType(type)} lacks ${name}`));
  }
  return {
    syntax,
    type: types.length ? types.join(' ') : null,
    types,
    properties: names.slice(0, 60),
    line,
    errors,
    valid: !errors.length,
  };
};

/** Everything a page describes in JSON-LD, microdata and RDFa. */
export const readStructuredData = (page: Page): StructuredData => {
  const blocks = readJsonLd(page);
  const microdata = readMicrodata(page);
  const fromJson = blocks.flatMap(({ items, line }) =>
    items.flatMap((whole) =>
      withGraphs([whole])
        .filter(statesSomething)
        .map((one) => {
          const { schema, fault } = vocabularyOf(one['@context'] ?? whole['@context']);
          const types = schema ? namedTypes(one) : typesOf(one);
          const untyped = types.length || !schema ? null : 'no @type';
          return item('json-ld', types, Object.keys(one), line, [fault, untyped], schema);
        }),
    ),
  );
  const fromMicrodata = microdata.map((one) =>
    item(
      'microdata',
      one.types,
      Object.keys(one.properties),
      one.line,
      [one.types.length ? null : 'no itemtype'],
      true,
    ),
  );
  const fromRdfa = readRdfa(page)
    .filter(({ top, types }) => top && types.length > 0)
    .map((one) => item('rdfa', one.types, Object.keys(one.properties), one.line, [], false));
  return { blocks, microdata, items: [...fromJson, ...fromMicrodata, ...fromRdfa] };
};
