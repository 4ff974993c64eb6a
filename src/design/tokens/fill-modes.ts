import { WCAG } from '../../color/luminance.ts';

/** What may be done to a colour for the text on it. */
export const FILLS = {
  brand: {
    id: 'brand',
    name: 'The brand itself',
    description:
      'The colour as sent, with white text if it is readable (4.5:1), otherwise near-black; another step only if the colour would not stand out from the page',
    need: { ratio: WCAG.aa, lc: 30 },
  },
  white: {
    id: 'white',
    name: 'White text',
    description: 'The colour, made only as dark as white text needs (4.5:1)',
    need: { ratio: WCAG.aa, lc: 60 },
  },
  safe: {
    id: 'safe',
    name: 'Safe by both measures',
    description: 'The nearest step on which white or near-black text has 4.5:1 and an APCA |Lc| of 60',
    need: { ratio: WCAG.aa, lc: 66 },
  },
} as const;
export type FillMode = keyof typeof FILLS;
export const FILL_IDS = Object.keys(FILLS) as [FillMode, ...FillMode[]];
