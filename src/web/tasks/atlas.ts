import { colorName } from '../../collections/atlas/name-list.ts';
import { nearestReport } from '../../collections/atlas/nearest-report.ts';
import type { Rgb } from '../../color/rgb.ts';

/** The atlas of named colours. */
export const ATLAS = {
  /** What a colour is called, and the colours of the atlas nearest to it. */
  named: (color: Rgb, count: number) => ({ name: colorName(color), nearest: nearestReport(color, count, false) }),
} as const;
