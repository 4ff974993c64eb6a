const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

/** A part of a text and where it begins in it, without the blanks around it. */
export interface Part {
  readonly text: string;
  readonly start: number;
}

const trimmed = (text: string, start: number): Part => {
  const lead = text.length - text.trimStart().length;
  return { text: text.trim(), start: start + lead };
};

/** The parts of a text between commas (or another sign) that stand in no bracket and no string. */
export const splitAt = (text: string, separator = ','): Part[] => {
  const parts: Part[] = [];
  const open: string[] = [];
  let quote = '';
  let from = 0;
  for (let i = 0; i < text.length; i += 1) {
    const sign = text[i]!;
    if (quote !== '') {
      if (sign === '\\') i += 1;
      else if (sign === quote) quote = '';
    } else if (sign === '"' || sign === "'") quote = sign;
    else if (CLOSING[sign]) open.push(CLOSING[sign]);
    else if (sign === open.at(-1)) open.pop();
    else if (sign === separator && open.length === 0) {
      parts.push(trimmed(text.slice(from, i), from));
      from = i + 1;
    }
  }
  parts.push(trimmed(text.slice(from), from));
  return parts;
};

/** Where the bracket closes that is open before an offset; the end of the text where it does not. */
export const closingAt = (text: string, after: number): number => {
  let open = 1;
  let quote = '';
  for (let i = after; i < text.length; i += 1) {
    const sign = text[i]!;
    if (quote !== '') {
      if (sign === '\\') i += 1;
      else if (sign === quote) quote = '';
    } else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '(') open += 1;
    else if (sign === ')') {
      open -= 1;
      if (open === 0) return i;
    }
  }
  return text.length;
};

/** `name(inside)` as a whole text; undefined for anything else. */
export const functionOf = (text: string): { name: string; inside: string; start: number } | undefined => {
  const [head, name = ''] = /^([a-z-][\w.-]*)\(/i.exec(text) ?? [];
  if (head === undefined || closingAt(text, head.length) !== text.length - 1) return undefined;
  return { name: name.toLowerCase(), inside: text.slice(head.length, -1), start: head.length };
};
