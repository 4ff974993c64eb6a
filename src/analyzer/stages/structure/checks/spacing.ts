import type { Examples } from '../../../model/example.ts';
import { act } from '../../../model/links.ts';
import { cannotTell, type ElementResult } from '../../../model/verdict.ts';
import { styleOf, winning } from '../../../page/css/declarations.ts';
import { type Element, isElement, isText, type Node, parentOf } from '../../../page/tree/node.ts';
import type { View } from '../facts/view.ts';
import { a11y } from './check.ts';

/** Shares of the font size that HTML's own style sheet gives. */
const SIZES: Readonly<Record<string, number>> = {
  h1: 2,
  h2: 1.5,
  h3: 1.17,
  h5: 0.83,
  h6: 0.67,
  small: 0.83,
  sub: 0.83,
  sup: 0.83,
  big: 1.2,
};
const KEYWORDS: Readonly<Record<string, number>> = {
  'xx-small': 9,
  'x-small': 10,
  small: 13,
  medium: 16,
  large: 18,
  'x-large': 24,
  'xx-large': 32,
};
const PIXELS: Readonly<Record<string, number>> = {
  px: 1,
  pt: 4 / 3,
  pc: 16,
  in: 96,
  cm: 96 / 2.54,
  mm: 9.6 / 2.54,
  q: 2.4 / 2.54,
};

/** Font size in pixels as far as style attributes and `style` elements show; null if they use what we cannot work out. */
const fontSize = ({ rendering }: View, element: Element): number | null => {
  const chain: Element[] = [];
  for (let up: Element | null = element; up; up = parentOf(up)) chain.unshift(up);
  let size: number | null = 16;
  let root = 16;
  for (const at of chain) {
    const declared = rendering.declared(at, 'font-size')?.toLowerCase();
    const own: number | null = size;
    if (declared === undefined || declared === 'inherit') size = own === null ? null : own * (SIZES[at.name] ?? 1);
    else size = lengthOf(declared, own, root) ?? KEYWORDS[declared] ?? null;
    if (at === chain[0] && size !== null) root = size;
  }
  return size;
};

/** A CSS length in pixels; null if it is none, or depends on what the source does not say. */
const lengthOf = (text: string, em: number | null, rem: number): number | null => {
  const match = /^([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)([a-z%]*)$/i.exec(text.trim());
  if (!match) return null;
  const [value, unit] = [Number(match[1]), match[2]!.toLowerCase()];
  if (value === 0) return 0;
  if (unit === 'em' || unit === '%') return em === null ? null : (value * em) / (unit === '%' ? 100 : 1);
  if (unit === 'rem') return value * rem;
  if (unit === 'ex' || unit === 'ch') return em === null ? null : value * em * 0.5;
  return PIXELS[unit] === undefined ? null : value * PIXELS[unit];
};

/** Stands for a line break that is an element. */
const BREAK = '\u2028';

/** A child as text sees it: a line break as one, any other element as a sign, such as an icon beside a word. */
const textFor = (child: Node): string => {
  if (isText(child)) return child.data;
  if (!isElement(child)) return '';
  return child.name === 'br' ? BREAK : '\u{fffc}';
};

/** How the blanks of an element's text are treated, as far as the source shows: on it or an ancestor. */
const whiteSpace = ({ rendering }: View, at: Element): string => {
  for (let up: Element | null = at; up; up = parentOf(up)) {
    const declared = rendering.declared(up, 'white-space')?.toLowerCase();
    if (declared !== undefined && !/^(inherit|unset)$/.test(declared)) return declared;
    if (up.name === 'pre') return 'pre';
  }
  return 'normal';
};

/** Whether text may have a second line. */
const hasLines = (text: string, treated: string): boolean => {
  if (treated === 'nowrap') return /\S\s*\u2028\s*\S/.test(text);
  return (treated === 'pre' ? /\S[^\S\n\u2028]*[\n\u2028]\s*\S/ : SEVERAL_LINES).test(text);
};

/** Text in which the property has something to stand between: words; for lines, places where one may end. */
const concerns = (property: string, view: View, at: Element): boolean => {
  if (property === 'letter-spacing') return true;
  const text = at.children.map(textFor).join('');
  if (property === 'word-spacing') return /\S\s+\S/.test(text);
  return hasLines(text, whiteSpace(view, at));
};
/** Between words, behind a hyphen, between any two ideographs, kana or syllables. */
const SEVERAL_LINES =
  /\S[\s\u00ad\u200b]+\S|\S-\S|[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]{2}/u;

/** The elements whose text on the screen has the property from this element and not from one nearer to it. */
const governed = (view: View, element: Element, property: string): Element[] => {
  const { rendering } = view;
  const found: Element[] = [];
  const stack = [element];
  while (stack.length) {
    const at = stack.pop()!;
    const own = at === element ? null : rendering.declared(at, property);
    if (own !== null && !/^(inherit|unset)$/i.test(own)) continue;
    if (at.children.some((child) => isText(child) && child.data.trim()) && concerns(property, view, at))
      if (rendering.onScreen(at)) found.push(at);
    for (const child of at.children) if (isElement(child) && !/^(script|style)$/.test(child.name)) stack.push(child);
  }
  return found;
};

interface SpacingCheck {
  /** Id of the rule of the W3C's Accessibility Conformance Testing. */
  readonly rule: string;
  readonly techniques: readonly string[];
  /** What readers may need, in em, or as a factor. */
  readonly least: number;
  readonly examples: Examples;
}

/** A check for style attributes that force a spacing of text below what readers may need (WCAG 1.4.12). */
export const spacingCheck = (
  property: 'letter-spacing' | 'word-spacing' | 'line-height',
  { rule, techniques, least, examples }: SpacingCheck,
) => {
  const forced = ({ page }: View, element: Element) => winning(styleOf(page, element), property);
  const unit = property === 'line-height' ? '' : 'em';
  return a11y(`a11y-${property}`, 'serious', `Narrow ${property.replace('-', ' ')} is forced`, {
    help: act(rule),
    requirements: { criteria: [{ sc: '1.4.12', when: 'fails' }], techniques, failures: ['F104'], act: [rule] },
    fix: `Remove !important, so that users can set their own ${property}, or set at least ${least}${unit}.`,
    elements: (view: View) =>
      view.page.byAttribute('style').filter((element) => {
        if (element.namespace !== 'html') return false;
        const declared = forced(view, element);
        return (
          declared?.important &&
          !/^(inherit|unset|revert|revert-layer)$/i.test(declared.value) &&
          governed(view, element, property).length > 0
        );
      }),
    test: (element: Element, view: View): ElementResult => {
      const value = forced(view, element)!.value.toLowerCase();
      if (value === 'normal' || value === 'initial') return value;
      const em = fontSize(view, element);
      if (property === 'line-height' && /^[+-]?(\d+\.?\d*|\.\d+)$/.test(value))
        return Number(value) < least ? value : null;
      const length = lengthOf(value, em, 16);
      const sizes = governed(view, element, property).map((one) => fontSize(view, one));
      if (length === null || sizes.some((size) => size === null || size === 0))
        return cannotTell(`How large ${value} is depends on styles that are not in the source.`);
      return sizes.some((size) => length / size! < least - 1e-9) ? value : null;
    },
    none: `No style attribute forces ${property} with !important on text.`,
    message: (n: number) => `${n} style attributes prevent users from increasing ${property}.`,
    examples,
  });
};
