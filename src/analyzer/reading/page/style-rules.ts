import { type Holds, mediaHolds, supportHolds } from '../css/conditions.ts';
import { createLayers, layerPath } from '../css/layers.ts';
import { absoluteSelector, type StyleRule } from '../css/nesting.ts';
import { type CompiledSelector, type Presence, selectorCompiler } from '../css/selector.ts';
import type { SheetDeclaration } from '../css/sheet.ts';
import { embeddedSheets } from '../styles/embedded.ts';
import { attr, type Element, tokens } from './node.ts';
import type { Page } from './page.ts';
import { perPage } from './per-page.ts';

/** One declaration as the cascade weighs it. */
export interface Offer {
  readonly value: string;
  /** False where source cannot tell whether it applies. */
  readonly sure: boolean;
  /** Importance, layer, specificity and order: compared from left to right. */
  readonly rank: readonly number[];
}

/** What the style rules of a page declare for one element, by property; those of its style attribute are not among them. */
export interface StyleRules {
  offers(element: Element): ReadonlyMap<string, readonly Offer[]>;
}

interface Rule {
  readonly selector: CompiledSelector;
  readonly declarations: readonly SheetDeclaration[];
  readonly sure: boolean;
  readonly layer: string | null;
  readonly order: number;
}

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

const presenceOn = perPage((page): Presence => {
  const classes = new Set<string>();
  for (const element of page.byAttribute('class')) for (const name of tokens(element, 'class')) classes.add(name);
  return {
    tags: new Set(page.elements.map(({ name }) => name.toLowerCase())),
    ids: new Set([...page.ids.keys()].map((id) => id.toLowerCase())),
    classes,
    attributes: new Set(page.attributeNames.map((name) => name.toLowerCase())),
  };
});

/** The rules of the `style` elements that set one of these properties, filed by what their selectors end with. */
export const styleRulesOf = (page: Page, properties: ReadonlySet<string>): StyleRules => {
  const quirks = page.document.mode === 'quirks';
  const compiler = selectorCompiler(quirks, presenceOn(page));
  const layers = createLayers();
  const filed = new Map<string, Rule[]>();
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

  const file = (rule: StyleRule, declarations: readonly SheetDeclaration[], conditions: readonly string[]): void => {
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
      const name = key.kind === 'any' ? '*' : `${key.kind} ${key.name}`;
      const entry = { selector: one, declarations, sure, layer: layer || null, order };
      const list = filed.get(name);
      if (list) list.push(entry);
      else filed.set(name, [entry]);
    }
  };

  for (const { sheet, css, media } of embeddedSheets(page)) {
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
      if (rule && own.size && order < RULE_LIMIT) file(rule, [...own.values()], [...outer, ...conditions]);
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
  const NOTHING: ReadonlyMap<string, readonly Offer[]> = new Map();
  /** Higher is stronger; layers turn round for what is important. */
  const layerRank = (layer: string | null, important: boolean): number => {
    const rank = layer === null ? ranks.size : (ranks.get(layer) ?? ranks.size - 1);
    return important ? -rank : rank;
  };

  return {
    offers(element) {
      if (!filed.size) return NOTHING;
      const id = attr(element, 'id');
      const classes = attr(element, 'class');
      const lists = [
        filed.get('*'),
        filed.get(`tag ${element.name.toLowerCase()}`),
        id === undefined ? undefined : filed.get(`id ${fold(id)}`),
        ...(classes === undefined
          ? []
          : [...new Set(quirks ? tokens(element, 'class') : classes.split(/[\t\n\f\r ]+/))].map((name) =>
              filed.get(`class ${name}`),
            )),
      ];
      let found: Map<string, Offer[]> | undefined;
      for (const list of lists)
        for (const { selector, declarations, sure, layer, order: place } of list ?? []) {
          const matches = selector.matches(element);
          if (matches === false) continue;
          found ??= new Map();
          for (const { property, value, important } of declarations) {
            const offer = {
              value,
              sure: sure && matches === true,
              rank: [Number(important), 0, layerRank(layer, important), selector.specificity, place],
            };
            const offers = found.get(property);
            if (offers) offers.push(offer);
            else found.set(property, [offer]);
          }
        }
      return found ?? NOTHING;
    },
  };
};
