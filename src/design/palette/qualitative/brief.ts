import type { Rgb } from '../../../color/rgb.ts';
import type { WheelId } from '../../wheel/wheels.ts';

/** What `qualitative` looks for: the greatest separation, or a set that looks designed and loses a fifth of it. */
export const QUALITATIVE_MODES = ['separated', 'pretty'] as const;
export type QualitativeMode = (typeof QUALITATIVE_MODES)[number];

/** Minimum and maximum, both inclusive. */
export type Span = readonly [least: number, most: number];

/** Conditions on the colours of categories, in addition to being distinguishable. */
export interface QualitativeOptions {
  readonly mode?: QualitativeMode | undefined;
  /** Every colour but one that was given has 3:1 on it (WCAG 2.x, 1.4.11). */
  readonly background?: Rgb | undefined;
  /** OKLCH lightness 0..1 and chroma 0..0.4 of every colour but one that was given. */
  readonly lightness_window?: Span | undefined;
  readonly chroma_window?: Span | undefined;
}

export interface QualitativeBrief extends QualitativeOptions {
  readonly count: number;
  readonly seed: number;
  /** The colour that comes first; undefined where the search may choose it. */
  readonly first: Rgb | undefined;
  readonly wheel: WheelId;
  /** On the wheel, 0..1, where they were asked for: every colour keeps near to them. */
  readonly saturation: number | undefined;
  readonly lightness: number | undefined;
}
