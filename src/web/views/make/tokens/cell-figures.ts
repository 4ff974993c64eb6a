import { apcaContrast } from '../../../../accessibility/contrast/apca.ts';
import { contrastRatio } from '../../../../color/luminance.ts';
import type { Rgb } from '../../../../color/rgb.ts';
import { shownRatio } from '../../../parts/format.ts';

interface Figure {
  readonly name: string;
  readonly of: (color: Rgb, background: Rgb) => number;
  readonly shown: (value: number) => string;
  /** Spoken behind the figure. */
  readonly unit: string;
  /** Levels that a column is promised to reach, the highest first. */
  readonly levels: readonly number[];
}

/** How the contrast of a cell is measured. */
export const FIGURES = {
  wcag: { name: 'WCAG', of: contrastRatio, shown: shownRatio, unit: 'to 1', levels: [7, 4.5, 3] },
  apca: {
    name: 'APCA',
    of: (color, background) => Math.abs(apcaContrast(color, background)),
    shown: (value) => value.toFixed(0),
    unit: 'Lc',
    levels: [90, 75, 60, 45],
  },
} as const satisfies Readonly<Record<string, Figure>>;
export type FigureId = keyof typeof FIGURES;
export const FIGURE_IDS = Object.keys(FIGURES) as FigureId[];

/** What the colours of a column are measured against. */
export const AGAINST = { a: 'A', b: 'B', first: 'first step', last: 'last step' } as const;
export type Against = keyof typeof AGAINST;
export const AGAINST_IDS = Object.keys(AGAINST) as Against[];

/** The level that every one of some contrasts reaches; undefined if they reach none. */
export const promiseOf = (id: FigureId, contrasts: readonly number[]): number | undefined => {
  const least = Math.min(...contrasts);
  return FIGURES[id].levels.find((level) => least >= level);
};
