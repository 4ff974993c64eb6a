import type { Token } from 'parse5';

/** A start tag that was read in one go. */
export interface TagRun {
  readonly name: string;
  readonly attributes: Token.Attribute[];
  readonly selfClosing: boolean;
  /** Where its `>` stands. */
  readonly end: number;
  /** There are line breaks within it. */
  readonly breaks: boolean;
}

const [TAB, LINE_FEED, FORM_FEED, SPACE] = [0x09, 0x0a, 0x0c, 0x20];
const [QUOTE, AMPERSAND, APOSTROPHE, SOLIDUS, EQUALS, CLOSE] = [0x22, 0x26, 0x27, 0x2f, 0x3d, 0x3e];

/** Attributes of a tag whose names are compared with each other. */
const ATTRIBUTES = 16;

const isLower = (unit: number): boolean => unit >= 0x61 && unit <= 0x7a;

/** Characters after the first in names of lower case: `-`, `_`, `:`, `.` and digits besides letters. */
const NAME = new Uint8Array(128);
for (const sign of 'abcdefghijklmnopqrstuvwxyz0123456789-_:.') NAME[sign.charCodeAt(0)] = 1;
const isName = (unit: number): boolean => unit < 128 && NAME[unit] === 1;

/** Neither a control character, nor half of a pair, nor a noncharacter. */
const isPlain = (unit: number): boolean =>
  (unit >= SPACE && unit < 0x7f) ||
  (unit > 0x9f && unit < 0xd800) ||
  (unit > 0xdfff && unit < 0xfdd0) ||
  unit === TAB ||
  unit === FORM_FEED;

/** Names read lately, by a hash of their letters: pages use a few dozen of them thousands of times. */
const PLACES = 1024;
const LONGEST = 32;
const names: string[] = Array.from({ length: PLACES }, () => '');

/** A piece of the source as the engine holds names of properties, which makes it quick to look up and to compare. */
const nameIn = (html: string, start: number, end: number): string => {
  if (end - start > LONGEST) return html.slice(start, end);
  let hash = end - start;
  for (let i = start; i < end; i += 1) hash = (hash * 31 + html.charCodeAt(i)) & 0xffffff;
  const place = hash % PLACES;
  const known = names[place]!;
  if (known.length === end - start && html.startsWith(known, start)) return known;
  const [name] = Object.keys({ [html.slice(start, end)]: null }) as [string];
  names[place] = name;
  return name;
};

/** Where a name ends that begins here. */
const nameEnd = (html: string, start: number): number => {
  let end = start + 1;
  while (isName(html.charCodeAt(end))) end += 1;
  return end;
};

/** The name of an end tag that begins here and has nothing but its name; null if it has more. */
export const endTagName = (html: string, start: number): string | null => {
  if (!isLower(html.charCodeAt(start))) return null;
  const end = nameEnd(html, start);
  return html.charCodeAt(end) === CLOSE ? nameIn(html, start, end) : null;
};

/**
 * Reads a start tag whose name begins here, as most are written: names in lower case, values in quotes without
 * references, nothing that is an error. Null for every other, which the tokenizer then reads character by character.
 */
export const readStartTag = (html: string, start: number): TagRun | null => {
  if (!isLower(html.charCodeAt(start))) return null;
  let at = nameEnd(html, start);
  const name = nameIn(html, start, at);
  const attributes: Token.Attribute[] = [];
  let breaks = false;
  let spaced = false;
  for (;;) {
    const unit = html.charCodeAt(at);
    if (unit === CLOSE) return { name, attributes, selfClosing: false, end: at, breaks };
    if (unit === SOLIDUS)
      return html.charCodeAt(at + 1) === CLOSE ? { name, attributes, selfClosing: true, end: at + 1, breaks } : null;
    if (unit === SPACE || unit === TAB || unit === LINE_FEED || unit === FORM_FEED) {
      breaks ||= unit === LINE_FEED;
      spaced = true;
      at += 1;
      continue;
    }
    if (!spaced || !isLower(unit) || attributes.length === ATTRIBUTES) return null;
    spaced = false;
    const nameStart = at;
    at = nameEnd(html, at);
    const attribute = { name: nameIn(html, nameStart, at), value: '' };
    for (const other of attributes) if (other.name === attribute.name) return null;
    attributes.push(attribute);
    if (html.charCodeAt(at) !== EQUALS) continue;
    const quote = html.charCodeAt(at + 1);
    if (quote !== QUOTE && quote !== APOSTROPHE) return null;
    at += 2;
    const valueStart = at;
    for (let inner = html.charCodeAt(at); inner !== quote; inner = html.charCodeAt(at)) {
      if (inner === LINE_FEED) breaks = true;
      else if (inner === AMPERSAND || !isPlain(inner)) return null;
      at += 1;
    }
    attribute.value = html.slice(valueStart, at);
    at += 1;
  }
};
