import { parse as parseCss, walk } from 'css-tree';
import { type Declaration, parseDeclarations } from './declarations.ts';
import { attr, type Element, hasAttr, parentOf, tokens } from './node.ts';
import type { Page } from './page.ts';
import { ownText } from './parse.ts';
import { parseSelector, type Selector } from './selector.ts';
import { styleElements } from './style-sheets.ts';

/** What style attributes and `style` elements show of how an element is painted. External sheets are not read here. */
export interface Rendering {
  /** No box at all: the element or one it lies in has `display: none`. */
  gone(element: Element): boolean;
  /** Painted: not gone, and not `visibility: hidden`. */
  visible(element: Element): boolean;
  /** Offered to assistive technology: visible and not below `aria-hidden` or `inert`. */
  exposed(element: Element): boolean;
  /** Exposed or not, painted within reach: not moved off the page by a position far outside of it. */
  onScreen(element: Element): boolean;
  /** The value that wins for one element among style attribute and `style` rules; null where neither has it. */
  declared(element: Element, property: string): string | null;
  /** True where a linked style sheet may say otherwise. */
  readonly external: boolean;
}

interface Rule {
  readonly selector: Selector;
  readonly declarations: readonly Declaration[];
  readonly order: number;
}

const UNRENDERED = new Set(
  'head script style template noscript title meta link base datalist param source track rp noembed noframes'.split(' '),
);

/** Bytes of `style` text that are read; more is omitted. */
const STYLE_LIMIT = 512 * 1024;
const RULE_LIMIT = 2000;

export const renderingOf = (page: Page): Rendering => {
  const all = styleRules(page);
  const rules = all.filter(({ declarations }) => declarations.some(({ property }) => HIDING.has(property)));
  const declared = (element: Element, property: string) => cascade(element, all, [property])[property] ?? null;
  const count = page.elements.length;
  const gone = new Uint8Array(count);
  const unseen = new Uint8Array(count);
  const silent = new Uint8Array(count);
  for (const element of page.elements) {
    const parent = parentOf(element);
    const i = element.index;
    const p = parent?.index ?? -1;
    const styles = cascade(element, rules, ['display', 'visibility']);
    gone[i] = p >= 0 && gone[p] ? 1 : Number(displayNone(element, styles.display));
    if (styles.visibility) unseen[i] = Number(/^(hidden|collapse)$/i.test(styles.visibility));
    else if (p >= 0) unseen[i] = unseen[p]!;
    silent[i] = (p >= 0 && silent[p]) || attr(element, 'aria-hidden') === 'true' || hasAttr(element, 'inert') ? 1 : 0;
  }
  return {
    gone: ({ index }) => gone[index] === 1,
    visible: ({ index }) => !gone[index] && !unseen[index],
    exposed: ({ index }) => !gone[index] && !unseen[index] && !silent[index],
    onScreen: (element) => {
      if (gone[element.index] || unseen[element.index]) return false;
      for (let up: Element | null = element; up; up = parentOf(up)) if (farAway(up, declared)) return false;
      return true;
    },
    declared,
    external: page.byTag('link').some((link) => tokens(link, 'rel').includes('stylesheet')),
  };
};

const displayNone = (element: Element, display: string | undefined): boolean => {
  if (display !== undefined && UNRENDERED.has(element.tag) === false) return display.toLowerCase() === 'none';
  if (element.namespace !== 'html') return false;
  const { tag } = element;
  const parent = parentOf(element);
  return (
    UNRENDERED.has(tag) ||
    (hasAttr(element, 'hidden') && attr(element, 'hidden')?.toLowerCase() !== 'until-found') ||
    (tag === 'input' && attr(element, 'type')?.toLowerCase() === 'hidden') ||
    (tag === 'dialog' && !hasAttr(element, 'open')) ||
    (tag === 'audio' && !hasAttr(element, 'controls')) ||
    (parent?.tag === 'details' && !hasAttr(parent, 'open') && element !== firstSummary(parent)) ||
    parent?.tag === 'video' ||
    parent?.tag === 'audio'
  );
};

const firstSummary = (details: Element): Element | undefined =>
  details.children.find((child): child is Element => child.kind === 'element' && child.tag === 'summary');

const HIDING = new Set(['display', 'visibility']);

/** Properties that some check asks for. */
const READ = new Set([
  ...HIDING,
  ...'position top left right bottom font-size letter-spacing word-spacing line-height'.split(' '),
]);

/** Positioned at least 999 units outside the page. */
const farAway = (element: Element, declared: (element: Element, property: string) => string | null): boolean =>
  /^(absolute|fixed)$/i.test(declared(element, 'position') ?? '') &&
  ['left', 'top', 'right', 'bottom'].some((side) => Number.parseFloat(declared(element, side) ?? '0') <= -999);

interface Winner {
  value: string;
  rank: readonly number[];
}

const cascade = (
  element: Element,
  rules: readonly Rule[],
  properties: readonly string[],
): Partial<Record<string, string>> => {
  const style = attr(element, 'style');
  const matching = rules.length ? rules.filter(({ selector }) => selector.matches(element)) : rules;
  if (!matching.length && style === undefined) return {};
  const best: Partial<Record<string, Winner>> = {};
  const offer = ({ property, value, important }: Declaration, rank: readonly number[]) => {
    if (!properties.includes(property)) return;
    const full = [Number(important), ...rank];
    const before = best[property];
    if (!before || compare(full, before.rank) >= 0) best[property] = { value, rank: full };
  };
  for (const { selector, declarations, order } of matching)
    for (const one of declarations) offer(one, [0, ...selector.specificity, order]);
  if (style !== undefined) for (const one of parseDeclarations(style)) offer(one, [1, 0, 0, 0, 0]);
  return Object.fromEntries(Object.entries(best).map(([property, winner]) => [property, winner?.value]));
};

const compare = (a: readonly number[], b: readonly number[]): number => {
  for (let i = 0; i < a.length; i += 1) if (a[i] !== b[i]) return a[i]! - b[i]!;
  return 0;
};

/** Rules of `style` elements that set a property we read, outside of at-rules, with selectors we can decide. */
const styleRules = (page: Page): Rule[] => {
  const rules: Rule[] = [];
  for (const style of styleElements(page)) {
    const text = ownText(style);
    const media = attr(style, 'media')?.trim().toLowerCase();
    if (text.length > STYLE_LIMIT || (media && media !== 'all' && media !== 'screen')) continue;
    const tree = parseCss(text, {
      parseValue: false,
      parseRulePrelude: false,
      parseAtrulePrelude: false,
      onParseError: () => {},
    });
    walk(tree, {
      visit: 'Rule',
      enter(node) {
        if (this.atrule || rules.length > RULE_LIMIT || node.prelude.type !== 'Raw') return;
        const declarations: Declaration[] = [];
        for (const child of node.block.children) {
          if (child.type !== 'Declaration' || child.value.type !== 'Raw') continue;
          const property = child.property.toLowerCase();
          if (READ.has(property))
            declarations.push({ property, value: child.value.value.trim(), important: Boolean(child.important) });
        }
        if (!declarations.length) return;
        for (const one of node.prelude.value.split(',')) {
          const selector = parseSelector(one);
          if (selector) rules.push({ selector, declarations, order: rules.length });
        }
      },
    });
  }
  return rules;
};
