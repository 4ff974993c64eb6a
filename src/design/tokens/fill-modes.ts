import { WCAG } from '../../color/luminance.ts';

/** What may be done to a colour for the text on it. */
export const FILLS = {
  brand: {
    id: 'brand',
    name: 'The brand itself',
    description:
      'The colour as it was sent, with white on it where that reads (4.5:1), else near-black; another step only where it would sink into the page',
    need: { ratio: WCAG.aa, lc: 30 },
  },
  white: {
    id: 'white',
    name: 'White text',
    description: 'As light as the colour can be with white on it (4.5:1)',
    need: { ratio: WCAG.aa, lc: 60 },
  },
  safe: {
    id: 'safe',
    name: 'Safe by both measures',
    description: 'The nearest step on which white or near-black has 4.5:1 and |Lc| 60 of APCA',
    need: { ratio: WCAG.aa, lc: 66 },
  },
} as const;
export type FillMode = keyof typeof FILLS;
export const FILL_IDS = Object.keys(FILLS) as [FillMode, ...FillMode[]];
