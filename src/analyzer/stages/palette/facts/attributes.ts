import { attr, type Element, tokens } from '../../../page/tree/node.ts';
import type { Page } from '../../../page/tree/page.ts';
import { readLegacyColor } from './color/legacy.ts';
import type { Bucket } from './properties.ts';

/** A colour that an attribute declares. */
export interface AttributeColor {
  readonly element: Element;
  readonly bucket: Bucket;
  readonly property: string;
  /** As CSS would write it. */
  readonly value: string;
  readonly declared: string;
}

/** SVG presentation attributes with what they colour. */
const PRESENTATION: Readonly<Record<string, Bucket>> = {
  fill: 'fill',
  stroke: 'fill',
  'flood-color': 'fill',
  'lighting-color': 'fill',
  'stop-color': 'gradient',
  color: 'text',
};

/** Attributes of old HTML, by element; `*` for every one that has it. */
const LEGACY: readonly [tags: readonly string[], name: string, bucket: Bucket][] = [
  [['body', 'table', 'thead', 'tbody', 'tfoot', 'tr', 'td', 'th', 'marquee'], 'bgcolor', 'background'],
  [['body'], 'text', 'text'],
  [['body'], 'link', 'text'],
  [['body'], 'vlink', 'text'],
  [['body'], 'alink', 'text'],
  [['font', 'basefont'], 'color', 'text'],
  [['hr'], 'color', 'border'],
  [['table'], 'bordercolor', 'border'],
];

const LEGACY_TAGS = new Set(LEGACY.flatMap(([tags]) => tags));
const READ = [...Object.keys(PRESENTATION), ...LEGACY.map(([, name]) => name), 'content'];

const METAS = new Set(['theme-color', 'msapplication-tilecolor', 'msapplication-navbutton-color']);

const metaColor = (element: Element): string | undefined => {
  if (element.name === 'meta')
    return METAS.has((attr(element, 'name') ?? '').toLowerCase()) ? attr(element, 'content') : undefined;
  return tokens(element, 'rel').includes('mask-icon') ? attr(element, 'color') : undefined;
};

/** Every colour in an attribute, in document order. */
export const attributeColors = (page: Page): AttributeColor[] =>
  page.byAttribute(...new Set(READ)).flatMap((element) => {
    if (element.namespace === 'svg')
      return Object.entries(PRESENTATION).flatMap(([property, bucket]) => {
        const value = attr(element, property);
        return value ? [{ element, bucket, property, value, declared: value.slice(0, 100) }] : [];
      });
    if (element.namespace !== 'html') return [];
    if (element.name === 'meta' || element.name === 'link') {
      const value = metaColor(element);
      return value
        ? [{ element, bucket: 'meta' as const, property: 'meta', value, declared: value.slice(0, 100) }]
        : [];
    }
    if (!LEGACY_TAGS.has(element.name)) return [];
    return LEGACY.flatMap(([tags, property, bucket]) => {
      const declared = tags.includes(element.name) ? attr(element, property) : undefined;
      const value = declared === undefined ? null : readLegacyColor(declared);
      return value ? [{ element, bucket, property, value, declared: declared!.slice(0, 100) }] : [];
    });
  });
