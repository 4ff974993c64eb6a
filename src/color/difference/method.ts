import type { Vec3 } from '../matrix.ts';
import type { DIFFERENCE_SPACES } from './spaces.ts';

/** What CIE94 is used for: each application has weights of its own. */
export const CIE94_APPLICATIONS = ['graphic', 'textile'] as const;
export type Cie94Application = (typeof CIE94_APPLICATIONS)[number];

/** Parametric factors of CIEDE2000 and CIE94, above 0: kL, kC, kH. Absent ones are those of the method, or its application. */
export interface DifferenceWeights {
  readonly l?: number | undefined;
  readonly c?: number | undefined;
  readonly h?: number | undefined;
}

/** What a caller may choose about a difference. */
export interface DifferenceOptions {
  /** CIE94. */
  readonly application: Cie94Application;
  /** CMC weight of lightness, above 0. */
  readonly l: number;
  /** CMC weight of chroma, above 0. */
  readonly c: number;
  /** CIEDE2000 and CIE94; those of the standard conditions if absent. */
  readonly weights?: DifferenceWeights | undefined;
}

export const DEFAULT_DIFFERENCE_OPTIONS: DifferenceOptions = { application: 'graphic', l: 2, c: 1 };

/** A colour difference as a value: what it is, when to use it, and how it is computed. */
export interface DifferenceMethod {
  readonly id: string;
  /** The name under which an answer carries its figure. */
  readonly label: string;
  readonly name: string;
  /** The formula in one line. */
  readonly formula: string;
  readonly year: number;
  readonly standard: string;
  readonly citation: string;
  /** Where it is the right one, and where it is not. */
  readonly use: string;
  /** Whether the order of the two colours does not matter; where it does, the first is the reference. */
  readonly symmetric: boolean;
  readonly options: Readonly<Record<string, string>>;
  /** What a figure means, in words. */
  readonly scale: string;
  /** The space it measures in: CIELAB under the white that was chosen, or its own. */
  readonly space: 'cielab' | keyof typeof DIFFERENCE_SPACES;
  /** Both colours in that space; the answer is never below 0. */
  readonly compute: (reference: Vec3, sample: Vec3, options: DifferenceOptions) => number;
}
