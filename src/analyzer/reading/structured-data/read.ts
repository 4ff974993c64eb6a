import type { Page } from '../page/page.ts';
import { type JsonLdBlock, readJsonLd, typesOf, withGraphs } from './json-ld.ts';
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

const SCHEMA = /^https?:\/\/(www\.)?schema\.org\/?#?/i;

/** The name of a schema.org type without its address; the text itself for other vocabularies. */
export const shortType = (type: string): string => type.replace(SCHEMA, '').replace(/^schema:/, '');

const contextFault = (context: unknown): string | null => {
  if (context === undefined) return 'no @context';
  if (typeof context !== 'string' || SCHEMA.test(context.trim())) return null;
  return `unknown @context '${context.slice(0, 80)}'`;
};

const item = (
  syntax: Syntax,
  types: readonly string[],
  properties: readonly string[],
  line: number,
  found: readonly (string | null)[] = [],
): StructuredItem => {
  const names = properties.filter((name) => !name.startsWith('@'));
  const errors = found.filter((one) => one !== null);
  for (const type of types) {
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
      withGraphs([whole]).map((one) => {
        const types = typesOf(one);
        return item('json-ld', types, Object.keys(one), line, [
          contextFault(whole['@context']),
          types.length ? null : 'no @type',
        ]);
      }),
    ),
  );
  const fromMicrodata = microdata.map((one) =>
    item('microdata', one.types, Object.keys(one.properties), one.line, [one.types.length ? null : 'no itemtype']),
  );
  const fromRdfa = readRdfa(page)
    .filter(({ top, types }) => top && types.length > 0)
    .map((one) => item('rdfa', one.types, Object.keys(one.properties), one.line));
  return { blocks, microdata, items: [...fromJson, ...fromMicrodata, ...fromRdfa] };
};
