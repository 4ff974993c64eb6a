import { measuredRgb } from '../../color/measured.ts';
import { readColor } from '../../color/read-color.ts';
import { resolveColor } from '../../color/resolve.ts';
import { toHex } from '../../color/rgb.ts';
import { DEFAULT_GAMUT } from '../../color/to-srgb.ts';
import type { Definition, Fault, Literal, Locals, Resolved, ThemeColor } from '../model.ts';
import { closingAt, functionOf, splitAt } from '../read/split.ts';
import { aliasName } from '../read/token-tree.ts';
import { computeSass } from './sass.ts';
import type { Theme } from './theme.ts';

/** Bounds of one value: characters, and references replaced. */
const BOUNDS = { chars: 2000, steps: 200, depth: 32 } as const;

const CHANNELS = /^[\d.]+(?:deg)?\s+[\d.]+%\s+[\d.]+%(?:\s*\/\s*[\d.]+%?)?$/;
const OKLCH_CHANNELS = /^[\d.]+%\s+[\d.]+\s+[\d.]+(?:deg)?(?:\s*\/\s*[\d.]+%?)?$/;
const RGB_CHANNELS = /^\d{1,3}\s+\d{1,3}\s+\d{1,3}$/;

/** The function whose channels a value is, as `222 47% 11%` is of hsl(); undefined for a whole colour. */
export const bareFunction = (text: string): 'hsl' | 'oklch' | 'rgb' | undefined => {
  if (CHANNELS.test(text)) return 'hsl';
  if (OKLCH_CHANNELS.test(text)) return 'oklch';
  return RGB_CHANNELS.test(text) ? 'rgb' : undefined;
};

const wholeColor = (text: string): string => {
  const name = bareFunction(text);
  return name ? `${name}(${text})` : text;
};

/** A colour by its text, in a scheme; or why there is none. */
export const colorOf = (text: string, scheme: Theme['scheme']): { color: ThemeColor } | { why: string } => {
  const reading = readColor(wholeColor(computeSass(text)), { scheme, isBrief: true });
  if (!reading.color) return { why: reading.why };
  const { color } = resolveColor(reading.color, { gamut: DEFAULT_GAMUT, keepsAlpha: true });
  if (!color) return { why: `${text} cannot be shown` };
  return { color: { color: measuredRgb(color), hex: toHex(color.rgb), alpha: color.alpha } };
};

interface Reference {
  readonly start: number;
  readonly end: number;
  readonly name: string;
  readonly fallback: string | undefined;
  /** Where the fallback begins, if there is one. */
  readonly fallbackStart?: number;
}

// No part of it may match a long run of signs that another part continues: values are as long as data: URLs.
const REFERENCE = /var\(|\{([^{}]+)\}|#\{[^{}]*\}|(\$[\w-]+)|map[.-]get\(/i;

/** Where the namespace begins that stands before a variable, as in `theme.$primary`; the variable itself without one. */
const namespaceStart = (text: string, variable: number): number => {
  if (text[variable - 1] !== '.') return variable;
  let start = variable - 1;
  while (start > 0 && /[\w-]/.test(text[start - 1]!)) start -= 1;
  return start === variable - 1 ? variable : start;
};

/** The first reference of a value. */
const referenceIn = (text: string): Reference | undefined => {
  const found = REFERENCE.exec(text);
  if (!found) return undefined;
  const [raw, alias, variable] = found;
  const start = found.index;
  if (alias !== undefined && text[start - 1] !== '#') {
    return { start, end: start + raw.length, name: aliasName(alias), fallback: undefined };
  }
  if (variable !== undefined)
    return { start: namespaceStart(text, start), end: start + raw.length, name: variable, fallback: undefined };
  const end = closingAt(text, start + raw.length);
  const [name, ...rest] = splitAt(text.slice(start + raw.length, end));
  if (/^map/i.test(raw)) {
    const key = rest[0]?.text.replace(/["']/g, '') ?? '';
    return { start, end: end + 1, name: `${name?.text ?? ''}.${key}`, fallback: undefined };
  }
  if (!rest[0]) return { start, end: end + 1, name: name?.text ?? '', fallback: undefined };
  const fallbackStart = start + raw.length + rest[0].start;
  const fallback = text.slice(fallbackStart, end).trimEnd();
  return { start, end: end + 1, name: name?.text ?? '', fallback, fallbackStart };
};

/** Without `#{}` around what it inserts. */
const plain = (text: string): string => text.replace(/#\{([^{}]*)\}/g, (_, inside: string) => inside.trim());

/** Looks names up as a theme has them, local definitions first. */
export type Lookup = (name: string) => Definition | undefined;

export const lookupIn =
  ({ tokens, local }: Theme, scope?: string): Lookup =>
  (name) =>
    (scope === undefined ? undefined : local.get(scope)?.get(name)) ??
    tokens.get(name) ??
    tokens.get(name.replace(/^(?:light|dark)\./, ''));

/** The part of `light-dark()` that a scheme takes; the whole text otherwise. */
const chosenPart = (text: string, scheme: Theme['scheme']): { text: string; start: number } => {
  const call = functionOf(text);
  if (call?.name !== 'light-dark') return { text, start: 0 };
  const part = splitAt(call.inside)[scheme === 'light' ? 0 : 1];
  return part ? { text: part.text, start: call.start + part.start } : { text, start: 0 };
};

/** A value as one reference and nothing else; its name. */
export const aliasOf = (value: string, scheme: Theme['scheme']): string | undefined => {
  const { text } = chosenPart(plain(value).trim(), scheme);
  const reference = referenceIn(text);
  return reference?.start === 0 && reference.end === text.length ? reference.name : undefined;
};

interface Work {
  readonly lookup: Lookup;
  readonly trail: Definition[];
  steps: number;
  fault: Fault | undefined;
}

/** A text with what it refers to in place of references; stops at the first fault. */
const replaced = (given: string, work: Work, way: readonly Definition[], locals: Locals | undefined): string => {
  if (given.length > BOUNDS.chars) {
    work.fault ??= { kind: 'unreadable', what: `it is longer than ${BOUNDS.chars} characters` };
    return given;
  }
  let text = plain(given).trim();
  for (let reference = referenceIn(text); reference; reference = referenceIn(text)) {
    const { start, end, name, fallback } = reference;
    work.steps += 1;
    if (work.steps > BOUNDS.steps || text.length > BOUNDS.chars || way.length > BOUNDS.depth) {
      work.fault ??= { kind: 'unreadable', what: 'its references are too many' };
      return text;
    }
    const target = locals?.get(name) ?? work.lookup(name);
    // A variable of a block may have the name of one outside of it that its value is made of: definitions are compared.
    if (target && way.includes(target)) {
      const round = [...way.slice(way.indexOf(target)), target];
      work.fault ??= { kind: 'circular', what: round.map((one) => one.name).join(' → ') };
      return text;
    }
    if (target) work.trail.push(target);
    else if (fallback === undefined) {
      work.fault ??= { kind: 'missing', what: name };
      return text;
    }
    const inner = target
      ? replaced(target.value, work, [...way, target], target.locals)
      : replaced(fallback!, work, way, locals);
    if (work.fault) return text;
    text = text.slice(0, start) + inner + text.slice(end);
  }
  return text;
};

/** Where the colour of a value is written out: in it, or in what it is an alias of. */
const literalOf = (
  value: Pick<Definition, 'value' | 'span' | 'notation' | 'locals'>,
  scheme: Theme['scheme'],
  lookup: Lookup,
  depth = 0,
): Literal | undefined => {
  if (depth > BOUNDS.depth) return undefined;
  const alias = aliasOf(value.value, scheme);
  if (alias !== undefined) {
    const target = value.locals?.get(alias) ?? lookup(alias);
    if (target) return literalOf(target, scheme, lookup, depth + 1);
  }
  const { text, start } = chosenPart(value.value, scheme);
  const { file, start: from } = value.span;
  const reference = referenceIn(text);
  if (reference) {
    const { fallback, fallbackStart } = reference;
    if (alias === undefined || fallback === undefined || fallbackStart === undefined) return undefined;
    const at = from + start + fallbackStart;
    const inside = { ...value, value: fallback, span: { file, start: at, end: at + fallback.length } };
    return literalOf(inside, scheme, lookup, depth + 1);
  }
  const isWhole = text === value.value;
  return {
    text,
    notation: value.notation,
    span: isWhole ? value.span : { file, start: from + start, end: from + start + text.length },
  };
};

/** What a value is in a theme, with the way to it; `own` is the definition that has the value, if one has. */
export const resolveValue = (
  value: Pick<Definition, 'value' | 'span' | 'notation' | 'locals'>,
  scheme: Theme['scheme'],
  lookup: Lookup,
  own?: Definition,
): Resolved => {
  const work: Work = { lookup, trail: [], steps: 0, fault: undefined };
  const text = replaced(value.value, work, own ? [own] : [], value.locals);
  if (work.fault) return { color: undefined, fault: work.fault, trail: work.trail, literal: undefined };
  const read = colorOf(text, scheme);
  if ('why' in read)
    return { color: undefined, fault: { kind: 'unreadable', what: read.why }, trail: work.trail, literal: undefined };
  return { color: read.color, fault: undefined, trail: work.trail, literal: literalOf(value, scheme, lookup) };
};
