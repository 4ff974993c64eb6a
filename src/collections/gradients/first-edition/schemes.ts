import { GRADIENT_SCHEMES, type GradientSchemeId } from '../../../design/gradient/schemes/index.ts';
import { type GradientScheme, path, sampleAlong, triangle } from '../../../design/gradient/schemes/scheme.ts';

type LibraryScheme = Pick<GradientScheme, 'least' | 'stops'>;

const turn = (h: number): number => ((h % 360) + 360) % 360;

const complementary: LibraryScheme = {
  least: 3,
  stops: (h, n) => {
    const ends = sampleAlong(
      [
        [0.6, 0.16, h],
        [0.75, 0.056, h],
        [0.75, 0.056, h + 180],
        [0.6, 0.16, h + 180],
      ],
      n,
    );
    return ends.map((stop, i) => ({ ...stop, h: turn(2 * i < n ? h : h + 180) }));
  },
};

const sequential: LibraryScheme = {
  least: 2,
  stops: path((h) => [
    [0.97, 0.02, h - 30],
    [0.595, 0.14, h],
    [0.22, 0.06, h + 30],
  ]),
};

const diverging: LibraryScheme = {
  least: 3,
  stops: (h, n) =>
    Array.from({ length: n }, (_, i) => {
      const t = triangle(i / (n - 1));
      return { l: 0.4 + 0.57 * t, c: 0.13 - 0.12 * t, h: turn(2 * i < n - 1 ? h : h + 180) };
    }),
};

const temperature: LibraryScheme = {
  least: 3,
  stops: (_, n) =>
    Array.from({ length: n }, (_, i) => {
      const side = triangle(i / (n - 1));
      return { l: 0.55 + 0.37 * side, c: 0.15 - 0.14 * side, h: 2 * i < n - 1 ? 255 : 45 };
    }),
};

/**
 * The schemes of the library, in the order in which version 1 counts them. The seed of a record promises its bits, so
 * schemes that the generator has since improved are here as the first edition had them; the others are the generator's
 * own, and the hash of all rows changes when one of those moves.
 */
export const LIBRARY_SCHEMES = {
  monochrome: GRADIENT_SCHEMES.monochrome,
  'tint-shade': GRADIENT_SCHEMES['tint-shade'],
  analogous: GRADIENT_SCHEMES.analogous,
  complementary,
  'split-complementary': GRADIENT_SCHEMES['split-complementary'],
  triadic: GRADIENT_SCHEMES.triadic,
  tetradic: GRADIENT_SCHEMES.tetradic,
  duotone: GRADIENT_SCHEMES.duotone,
  sequential,
  diverging,
  cyclic: GRADIENT_SCHEMES.cyclic,
  rainbow: GRADIENT_SCHEMES.rainbow,
  temperature,
  sunrise: GRADIENT_SCHEMES.sunrise,
  ocean: GRADIENT_SCHEMES.ocean,
  forest: GRADIENT_SCHEMES.forest,
  aurora: GRADIENT_SCHEMES.aurora,
  metallic: GRADIENT_SCHEMES.metallic,
} as const satisfies Partial<Record<GradientSchemeId, LibraryScheme>>;
export type LibrarySchemeId = keyof typeof LIBRARY_SCHEMES;
export const LIBRARY_SCHEME_IDS = Object.keys(LIBRARY_SCHEMES) as [LibrarySchemeId, ...LibrarySchemeId[]];
