import { stickyReader } from '../../../parse/sticky-reader.ts';

const NAMESPACE = 'http://www.w3.org/2000/svg';

/** CSS pixels of each unit; em and ex by the initial font size. */
const UNITS: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
  pt: 96 / 72,
  pc: 16,
  em: 16,
  ex: 8,
};

const length = (text: string | undefined): number | null => {
  const match = /^\s*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d{1,3})?)(px|in|cm|mm|pt|pc|em|ex)?\s*$/i.exec(text ?? '');
  if (!match) return null;
  const pixels = Number(match[1]) * UNITS[(match[2] ?? '').toLowerCase()]!;
  return Number.isFinite(pixels) && pixels > 0 ? pixels : null;
};

export interface SvgRoot {
  /**
   * Natural size in CSS pixels, both or none: from width and height, one of them and the ratio of viewBox, or viewBox.
   */
  readonly size: { readonly width: number | null; readonly height: number | null };
}

const PROLOG = /(?:[\s\ufeff]+|<\?[^>]*\?>|<!--(?:[^-]|-(?!->))*-->|<!DOCTYPE\s[^[>]*(?:\[[^\]]*\]\s*)?>)/y;
const ROOT = /<(?:([A-Za-z_][\w.-]*):)?svg(?=[\s/>])/y;
const ATTRIBUTE = /\s+([A-Za-z_:][\w:.-]*)\s*=\s*(?:"([^"]*)"|'([^']*)')/y;
const END = /\s*\/?>/y;

/**
 * The attributes of the root element, null if it is none or is broken. A `<` within a value is let pass: XML forbids
 * it, and drawing programs write it.
 */
const rootAttributes = (text: string): Readonly<Record<string, string>> | null => {
  const take = stickyReader(text);
  while (take(PROLOG));
  const root = take(ROOT);
  if (!root) return null;
  const attributes: Record<string, string> = {};
  for (let next = take(ATTRIBUTE); next; next = take(ATTRIBUTE)) attributes[next[1]!] = next[2] ?? next[3] ?? '';
  if (!take(END)) return null;
  const namespace = attributes[root[1] === undefined ? 'xmlns' : `xmlns:${root[1]}`];
  return namespace === undefined || namespace === NAMESPACE ? attributes : null;
};

/** Reads the root element of an SVG image; null if there is none that can be read. */
export const readSvgRoot = (bytes: Uint8Array): SvgRoot | null => {
  const values = rootAttributes(new TextDecoder().decode(bytes.subarray(0, 32 * 1024)));
  if (values === null) return null;
  const viewBox = (values.viewBox ?? values.viewbox ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [boxWidth, boxHeight] =
    viewBox.length === 4 && viewBox[2]! > 0 && viewBox[3]! > 0 ? [viewBox[2]!, viewBox[3]!] : [];
  let [width, height] = [length(values.width), length(values.height)];
  if (boxWidth !== undefined && boxHeight !== undefined) {
    if (width === null && height === null) [width, height] = [boxWidth, boxHeight];
    width ??= (height! * boxWidth) / boxHeight;
    height ??= (width * boxHeight) / boxWidth;
  }
  if (width === null || height === null) return { size: { width: null, height: null } };
  return { size: { width: Math.round(width), height: Math.round(height) } };
};

/** What an SVG used as an image should not hold: scripts, handlers, and things loaded from elsewhere. */
export const activeContent = (bytes: Uint8Array): string | null => {
  const text = new TextDecoder().decode(bytes);
  if (/<(?:[\w-]+:)?script[\s>/]/i.test(text)) return 'a script';
  if (/<[a-z][^<>]*\son[a-z]{3,20}\s*=/i.test(text)) return 'an event handler';
  if (/<(?:[\w-]+:)?foreignObject[\s>/]/i.test(text)) return 'foreign content';
  return /(?:xlink:)?href\s*=\s*["']\s*(?:https?:)?\/\//i.test(text.replace(/<a\s[^<>]{0,2000}>/gi, ''))
    ? 'a reference to another file'
    : null;
};
