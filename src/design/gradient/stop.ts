import type { Vec3 } from '../../color/matrix.ts';
import type { Rgb } from '../../color/rgb.ts';

/** A colour at a place 0..1; places never fall from one stop to the next. Two at one place are a hard edge. */
export interface Stop {
  readonly color: Rgb;
  readonly position: number;
}

/** A point of a gradient in linear sRGB inside 0..1, and whether it had to be brought there. */
export interface Sample {
  readonly linear: Vec3;
  readonly gamutMapped: boolean;
}

/** Whether two neighbouring stops make a hard edge. */
export const hasHardEdge = (stops: readonly Stop[]): boolean =>
  stops.some(({ position }, i) => i > 0 && position === stops[i - 1]!.position);
