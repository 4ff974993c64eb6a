/** A timing curve: where a gradient is (0..1, sometimes beyond) when t of its length (0..1) has passed. 0 to 0, 1 to 1. */
export interface Easing {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly reference: string;
  readonly at: (t: number) => number;
  /** Whether the curve leaves 0..1 on its way; colours are then held at the ends. */
  readonly overshoots: boolean;
}
