interface Tone {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}
interface Found {
  readonly tones: readonly Tone[];
  readonly hexes: readonly string[];
  readonly ground: Tone;
  readonly warmth: number;
}
export const faultsOf: (rule: object, found: Found) => string[];
export const foreignOf: (rule: object, tones: readonly Tone[]) => number;
