import { attr, type Element } from '../tree/node.ts';
import { type Page, perPage } from '../tree/page.ts';

/** One CSS declaration as it stands; the property in lower case (custom properties keep their case). */
export interface Declaration {
  readonly property: string;
  readonly value: string;
  readonly important: boolean;
}

/**
 * Declarations of a style attribute, in order. Linear in its length; strings, brackets and comments are respected, what
 * does not parse as a declaration is skipped.
 */
export const parseDeclarations = (style: string): Declaration[] =>
  pieces(style.includes('/*') ? style.replace(/\/\*[\s\S]*?(\*\/|$)/g, ' ') : style)
    .map(declaration)
    .filter((one) => one !== null);

/** The declarations of every style attribute of a page's elements, each read once. */
const attributesOf = perPage((page): ReadonlyMap<Element, readonly Declaration[]> => {
  const byText = new Map<string, readonly Declaration[]>();
  const byElement = new Map<Element, readonly Declaration[]>();
  for (const element of page.byAttribute('style')) {
    const style = attr(element, 'style')!;
    const declarations = byText.get(style) ?? parseDeclarations(style);
    byText.set(style, declarations);
    byElement.set(element, declarations);
  }
  return byElement;
});

const NONE: readonly Declaration[] = [];

/** The declarations of an element's style attribute, in order; none if it has no such attribute. */
export const styleOf = (page: Page, element: Element): readonly Declaration[] => {
  const style = attr(element, 'style');
  if (!style) return NONE;
  // Elements that `noscript` would hold are none of the page's.
  return attributesOf(page).get(element) ?? parseDeclarations(style);
};

const declaration = (piece: string): Declaration | null => {
  const colon = piece.indexOf(':');
  if (colon < 1) return null;
  const name = piece.slice(0, colon).trim();
  const whole = piece.slice(colon + 1).trim();
  const bang = whole.lastIndexOf('!');
  const important = bang >= 0 && /^!\s*important$/i.test(whole.slice(bang));
  const value = important ? whole.slice(0, bang).trim() : whole;
  if (!/^-{0,2}[A-Za-z_][\w-]*$|^--/.test(name) || !value) return null;
  return { property: name.startsWith('--') ? name : name.toLowerCase(), value, important };
};

const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

/** Signs between which a semicolon ends no declaration. */
const QUOTING = /["'()[\]{}\\]/;

/** The text between semicolons that stand outside strings and brackets. */
const pieces = (text: string): string[] => {
  if (!QUOTING.test(text)) return text.split(';');
  const found: string[] = [];
  const open: string[] = [];
  let quote = '';
  let start = 0;
  for (let i = 0; i < text.length; i += 1) {
    const c = text[i]!;
    if (c === '\\') i += 1;
    else if (quote) quote = c === quote ? '' : quote;
    else if (c === '"' || c === "'") quote = c;
    else if (CLOSING[c]) open.push(CLOSING[c]);
    else if (c === open.at(-1)) open.pop();
    else if (c === ';' && !open.length) {
      found.push(text.slice(start, i));
      start = i + 1;
    }
  }
  found.push(text.slice(start));
  return found;
};

/** The declaration that wins among those of one property: the last important one, else the last. */
export const winning = (declarations: readonly Declaration[], property: string): Declaration | undefined => {
  const own = declarations.filter((one) => one.property === property);
  return own.findLast((one) => one.important) ?? own.at(-1);
};
