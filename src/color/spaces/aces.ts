import type { Primaries } from '../primaries.ts';
import { ACES_WHITE } from '../white.ts';
import { rgbSpace } from './rgb-space.ts';
import { published } from './space.ts';
import { ACESCCT_TRANSFER, LINEAR } from './transfers.ts';

const AP0: Primaries = [
  [0.7347, 0.2653],
  [0, 1],
  [0.0001, -0.077],
];
const AP1: Primaries = [
  [0.713, 0.293],
  [0.165, 0.83],
  [0.128, 0.044],
];
const white = { white: 'ACES', whitePoint: ACES_WHITE } as const;

/** ACES2065-1: scene-linear r, g, b on the AP0 primaries. */
export const aces2065 = rgbSpace({
  ...white,
  id: 'aces2065-1',
  name: 'ACES2065-1 (AP0)',
  primaries: AP0,
  transfer: LINEAR,
  ...published(2012, 'SMPTE ST 2065-1:2021'),
  note: 'Scene-linear exchange encoding; a media white of 1 is assumed and adapted from D65 by Bradford.',
});

/** ACEScg: scene-linear r, g, b on the AP1 primaries. */
export const acescg = rgbSpace({
  ...white,
  id: 'acescg',
  name: 'ACEScg (AP1)',
  primaries: AP1,
  transfer: LINEAR,
  ...published(2014, 'Academy S-2014-004'),
});

/** ACEScct: logarithmic r, g, b on the AP1 primaries, about 0.07 (black) to 0.55 (white), 1.468 at most. */
export const acescct = rgbSpace({
  ...white,
  id: 'acescct',
  name: 'ACEScct (AP1 log)',
  primaries: AP1,
  transfer: ACESCCT_TRANSFER,
  ...published(2016, 'Academy S-2016-001'),
  range: [0, 1.468],
});
