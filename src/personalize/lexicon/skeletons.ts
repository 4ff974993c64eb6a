/**
 * How the lightness of a palette is laid out: lightness and chroma of its text colour and of its background, then the lightness of
 * the tints and shades that support it, in order of use.
 */
const LINES = `
ui: 0.22 0.025 0.975 0.01 / 0.84 0.42 0.68 0.55 0.92
brand: 0.22 0.03 0.965 0.018 / 0.85 0.4 0.7 0.55
kids: 0.32 0.09 0.97 0.025 / 0.72 0.62 0.8 0.87
serious: 0.2 0.03 0.97 0.006 / 0.85 0.42 0.3 0.58 0.72
luxury: 0.15 0.008 0.955 0.02 / 0.88 0.27 0.42 0.6
light: 0.38 0.05 0.98 0.012 / 0.89 0.8 0.7 0.6
pastel: 0.4 0.06 0.975 0.015 / 0.86 0.9 0.82 0.93
dark: 0.15 0.03 0.95 0.02 / 0.26 0.38 0.72 0.55
deep: 0.18 0.04 0.93 0.03 / 0.32 0.44 0.56 0.75
vivid: 0.2 0.05 0.97 0.02 / 0.65 0.55 0.78 0.86
editorial: 0.17 0.006 0.975 0.008 / 0.88 0.52 0.72 0.35
minimal: 0.25 0.01 0.985 0.004 / 0.92 0.82 0.66 0.48
dashboard: 0.26 0.02 0.985 0.005 / 0.58 0.7 0.5 0.8
earthy: 0.25 0.035 0.95 0.03 / 0.82 0.5 0.66 0.38
`;

export interface Skeleton {
  readonly id: string;
  readonly ink: { readonly l: number; readonly c: number };
  readonly background: { readonly l: number; readonly c: number };
  readonly levels: readonly number[];
}

export const SKELETONS: ReadonlyMap<string, Skeleton> = new Map(
  LINES.trim()
    .split('\n')
    .map((line) => {
      const [id, values] = line.split(': ') as [string, string];
      const [ends, levels] = values.split(' / ').map((part) => part.split(' ').map(Number)) as [number[], number[]];
      const [inkL, inkC, backgroundL, backgroundC] = ends as [number, number, number, number];
      return [id, { id, ink: { l: inkL, c: inkC }, background: { l: backgroundL, c: backgroundC }, levels }];
    }),
);
