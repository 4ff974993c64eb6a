import { type Holds, mediaHolds, supportHolds } from '../../parse/css/conditions.ts';
import { createLayers, layerPath } from '../../parse/css/layers.ts';
import { absoluteSelector, type StyleRule } from '../../parse/css/nesting.ts';
import type { SheetDeclaration } from '../../parse/css/sheet.ts';
import { attr, type Element, tokensIn } from '../tree/node.ts';
import { type Page, perPage } from '../tree/page.ts';
import { embeddedSheets } from './embedded.ts';
import type { LinkedSheet } from './linked.ts';
import { type CompiledSelector, type Presence, selectorCompiler } from './selector.ts';

/** One declaration as the cascade weighs it. */
export interface Offer {
  readonly value: string;
  /** False if the source does not decide whether it applies. */
  readonly sure: boolean;
  /** True in a linked style sheet, where what depends on the screen is one of several looks of the page. */
  readonly linked: boolean;
  /** Importance, layer, specificity and order: compared from left to right. */
  readonly rank: readonly number[];
}

/**
 * What the style rules of a page declare for one element, by property; those of its style attribute are not among them.
 */
export interface StyleRules {
  offers(element: Element): Offers;
}

interface Rule {
  readonly selector: CompiledSelector;
  readonly declarations: readonly SheetDeclaration[];
  readonly sure: boolean;
  readonly linked: boolean;
  readonly layer: string | null;
  readonly order: number;
  /** Its declarations as offers to elements it matches surely, and to others; made with the first of them. */
  offers?: readonly RankedOffer[];
}

type Offers = ReadonlyMap<string, readonly Offer[]>;

type RankedOffer = readonly [property: string, sure: Offer, unsure: Offer];

const NO_LISTS: readonly (readonly Rule[])[] = [];

/** Characters of `style` text that are read, and selectors that are kept; what more there is, is omitted. */
const STYLE_LIMIT = 2 * 1024 * 1024;
const RULE_LIMIT = 50_000;

const CONDITIONS: Readonly<Record<string, (prelude: string) => Holds>> = {
  media: mediaHolds,
  supports: supportHolds,
  layer: () => true,
  container: () => null,
  scope: () => null,
  'starting-style': () => false,
  '-moz-document': () => false,
};

const split = (condition: string): readonly [string, string] => {
  const [, name = '', prelude = ''] = /^@([\w-]+)\s*(.*)$/s.exec(condition) ?? [];
  return [name, prelude];
};

/** How two ranks compare, as for sorting. */
export const compareRanks = (a: readonly number[], b: readonly number[]): number => {
  for (let i = 0; i < a.length; i += 1) if (a[i] !== b[i]) return a[i]! - b[i]!;
  return 0;
};

/**
 * Adds an offer to those of an element. One that another of its kind surely beats is left out: a sheet may say a thing
 * ten thousand times.
 */
const addOffer = (offers: Offer[], offer: Offer): void => {
  const last = offers.length - 1;
  const rival = offers[last]!;
  const alike =
    rival.sure === offer.sure && (offer.sure || (rival.value === offer.value && rival.linked === offer.linked));
  if (!alike) offers.push(offer);
  else if (compareRanks(offer.rank, rival.rank) >= 0) offers[last] = offer;
};

const presenceOn = perPage((page): Presence => {
  const classes = new Set<string>();
  const lists = new Set(page.byAttribute('class').map((element) => attr(element, 'class')!));
  for (const list of lists) for (const name of tokensIn(list)) classes.add(name);
  return {
    tags: new Set([...page.tags, ...page.foreign.map(({ name }) => name)].map((name) => name.toLowerCase())),
    ids: new Set([...page.ids.keys()].map((id) => id.toLowerCase())),
    classes,
    attributes: new Set(page.attributeNames.map((name) => name.toLowerCase())),
  };
});

interface ReadSheet extends Pick<LinkedSheet, 'css' | 'sheet' | 'media' | 'index'> {
  readonly linked: boolean;
}

/** Embedded and linked sheets in the order in which the page has them. */
const sheetsInOrder = (page: Page, linked: readonly LinkedSheet[]): ReadSheet[] => {
  const embedded = embeddedSheets(page).map((one): ReadSheet => ({ ...one, index: one.element.index, linked: false }));
  if (!linked.length) return embedded;
  return [...embedded, ...linked.map((one): ReadSheet => ({ ...one, linked: true }))].sort((a, b) => a.index - b.index);
};

/** The rules of a page that set one of these properties, filed by what their selectors end with. */
export const styleRulesOf = (
  page: Page,
  properties: ReadonlySet<string>,
  linkedSheets: readonly LinkedSheet[] = [],
): StyleRules => {
  const quirks = page.document.mode === 'quirks';
  const compiler = selectorCompiler(quirks, presenceOn(page));
  const layers = createLayers();
  const filed = { id: new Map<string, Rule[]>(), class: new Map<string, Rule[]>(), tag: new Map<string, Rule[]>() };
  const any: Rule[] = [];
  const known = new Map<string, Holds>();
  let order = 0;
  let read = 0;

  const holds = (condition: string): Holds => {
    const before = known.get(condition);
    if (before !== undefined) return before;
    const [name, prelude] = split(condition);
    const result = CONDITIONS[name]?.(prelude) ?? null;
    known.set(condition, result);
    return result;
  };

  const file = (
    rule: StyleRule,
    declarations: readonly SheetDeclaration[],
    conditions: readonly string[],
    linked: boolean,
  ): void => {
    let sure = true;
    let layer = '';
    for (const condition of conditions) {
      const result = holds(condition);
      if (result === false) return;
      sure &&= result === true;
      const [name, prelude] = split(condition);
      if (name === 'layer') layer = layerPath(prelude, layer);
    }
    if (layer) layers.add(layer, '');
    const selector = absoluteSelector(rule);
    for (const one of selector === null ? [] : (compiler.compile(selector) ?? [])) {
      if (order >= RULE_LIMIT) return;
      order += 1;
      const { key } = one;
      const entry = { selector: one, declarations, sure, linked, layer: layer || null, order };
      const list = key.kind === 'any' ? any : filed[key.kind].get(key.name);
      if (list) list.push(entry);
      else if (key.kind !== 'any') filed[key.kind].set(key.name, [entry]);
    }
  };

  for (const { sheet, css, media, linked } of sheetsInOrder(page, linkedSheets)) {
    read += css.length;
    if (read > STYLE_LIMIT) break;
    const { declarations, atRules } = sheet();
    for (const { name, prelude } of atRules) if (name === 'layer' && prelude) layers.add(prelude, '');
    const outer = media ? [`@media ${media}`] : [];
    let rule: StyleRule | null = null;
    let conditions: readonly string[] = [];
    // Of several declarations of one property in a rule the last counts, and the last important one above it.
    const own = new Map<string, SheetDeclaration>();
    const close = () => {
      if (rule && own.size && order < RULE_LIMIT) file(rule, [...own.values()], [...outer, ...conditions], linked);
      own.clear();
    };
    for (const one of declarations) {
      if (one.rule === null || !properties.has(one.property)) continue;
      if (one.rule !== rule || one.conditions !== conditions) close();
      ({ rule, conditions } = one);
      own.set(one.important ? `${one.property} !` : one.property, one);
    }
    close();
  }

  const ranks = layers.ranks();
  const fold = (name: string) => (quirks ? name.toLowerCase() : name);
  const NOTHING: Offers = new Map();
  /** Higher is stronger; layers turn round for what is important. */
  const layerRank = (layer: string | null, important: boolean): number => {
    const rank = layer === null ? ranks.size : (ranks.get(layer) ?? ranks.size - 1);
    return important ? -rank : rank;
  };

  const offersOf = ({ declarations, layer, selector, sure, linked, order: place }: Rule): readonly RankedOffer[] =>
    declarations.map(({ property, value, important }) => {
      const rank = [Number(important), 0, layerRank(layer, important), selector.specificity, place];
      return [property, { value, sure, linked, rank }, { value, sure: false, linked, rank }];
    });

  const byClasses = new Map<string, readonly (readonly Rule[])[]>();
  /** Rules whose selectors end with one of the classes that an attribute holds, by class. */
  const rulesOfClasses = (classes: string): readonly (readonly Rule[])[] => {
    const before = byClasses.get(classes);
    if (before) return before;
    const names = [...new Set(fold(classes).split(/[\t\n\f\r ]+/))];
    const rules = names.map((name) => filed.class.get(name)).filter((list) => list !== undefined);
    byClasses.set(classes, rules);
    return rules;
  };

  const own = new Map<readonly Rule[], boolean>();
  /** True for rules that depend on nothing but the tag, id and classes of an element. */
  const areOwn = (list: readonly Rule[]): boolean => {
    const before = own.get(list);
    if (before !== undefined) return before;
    const result = list.every(({ selector }) => selector.own);
    own.set(list, result);
    return result;
  };

  const blurred = new Map<readonly Rule[], Offers>();
  /** The result of rules whose selectors are no longer evaluated: the strongest offer of each value. */
  const blurredOf = (list: readonly Rule[]): Offers => {
    const before = blurred.get(list);
    if (before) return before;
    const found = new Map<string, Map<string, Offer>>();
    for (const rule of list) {
      rule.offers ??= offersOf(rule);
      for (const [property, , unsure] of rule.offers) {
        const values = found.get(property) ?? new Map<string, Offer>();
        const rival = values.get(unsure.value);
        if (!rival || compareRanks(unsure.rank, rival.rank) >= 0) values.set(unsure.value, unsure);
        found.set(property, values);
      }
    }
    const offers = new Map([...found].map(([property, values]) => [property, [...values.values()]]));
    blurred.set(list, offers);
    return offers;
  };

  const offersIn = (lists: readonly (readonly Rule[])[], element: Element): Offers => {
    const found = new Map<string, Offer[]>();
    const add = (property: string, offer: Offer): void => {
      const offers = found.get(property);
      if (offers) addOffer(offers, offer);
      else found.set(property, [offer]);
    };
    for (const list of lists) {
      if (compiler.spent) {
        for (const [property, offers] of blurredOf(list)) for (const offer of offers) add(property, offer);
        continue;
      }
      for (const rule of list) {
        const matches = rule.selector.matches(element);
        if (matches === false) continue;
        rule.offers ??= offersOf(rule);
        for (const [property, sure, unsure] of rule.offers) add(property, matches ? sure : unsure);
      }
    }
    return found.size > 0 ? found : NOTHING;
  };

  /** Offers to elements whose rules all depend on nothing but tag and classes, by both. */
  const alike = new Map<string, Map<string, Offers>>();

  return {
    offers(element) {
      if (order === 0) return NOTHING;
      const id = attr(element, 'id');
      const classes = attr(element, 'class') ?? '';
      const byId = id === undefined ? undefined : filed.id.get(fold(id));
      const known = byId ? undefined : alike.get(element.name)?.get(classes);
      if (known) return known;
      const byTag = filed.tag.get(element.name.toLowerCase());
      const byClass = classes !== '' && filed.class.size ? rulesOfClasses(classes) : NO_LISTS;
      const lists = [any, ...(byTag ? [byTag] : []), ...(byId ? [byId] : []), ...byClass];
      const offers = offersIn(lists, element);
      if (!byId && lists.every(areOwn)) {
        const others = alike.get(element.name) ?? new Map<string, Offers>();
        others.set(classes, offers);
        alike.set(element.name, others);
      }
      return offers;
    },
  };
};
