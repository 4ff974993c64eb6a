/** A collection as the page asks for it. */
export interface CollectionView {
  readonly name: string;
  /** Its group in the typed client. */
  readonly group: string;
  readonly path: string;
  readonly says: string;
  /** The member of an answer that holds the records. */
  readonly list: string;
  /** Where the next page begins, and what asks for it. */
  readonly next: { readonly member: string; readonly parameter: string };
}

const finite = { member: 'next_offset', parameter: 'offset' } as const;
const scanned = { member: 'next_cursor', parameter: 'cursor' } as const;

/** The six collections, by their name in the address. */
export const COLLECTIONS = {
  palettes: {
    name: 'Palettes',
    group: 'paletteLibrary',
    path: '/v1/palette/library',
    says: '5,000,000 palettes of five colours',
    list: 'palettes',
    next: scanned,
  },
  contrast: {
    name: 'Contrast pairs',
    group: 'corpus',
    path: '/v1/accessibility/corpus',
    says: '5,000,000 pairs of text and background',
    list: 'records',
    next: scanned,
  },
  atlas: {
    name: 'Colours',
    group: 'atlas',
    path: '/v1/color/atlas',
    says: '8,192 colours with names and uses',
    list: 'colors',
    next: finite,
  },
  gradients: {
    name: 'Gradients',
    group: 'gradientLibrary',
    path: '/v1/gradient/library',
    says: '8,192 gradients, judged for banding',
    list: 'gradients',
    next: finite,
  },
  harmonies: {
    name: 'Harmonies',
    group: 'harmonyLibrary',
    path: '/v1/harmony/library',
    says: '8,192 harmonies with their roles',
    list: 'harmonies',
    next: finite,
  },
  shades: {
    name: 'Shades',
    group: 'shadeLibrary',
    path: '/v1/shade/library',
    says: '8,192 scales from light to dark',
    list: 'scales',
    next: finite,
  },
} as const satisfies Readonly<Record<string, CollectionView>>;

export type CollectionId = keyof typeof COLLECTIONS;
export const COLLECTION_IDS = Object.keys(COLLECTIONS) as CollectionId[];
