import type { StageInput } from '../../../model/stage.ts';
import { sheetsOf } from '../../../model/style-sheets.ts';
import { styleOf } from '../../../page/css/declarations.ts';
import { attr } from '../../../page/tree/node.ts';

interface MediaQuery {
  readonly query: string;
  readonly features: readonly string[];
  /** Widths in pixels at which it begins or ceases to match. */
  readonly breakpointPx: readonly number[];
  count: number;
}

/** What style sheets say about adapting to screens and readers. */
export interface StyleReading {
  readonly sheets: number;
  readonly queries: ReadonlyMap<string, MediaQuery>;
  readonly containerQueries: number;
  readonly units: Readonly<Record<string, number>>;
  readonly fluid: { clamp: number; minmax: number; grid: number; flex: number };
  readonly preferences: { dark: boolean; reducedMotion: boolean; contrast: boolean; print: boolean };
  readonly animated: boolean;
  readonly minWidth: number;
  readonly maxWidth: number;
  /** Declarations in question, as `selector { property: value }`. */
  readonly fontSizes: { readonly px: number; readonly relative: number; readonly viewportOnly: readonly string[] };
  readonly fixedWidths: readonly string[];
  readonly fullHeights: { readonly vh: number; readonly dynamic: number };
  readonly hovers: number;
  readonly rotations: readonly string[];
}

const EM = 16;

/** A length of a media query in pixels; em and rem are 16 (CSS Media Queries 5). */
const pixels = (value: string, unit: string): number | null => {
  const factor: Readonly<Record<string, number>> = { px: 1, em: EM, rem: EM, pt: 4 / 3, cm: 96 / 2.54, in: 96 };
  const found = factor[unit.toLowerCase()];
  return found === undefined ? null : Math.round(Number(value) * found * 100) / 100;
};

const WIDTHS =
  /(?:(?:min|max)-(?:device-)?width\s*:\s*|(?:device-)?width\s*[<>]=?\s*)([\d.]+)([a-z]+)|([\d.]+)([a-z]+)\s*[<>]=?\s*(?:device-)?width/gi;

const breakpointsOf = (query: string): number[] =>
  [...query.matchAll(WIDTHS)].flatMap((match) => pixels(match[1] ?? match[3]!, match[2] ?? match[4]!) ?? []);

const featuresOf = (query: string): string[] => [
  ...new Set(
    [...query.matchAll(/\(\s*(?:[\d.]+[a-z]*\s*[<>]=?\s*)?([a-z-]+)/gi)].map((match) => match[1]!.toLowerCase()),
  ),
];

const EXAMPLES = 20;
const note = (list: string[], text: string): void => {
  if (list.length < EXAMPLES) list.push(text.slice(0, 160));
};

const LENGTHS =
  /(?<![\w#-])[+-]?(?:\d*\.)?\d+(px|rem|em|%|vw|vh|vmin|vmax|dvh|svh|lvh|dvw|ch|ex|fr|cqw|cqi|pt)(?![\w-])/gi;

/** Rules whose box is the page or a part as wide as it. */
const CONTAINERS =
  /(^|[\s,>])(html|body|main|header|footer|#?\.?(wrapper|wrap|container|page|content|site|root|app|main))(?![\w-])/i;

export const readStyles = (input: StageInput): StyleReading => {
  const queries = new Map<string, MediaQuery>();
  const units: Record<string, number> = {};
  const fluid = { clamp: 0, minmax: 0, grid: 0, flex: 0 };
  const preferences = { dark: false, reducedMotion: false, contrast: false, print: false };
  const counts = { containers: 0, hovers: 0, minWidth: 0, maxWidth: 0, px: 0, relative: 0, vh: 0, dynamic: 0 };
  const [viewportOnly, fixedWidths, rotations]: [string[], string[], string[]] = [[], [], []];
  let animated = false;

  const addQuery = (text: string): void => {
    const query = text.replace(/\s+/g, ' ').trim().toLowerCase();
    if (!query || query === 'all') return;
    const known = queries.get(query);
    if (known) known.count += 1;
    else if (queries.size < 500)
      queries.set(query, { query, features: featuresOf(query), breakpointPx: breakpointsOf(query), count: 1 });
    if (/prefers-color-scheme\s*:\s*dark/.test(query)) preferences.dark = true;
    if (query.includes('prefers-reduced-motion')) preferences.reducedMotion = true;
    if (/prefers-contrast|forced-colors/.test(query)) preferences.contrast = true;
    if (/\bprint\b/.test(query)) preferences.print = true;
    if (/min-width|width\s*>/.test(query)) counts.minWidth += 1;
    if (/max-width|width\s*</.test(query)) counts.maxWidth += 1;
    if (/\(\s*(any-)?hover/.test(query)) counts.hovers += 1;
  };

  const addDeclaration = (selector: string, property: string, value: string, media: string): void => {
    for (const [, unit] of /\d/.test(value) ? value.matchAll(LENGTHS) : [])
      units[unit!.toLowerCase()] = (units[unit!.toLowerCase()] ?? 0) + 1;
    if (/\bclamp\(/i.test(value)) fluid.clamp += 1;
    if (/\bminmax\(/i.test(value)) fluid.minmax += 1;
    if (property === 'display' && /\bgrid\b/i.test(value)) fluid.grid += 1;
    if (property === 'display' && /\bflex\b/i.test(value)) fluid.flex += 1;
    if (
      /^(-webkit-)?(animation|animation-name|transition|transition-property)$/.test(property) &&
      !/^(none|initial|unset|inherit|0s?)$/i.test(value.trim())
    )
      animated = true;
    if (property === 'scroll-behavior' && /smooth/i.test(value)) animated = true;
    if (property === 'color-scheme' && /dark/i.test(value)) preferences.dark = true;
    if (property === 'font-size') {
      if (/\d(px|pt)\b/i.test(value)) counts.px += 1;
      else if (/\d(rem|em|%)/i.test(value)) counts.relative += 1;
      if (/^[\d.]+v(w|h|min|max)\b/i.test(value.trim())) note(viewportOnly, `${selector} { font-size: ${value} }`);
    }
    if (
      /^(width|min-width)$/.test(property) &&
      !/print/.test(media) &&
      !/min-width/.test(media) &&
      CONTAINERS.test(selector)
    ) {
      const size = /^([\d.]+)px/.exec(value.trim());
      if (size && Number(size[1]) > 480) note(fixedWidths, `${selector} { ${property}: ${value} }`);
    }
    if (/^(min-|max-)?height$/.test(property) && /\b100vh\b/i.test(value)) counts.vh += 1;
    if (/^(min-|max-)?height$/.test(property) && /\b100[dsl]vh\b|-webkit-fill-available/i.test(value))
      counts.dynamic += 1;
    if (property === 'transform' || property === 'rotate') rotation(selector, property, value, media);
  };

  const rotation = (selector: string, property: string, value: string, media: string): void => {
    if (!/orientation\s*:/.test(media) || !/(^|[\s,])(html|body)\b/i.test(selector)) return;
    const turn = /(?:rotate(?:z)?\(\s*)?([+-]?[\d.]+)(deg|turn|rad|grad)/i.exec(value);
    if (!turn || (property === 'transform' && !/rotate/i.test(value))) return;
    const factor: Readonly<Record<string, number>> = { deg: 1, turn: 360, rad: 180 / Math.PI, grad: 0.9 };
    const degrees = Math.abs(Math.round(Number(turn[1]) * factor[turn[2]!.toLowerCase()]!)) % 180;
    if (Math.abs(degrees - 90) <= 1) note(rotations, `@media ${media} { ${selector} { ${property}: ${value} } }`);
  };

  const sheets = sheetsOf(input);
  for (const { sheet, media } of sheets) {
    addQuery(media);
    const { atRules, declarations } = sheet();
    for (const { name, prelude } of atRules) {
      if (name === 'media') addQuery(prelude);
      if (name === 'container') counts.containers += 1;
      if (name === 'keyframes' || name === '-webkit-keyframes') animated = true;
      if (name === 'import') addQuery(/["')]\s*([^"')]*)$/.exec(prelude)?.[1] ?? '');
    }
    for (const { selector, property, value, conditions } of declarations)
      addDeclaration(selector, property.toLowerCase(), value, mediaText(media, conditions));
  }
  for (const element of input.page.byAttribute('style', 'media')) {
    for (const { property, value } of styleOf(input.page, element)) addDeclaration(element.name, property, value, '');
    if (element.name === 'source') addQuery(attr(element, 'media') ?? '');
  }
  const { containers, hovers, minWidth, maxWidth, px, relative, vh, dynamic } = counts;
  return {
    sheets: sheets.length,
    queries,
    containerQueries: containers,
    units,
    fluid,
    preferences,
    animated,
    minWidth,
    maxWidth,
    fontSizes: { px, relative, viewportOnly },
    fixedWidths,
    fullHeights: { vh, dynamic },
    hovers,
    rotations,
  };
};

/** The media queries around a declaration, as one text. */
const mediaText = (media: string, conditions: readonly string[]): string => {
  if (!conditions.length) return media;
  const queries = conditions.flatMap((one) => (one.startsWith('@media ') ? [one.slice(7).toLowerCase()] : []));
  return [media, ...queries].join(' ');
};
