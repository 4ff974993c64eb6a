/** Runs linearly from severity 0 to severity 1. */
type Span = [number, number];

/** What is drawn where vision fails. */
export const FILLS = ['dim', 'fill-in', 'blur-and-fill-in', 'blur-and-desaturate'] as const;
export const SCOTOMAS = [
  'central',
  'scattered',
  'peripheral-ring',
  'curtain',
  'half',
  'arcuate',
  'altitudinal-inferior',
] as const;
export const SIDES = ['left', 'top'] as const;

interface Scotoma {
  readonly op: 'scotoma';
  readonly shape: (typeof SCOTOMAS)[number];
  readonly fill: (typeof FILLS)[number];
  readonly side?: (typeof SIDES)[number];
  readonly coverage?: Span;
  readonly count?: Span;
  readonly radiusDeg?: Span;
  readonly remainingRadiusDeg?: Span;
}

/** One step of an image of a spatial condition, which is assumed to be 30 degrees of the visual field wide. */
export type RenderStep =
  | Scotoma
  | { readonly op: 'blur'; readonly logMAR: Span }
  | { readonly op: 'directional-blur'; readonly logMAR: Span; readonly axisDeg: number }
  | { readonly op: 'contrast'; readonly gain: Span }
  | { readonly op: 'darken-shadows'; readonly amount: Span }
  | {
      readonly op: 'desaturate';
      readonly amount: Span;
      readonly luminance?: 'photopic';
      readonly region?: 'whole|half';
    }
  | { readonly op: 'distort'; readonly shape: 'central'; readonly amplitudeDeg: Span }
  | { readonly op: 'floaters'; readonly count: Span; readonly opacity: number }
  | { readonly op: 'fortification'; readonly radiusDeg: Span; readonly flickerHz: number }
  | { readonly op: 'ghost'; readonly copies: number; readonly offsetDeg: Span }
  | { readonly op: 'halo'; readonly radiusDeg: Span }
  | { readonly op: 'model'; readonly id: string; readonly severity: number }
  | { readonly op: 'motion-smear'; readonly amplitudeDeg: Span; readonly axisDeg: number }
  | { readonly op: 'noise'; readonly sigma: Span; readonly dynamic: boolean }
  | { readonly op: 'tint'; readonly linearRgb: [number, number, number] }
  | { readonly op: 'veil'; readonly amount: Span; readonly luminanceWeighted?: boolean };
