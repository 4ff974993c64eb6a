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
  readonly radius_deg?: Span;
  readonly remaining_radius_deg?: Span;
}

/** One step of an image of a spatial condition, which is assumed to be 30 degrees of the visual field wide. */
export type RenderStep =
  | Scotoma
  | { readonly op: 'blur'; readonly log_mar: Span }
  | { readonly op: 'directional-blur'; readonly log_mar: Span; readonly axis_deg: number }
  | { readonly op: 'contrast'; readonly gain: Span }
  | { readonly op: 'darken-shadows'; readonly amount: Span }
  | {
      readonly op: 'desaturate';
      readonly amount: Span;
      readonly luminance?: 'photopic';
      readonly region?: 'whole|half';
    }
  | { readonly op: 'distort'; readonly shape: 'central'; readonly amplitude_deg: Span }
  | { readonly op: 'floaters'; readonly count: Span; readonly opacity: number }
  | { readonly op: 'fortification'; readonly radius_deg: Span; readonly flicker_hz: number }
  | { readonly op: 'ghost'; readonly copies: number; readonly offset_deg: Span }
  | { readonly op: 'halo'; readonly radius_deg: Span }
  | { readonly op: 'model'; readonly id: string; readonly severity: number }
  | { readonly op: 'motion-smear'; readonly amplitude_deg: Span; readonly axis_deg: number }
  | { readonly op: 'noise'; readonly sigma: Span; readonly dynamic: boolean }
  | { readonly op: 'tint'; readonly linear_rgb: [number, number, number] }
  | { readonly op: 'veil'; readonly amount: Span; readonly luminance_weighted?: boolean };

/** Members of steps by the names that they had in version 1.0, which stay for one version. */
export const FORMER_NAMES = {
  amplitude_deg: 'amplitudeDeg',
  axis_deg: 'axisDeg',
  flicker_hz: 'flickerHz',
  linear_rgb: 'linearRgb',
  log_mar: 'logMAR',
  luminance_weighted: 'luminanceWeighted',
  offset_deg: 'offsetDeg',
  radius_deg: 'radiusDeg',
  remaining_radius_deg: 'remainingRadiusDeg',
} as const;

/** A step with its members under their former names as well. */
export const withFormerNames = (step: RenderStep): RenderStep => {
  const former = Object.entries(step).flatMap(([name, value]) =>
    name in FORMER_NAMES ? [[FORMER_NAMES[name as keyof typeof FORMER_NAMES], value]] : [],
  );
  return { ...step, ...Object.fromEntries(former) };
};
