/** What a colour is declared for. */
export const BUCKETS = [
  'text',
  'background',
  'border',
  'fill',
  'gradient',
  'shadow',
  'other',
  'meta',
  'customProperty',
] as const;
export type Bucket = (typeof BUCKETS)[number];

/** What a property's colours are for, and how many a value may hold at most where that is fixed. */
interface PropertyUse {
  readonly bucket: Bucket;
  readonly most?: number;
}

const sides = ['top', 'right', 'bottom', 'left', 'block-start', 'block-end', 'inline-start', 'inline-end'];

/** Properties with what their colours are for; `most` is left out where a value may hold any number. */
const uses = (bucket: Bucket, most: number | undefined, ...properties: readonly string[]): [string, PropertyUse][] =>
  properties.map((property) => [property, most === undefined ? { bucket } : { bucket, most }]);
const one = (bucket: Bucket, ...properties: readonly string[]) => uses(bucket, 1, ...properties);
const any = (bucket: Bucket, ...properties: readonly string[]) => uses(bucket, undefined, ...properties);

/** A property, its colour alone, and both with the prefix of WebKit. */
const prefixed = (property: string): string[] =>
  [property, `${property}-color`].flatMap((name) => [name, `-webkit-${name}`]);

/** Properties that take colours directly. Others may still hold gradients. */
const USES: ReadonlyMap<string, PropertyUse> = new Map([
  ...one('text', 'color', '-webkit-text-fill-color', '-webkit-text-stroke', '-webkit-text-stroke-color'),
  ...one('text', ...prefixed('text-decoration'), ...prefixed('text-emphasis')),
  ...any('background', 'background'),
  ...one('background', 'background-color'),
  ...one('border', 'border', 'border-block', 'border-inline', 'outline', 'outline-color'),
  ...one('border', ...sides.flatMap((side) => [`border-${side}`, `border-${side}-color`])),
  ...uses('border', 2, 'border-block-color', 'border-inline-color'),
  ...uses('border', 4, 'border-color'),
  ...any('border', 'column-rule', 'column-rule-color', 'row-rule', 'row-rule-color', 'rule', 'rule-color'),
  ...one('fill', 'fill', 'stroke', 'flood-color', 'lighting-color'),
  ...one('gradient', 'stop-color'),
  ...any('shadow', 'box-shadow', '-webkit-box-shadow', '-moz-box-shadow', 'text-shadow'),
  ...one('other', 'caret', 'caret-color', 'accent-color', '-webkit-tap-highlight-color'),
  ...uses('other', 2, 'scrollbar-color'),
]);

/** Properties whose functions may hold colours: images, and filters with their shadows. */
const HOLDERS =
  /^(?:-\w+-)?(?:background(?:-image)?|mask(?:-image|-border(?:-source)?)?|mask-box-image(?:-source)?|border-image(?:-source)?|list-style(?:-image)?|content|cursor|shape-outside|filter|backdrop-filter|fill|stroke|image-set)$/;

export const purposeOf = (property: string): PropertyUse | undefined => USES.get(property);

/** Whether a property can hold colours at all. */
export const holdsColors = (property: string): boolean => USES.has(property) || HOLDERS.test(property);
