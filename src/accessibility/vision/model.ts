import type { Mat3, Vec3 } from '../../color/matrix.ts';
import type { Simulation } from './simulation.ts';

/** Which receptor a model takes away or shifts: L (protan), M (deutan), S (tritan), or all but one class. */
type Axis = 'protan' | 'deutan' | 'tritan' | 'achromat';

/** The published numbers of a model. All act on linear sRGB. */
export type Coefficients =
  | { readonly kind: 'two-plane'; readonly plane1: Mat3; readonly plane2: Mat3; readonly normal: Vec3 }
  | { readonly kind: 'matrix'; readonly matrix: Mat3 }
  | { readonly kind: 'matrix-by-severity'; readonly step: number; readonly steps: readonly Mat3[] }
  | { readonly kind: 'weights-to-grey'; readonly weights: Vec3 };

/** What a kind of model makes of its numbers. */
export interface Mechanism {
  readonly coefficients: Coefficients;
  /** How `severity` 0..1 enters, in words. */
  readonly severityMeaning: string;
  /** The simulation at a severity 0..1; 0 changes nothing. */
  readonly at: (severity: number) => Simulation;
}

/** A model of colour-vision deficiency, linear sRGB to linear sRGB. */
export interface VisionModel extends Mechanism {
  readonly id: string;
  readonly name: string;
  readonly axis: Axis;
  readonly family: 'dichromacy' | 'anomalous trichromacy' | 'monochromacy';
  readonly source: string;
  /** What the model leaves out or is doubted for; empty where nothing. */
  readonly caveat: string;
}
