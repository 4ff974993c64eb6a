/** One CSS declaration as it stands; the property in lower case (custom properties keep their case). */
export interface Declaration {
  readonly property: string;
  readonly value: string;
  readonly important: boolean;
}

/**
 * Declarations of a style attribute, in order. Linear in its length; strings, brackets and comments are respected, what is
 * no declaration is skipped.
 */
export const parseDeclarations = (style: string): Declaration[] =>
  pieces(style.replace(/\/\*[\s\S]*?(\*\/|$)/g, ' '))
    .map(declaration)
    .filter((one) => one !== null);

const declaration = (piece: string): Declaration | null => {
  const colon = piece.indexOf(':');
  if (colon < 1) return null;
  const name = piece.slice(0, colon).trim();
  const [, value = '', bang] = /^([\s\S]*?)(!\s*important)?$/i.exec(piece.slice(colon + 1).trim()) ?? [];
  if (!/^-{0,2}[A-Za-z_][\w-]*$|^--/.test(name) || !value.trim()) return null;
  return {
    property: name.startsWith('--') ? name : name.toLowerCase(),
    value: value.trim(),
    important: bang !== undefined,
  };
};

const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

/** The text between semicolons that stand outside strings and brackets. */
const pieces = (text: string): string[] => {
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
