import { attr, type Element, hasAttr, parentOf } from '../tree/node.ts';
import type { Page } from '../tree/page.ts';

/** A typed thing of RDFa: its types as written and in full, and the properties stated of it. */
export interface RdfaItem {
  readonly types: readonly string[];
  readonly properties: Readonly<Record<string, readonly string[]>>;
  readonly line: number;
  /** Not the value of another thing's property, or known by an address of its own. */
  readonly top: boolean;
}

/** Addresses by prefix; nothing else is inherited, so any prefix is safe to ask for. */
type Prefixes = Readonly<Record<string, string>>;

/** Prefixes that RDFa 1.1 predefines (its initial context), as far as pages use them. */
const PREFIXES: Prefixes = Object.assign(Object.create(null) as Record<string, string>, {
  schema: 'http://schema.org/',
  og: 'http://ogp.me/ns#',
  dc: 'http://purl.org/dc/terms/',
  dcterms: 'http://purl.org/dc/terms/',
  dc11: 'http://purl.org/dc/elements/1.1/',
  foaf: 'http://xmlns.com/foaf/0.1/',
  gr: 'http://purl.org/goodrelations/v1#',
  sioc: 'http://rdfs.org/sioc/ns#',
  skos: 'http://www.w3.org/2004/02/skos/core#',
  v: 'http://rdf.data-vocabulary.org/#',
  vcard: 'http://www.w3.org/2006/vcard/ns#',
  rdf: 'http://www.w3.org/1999/02/22-rdf-syntax-ns#',
  rdfs: 'http://www.w3.org/2000/01/rdf-schema#',
  owl: 'http://www.w3.org/2002/07/owl#',
  xsd: 'http://www.w3.org/2001/XMLSchema#',
  cc: 'http://creativecommons.org/ns#',
  ctag: 'http://commontag.org/ns#',
});

interface Scope {
  readonly vocab: string;
  readonly prefixes: Prefixes;
  readonly thing: Mutable | null;
}

interface Mutable {
  types: string[];
  properties: Map<string, string[]>;
  line: number;
  top: boolean;
}

const words = (text: string | undefined): string[] => (text ?? '').split(/\s+/).filter(Boolean);

/** The prefixes an element declares, on top of those that hold around it. */
const prefixesOf = (element: Element, around: Prefixes): Prefixes => {
  let found: Record<string, string> | undefined;
  const declare = (name: string, uri: string): void => {
    // Declarations around are inherited, not copied for every element that adds one.
    found ??= Object.create(around) as Record<string, string>;
    found[name.toLowerCase()] = uri;
  };
  for (const [, name, uri] of (attr(element, 'prefix') ?? '').matchAll(/([\w-]+):\s+(\S+)/g)) declare(name!, uri!);
  for (const name in element.attribs) if (name.startsWith('xmlns:')) declare(name.slice(6), element.attribs[name]!);
  return found ?? around;
};

/** A term or CURIE in full. */
const expand = (term: string, { vocab, prefixes }: Scope): string => {
  const colon = term.indexOf(':');
  if (colon < 0) return vocab + term;
  const prefix = term.slice(0, colon).toLowerCase();
  const uri = term.startsWith(`${term.slice(0, colon)}://`) ? undefined : prefixes[prefix];
  return uri === undefined ? term : uri + term.slice(colon + 1);
};

/** Attributes that say something, or change what others mean. */
const SCOPING = /^(property|typeof|vocab|prefix|xmlns:.*)$/;
const NO_SCOPE: Scope = { vocab: '', prefixes: PREFIXES, thing: null };

/**
 * Things of RDFa Lite 1.1 with their properties, in document order; the page itself is one where something is said of
 * it.
 */
export const readRdfa = (page: Page): RdfaItem[] => {
  if (page.byAttribute('typeof', 'property').length === 0) return [];
  // What stands outside of every thing is said of the page itself.
  const self: Mutable = { types: [], properties: new Map(), line: 1, top: true };
  const scopes = new Map<Element, Scope>();
  const items: Mutable[] = [];
  for (const element of page.byAttribute(...page.attributeNames.filter((name) => SCOPING.test(name)))) {
    let around = parentOf(element);
    while (around && !scopes.has(around)) around = parentOf(around);
    const outer: Scope = (around && scopes.get(around)) ?? NO_SCOPE;
    const scope: Scope = {
      vocab: attr(element, 'vocab') ?? outer.vocab,
      prefixes: prefixesOf(element, outer.prefixes),
      thing: outer.thing,
    };
    const names = [
      ...words(attr(element, 'property')),
      ...words(hasAttr(element, 'typeof') ? attr(element, 'rel') : undefined),
    ];
    const types = words(attr(element, 'typeof'));
    if (hasAttr(element, 'typeof')) {
      const thing: Mutable = {
        types: types.map((type) => expand(type, scope)),
        properties: new Map(),
        line: element.line,
        top: !(names.length && outer.thing) || hasAttr(element, 'about') || hasAttr(element, 'resource'),
      };
      items.push(thing);
      if (outer.thing) for (const name of names) add(outer.thing, expand(name, scope), thing.types[0] ?? '');
      scopes.set(element, { ...scope, thing });
      continue;
    }
    for (const name of names)
      if (outer.thing || scope.vocab || name.includes(':'))
        add(outer.thing ?? self, expand(name, scope), textOf(page, element));
    scopes.set(element, scope);
  }
  return (self.properties.size ? [self, ...items] : items).map(({ types, properties, line, top }) => ({
    types,
    properties: Object.fromEntries(properties),
    line,
    top,
  }));
};

const add = (thing: Mutable, name: string, value: string): void => {
  const values = thing.properties.get(name);
  if (values) values.push(value);
  else thing.properties.set(name, [value]);
};

const textOf = (page: Page, element: Element): string =>
  attr(element, 'content') ??
  attr(element, 'resource') ??
  attr(element, 'href') ??
  attr(element, 'src') ??
  attr(element, 'datetime') ??
  page.text(element).trim().slice(0, 500);
