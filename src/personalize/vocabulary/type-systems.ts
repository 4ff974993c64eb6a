import { roundDecimal } from '../../exact/round.ts';
import type { IntentId } from './intents.ts';

/** A typeface in one weight, and what a browser falls back to. */
export interface Face {
  readonly family: string;
  readonly weight: number;
  /** Value of the CSS property font-family. */
  readonly stack: string;
}

/** Three typefaces that go together, and a scale of sizes. */
export interface TypeSystem {
  readonly id: string;
  readonly name: string;
  readonly display: Face;
  readonly text: Face;
  readonly mono: Face;
  /** Step of the modular scale, and the interval it is named after. */
  readonly ratio: number;
  readonly interval: string;
  /** Size of body text in CSS pixels. */
  readonly base: number;
  /** base x ratio^k for k = -2..5, in CSS pixels. */
  readonly sizes: readonly number[];
  /** Unitless line heights for those sizes: looser for small text, tighter for large. */
  readonly line_heights: readonly number[];
  readonly fits: readonly Purpose[];
  /** Licence of all three families. */
  readonly license: 'OFL-1.1';
}

type Purpose = IntentId | 'accessibility' | 'public_sector' | 'multi_script';

const FALLBACKS = {
  sans: 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif',
  serif: 'Georgia, Cambria, "Times New Roman", Times, serif',
  mono: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
} as const;

const face = (family: string, weight: number, kind: keyof typeof FALLBACKS): Face => ({
  family,
  weight,
  stack: `${family.includes(' ') ? `"${family}"` : family}, ${FALLBACKS[kind]}`,
});

/** Ratios of the modular scales, by the musical interval they are named after. */
const INTERVALS = {
  minor_third: 1.2,
  major_third: 1.25,
  perfect_fourth: 1.333,
  // biome-ignore lint/suspicious/noApproximativeNumericConstant: the ratio as it is published for type scales
  augmented_fourth: 1.414,
  perfect_fifth: 1.5,
  golden_section: 1.618,
} as const;
type Interval = keyof typeof INTERVALS;

/** ratio^k by multiplication, which is the same everywhere. */
const step = (ratio: number, k: number): number => {
  let value = 1;
  for (let i = 0; i < Math.abs(k); i += 1) value = k > 0 ? value * ratio : value / ratio;
  return value;
};

const STEPS = [-2, -1, 0, 1, 2, 3, 4, 5];

/** 1.65 below body size, 1.5 at it, down to 1.05 for the largest. */
const lineHeight = (size: number, base: number): number =>
  size < base ? 1.65 : roundDecimal(Math.max(1.05, 1.5 - 0.14 * (size / base - 1)), 2);

const system = (
  id: string,
  name: string,
  [display, text, mono]: readonly [Face, Face, Face],
  interval: Interval,
  base: number,
  fits: readonly Purpose[],
): TypeSystem => {
  const ratio = INTERVALS[interval];
  const sizes = STEPS.map((k) => roundDecimal(base * step(ratio, k), 2));
  return {
    id,
    name,
    display,
    text,
    mono,
    ratio,
    interval: interval.replace('_', ' '),
    base,
    sizes,
    line_heights: sizes.map((size) => lineHeight(size, base)),
    fits,
    license: 'OFL-1.1',
  };
};

/** The 17 type systems. All families are on Google Fonts and Fontsource under the SIL Open Font License; no font is shipped. */
export const TYPE_SYSTEMS: readonly TypeSystem[] = [
  system(
    'inter_system',
    'Inter system',
    [face('Inter', 700, 'sans'), face('Inter', 400, 'sans'), face('JetBrains Mono', 400, 'mono')],
    'minor_third',
    16,
    ['ui'],
  ),
  system(
    'plex_technical',
    'Plex technical',
    [face('IBM Plex Sans', 600, 'sans'), face('IBM Plex Serif', 400, 'serif'), face('IBM Plex Mono', 400, 'mono')],
    'major_third',
    16,
    ['editorial', 'ui'],
  ),
  system(
    'source_editorial',
    'Source editorial',
    [face('Source Serif 4', 700, 'serif'), face('Source Sans 3', 400, 'sans'), face('Source Code Pro', 400, 'mono')],
    'major_third',
    17,
    ['editorial'],
  ),
  system(
    'playfair_editorial',
    'Playfair editorial',
    [face('Playfair Display', 700, 'serif'), face('Source Sans 3', 400, 'sans'), face('Source Code Pro', 400, 'mono')],
    'perfect_fourth',
    17,
    ['editorial', 'brand'],
  ),
  system(
    'fraunces_soft',
    'Fraunces soft',
    [face('Fraunces', 600, 'serif'), face('Nunito Sans', 400, 'sans'), face('Fira Code', 400, 'mono')],
    'major_third',
    16,
    ['brand'],
  ),
  system(
    'grotesk_tech',
    'Grotesk tech',
    [face('Space Grotesk', 700, 'sans'), face('Inter', 400, 'sans'), face('Space Mono', 400, 'mono')],
    'major_third',
    16,
    ['ui', 'dashboard'],
  ),
  system(
    'dm_modern',
    'DM modern',
    [face('DM Serif Display', 400, 'serif'), face('DM Sans', 400, 'sans'), face('DM Mono', 400, 'mono')],
    'perfect_fourth',
    16,
    ['brand'],
  ),
  system(
    'libre_classic',
    'Libre classic',
    [face('Libre Baskerville', 700, 'serif'), face('Libre Franklin', 400, 'sans'), face('Inconsolata', 400, 'mono')],
    'minor_third',
    16,
    ['editorial'],
  ),
  system(
    'merriweather_reader',
    'Merriweather reader',
    [face('Merriweather', 700, 'serif'), face('Open Sans', 400, 'sans'), face('Source Code Pro', 400, 'mono')],
    'minor_third',
    18,
    ['editorial'],
  ),
  system(
    'archivo_poster',
    'Archivo poster',
    [face('Archivo Black', 400, 'sans'), face('Archivo', 400, 'sans'), face('JetBrains Mono', 400, 'mono')],
    'perfect_fifth',
    16,
    ['poster'],
  ),
  system(
    'bebas_impact',
    'Bebas impact',
    [face('Bebas Neue', 400, 'sans'), face('Work Sans', 400, 'sans'), face('Space Mono', 400, 'mono')],
    'golden_section',
    16,
    ['poster'],
  ),
  system(
    'cormorant_luxury',
    'Cormorant luxury',
    [face('Cormorant Garamond', 600, 'serif'), face('Montserrat', 400, 'sans'), face('Inconsolata', 400, 'mono')],
    'augmented_fourth',
    16,
    ['brand', 'poster'],
  ),
  system(
    'noto_global',
    'Noto global',
    [face('Noto Serif', 700, 'serif'), face('Noto Sans', 400, 'sans'), face('Noto Sans Mono', 400, 'mono')],
    'minor_third',
    16,
    ['ui', 'multi_script'],
  ),
  system(
    'atkinson_accessible',
    'Atkinson accessible',
    [
      face('Atkinson Hyperlegible Next', 700, 'sans'),
      face('Atkinson Hyperlegible Next', 400, 'sans'),
      face('Atkinson Hyperlegible Mono', 400, 'mono'),
    ],
    'major_third',
    18,
    ['accessibility'],
  ),
  system(
    'public_civic',
    'Public civic',
    [face('Public Sans', 700, 'sans'), face('Public Sans', 400, 'sans'), face('Inconsolata', 400, 'mono')],
    'minor_third',
    17,
    ['public_sector'],
  ),
  system(
    'newsreader_press',
    'Newsreader press',
    [face('Newsreader', 600, 'serif'), face('Instrument Sans', 400, 'sans'), face('Fira Code', 400, 'mono')],
    'major_third',
    18,
    ['editorial'],
  ),
  system(
    'syne_art',
    'Syne art',
    [face('Syne', 800, 'sans'), face('Manrope', 400, 'sans'), face('DM Mono', 400, 'mono')],
    'augmented_fourth',
    16,
    ['poster', 'brand'],
  ),
];
