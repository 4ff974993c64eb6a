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

const one = (bucket: Bucket): PropertyUse => ({ bucket, most: 1 });
const any = (bucket: Bucket): PropertyUse => ({ bucket });

const sides = ['top', 'right', 'bottom', 'left', 'block-start', 'block-end', 'inline-start', 'inline-end'];

/** Properties that take colours directly. Others may still hold gradients. */
const USES: ReadonlyMap<string, PropertyUse> = new Map<string, PropertyUse>([
  ['color', one('text')],
  ['-webkit-text-fill-color', one('text')],
  ['-webkit-text-stroke-color', one('text')],
  ['-webkit-text-stroke', one('text')],
  ['text-decoration', one('text')],
  ['text-decoration-color', one('text')],
  ['-webkit-text-decoration-color', one('text')],
  ['-webkit-text-decoration', one('text')],
  ['text-emphasis', one('text')],
  ['text-emphasis-color', one('text')],
  ['-webkit-text-emphasis', one('text')],
  ['-webkit-text-emphasis-color', one('text')],
  ['background', any('background')],
  ['background-color', one('background')],
  ['border', one('border')],
  ['border-color', { bucket: 'border', most: 4 }],
  ['border-block', one('border')],
  ['border-inline', one('border')],
  ['border-block-color', { bucket: 'border', most: 2 }],
  ['border-inline-color', { bucket: 'border', most: 2 }],
  ...sides.flatMap((side): [string, PropertyUse][] => [
    [`border-${side}`, one('border')],
    [`border-${side}-color`, one('border')],
  ]),
  ['outline', one('border')],
  ['outline-color', one('border')],
  ['column-rule', any('border')],
  ['column-rule-color', any('border')],
  ['row-rule', any('border')],
  ['row-rule-color', any('border')],
  ['rule', any('border')],
  ['rule-color', any('border')],
  ['fill', one('fill')],
  ['stroke', one('fill')],
  ['flood-color', one('fill')],
  ['lighting-color', one('fill')],
  ['stop-color', one('gradient')],
  ['box-shadow', any('shadow')],
  ['-webkit-box-shadow', any('shadow')],
  ['-moz-box-shadow', any('shadow')],
  ['text-shadow', any('shadow')],
  ['caret-color', one('other')],
  ['accent-color', one('other')],
  ['caret', one('other')],
  ['scrollbar-color', { bucket: 'other', most: 2 }],
  ['-webkit-tap-highlight-color', one('other')],
]);

/** Properties whose functions may hold colours: images, and filters with their shadows. */
const HOLDERS =
  /^(?:-\w+-)?(?:background(?:-image)?|mask(?:-image|-border(?:-source)?)?|mask-box-image(?:-source)?|border-image(?:-source)?|list-style(?:-image)?|content|cursor|shape-outside|filter|backdrop-filter|fill|stroke|image-set)$/;

export const purposeOf = (property: string): PropertyUse | undefined => USES.get(property);

/** Whether a property can hold colours at all. */
export const holdsColors = (property: string): boolean => USES.has(property) || HOLDERS.test(property);
