import type { IntentId } from './intents.ts';
import type { StyleId } from './styles.ts';

/** A shipped brief in the shape of a request; it may be posted to pool, score, palettes and system alike. */
export interface Preset {
  readonly id: string;
  readonly name: string;
  readonly intent: IntentId;
  readonly styles: readonly StyleId[];
  readonly colors: readonly string[];
  readonly note: string;
  readonly depth: number;
  readonly keep: number;
  readonly palette_size: number;
  readonly diversity: number;
  readonly accessibility: number;
  readonly cvd_safe: boolean;
  readonly unique: boolean;
  readonly seed: number;
  /** What the score endpoint measures: the colours with white and a near-black. */
  readonly palette: readonly string[];
}

interface Dials {
  readonly accessibility?: number;
  readonly diversity?: number;
  readonly palette_size?: number;
}

type Row = readonly [id: string, name: string, IntentId, readonly StyleId[], readonly string[], note: string, Dials];

const ROWS: readonly Row[] = [
  [
    'saas_dashboard',
    'SaaS dashboard',
    'dashboard',
    ['corporate', 'minimal'],
    ['#2563eb', '#0f172a'],
    'trust',
    { accessibility: 85, diversity: 55 },
  ],
  [
    'fintech_trust',
    'Fintech trust',
    'ui',
    ['corporate', 'nordic'],
    ['#0b3d91', '#14b8a6'],
    'trust',
    { accessibility: 85 },
  ],
  [
    'healthcare_calm',
    'Healthcare calm',
    'ui',
    ['nordic', 'pastel'],
    ['#2a9d8f', '#e9f5f3'],
    'calm',
    { accessibility: 90 },
  ],
  ['eco_brand', 'Eco brand', 'brand', ['botanical', 'earthy'], ['#2d6a4f', '#d8a657'], 'forest', { diversity: 60 }],
  [
    'luxury_fashion',
    'Luxury fashion',
    'brand',
    ['luxury', 'minimal'],
    ['#1b1a17', '#b08d57'],
    'gold and marble',
    { accessibility: 50 },
  ],
  [
    'kids_learning',
    'Kids learning',
    'ui',
    ['playful', 'vibrant'],
    ['#ff6b6b', '#4ecdc4', '#ffe66d'],
    'candy',
    { diversity: 85 },
  ],
  [
    'gaming_neon',
    'Gaming neon',
    'poster',
    ['neon', 'cyberpunk'],
    ['#ff2e88', '#00e5ff'],
    'neon city',
    { accessibility: 40 },
  ],
  [
    'news_editorial',
    'News editorial',
    'editorial',
    ['editorial', 'high_contrast'],
    ['#9b1c1c', '#111827'],
    'vintage paper',
    { accessibility: 90 },
  ],
  [
    'coffee_roastery',
    'Coffee roastery',
    'brand',
    ['earthy', 'vintage'],
    ['#6f4e37', '#c8a27a'],
    'coffee',
    { diversity: 45 },
  ],
  [
    'festival_poster',
    'Festival poster',
    'poster',
    ['vibrant', 'retro'],
    ['#ff5722', '#3f51b5'],
    'eighties pop',
    { diversity: 80 },
  ],
  [
    'museum_exhibit',
    'Museum exhibit',
    'editorial',
    ['muted', 'editorial'],
    ['#4a4e69', '#c9ada7'],
    'bauhaus',
    { accessibility: 75 },
  ],
  [
    'data_viz_safe',
    'Data graphics, colour-blind safe',
    'dashboard',
    ['corporate', 'vibrant'],
    ['#1f77b4', '#d55e00'],
    '',
    { accessibility: 100, diversity: 95, palette_size: 8 },
  ],
  [
    'dev_tool_dark',
    'Dev tool dark',
    'ui',
    ['cyberpunk', 'industrial'],
    ['#7c3aed', '#22d3ee'],
    'midnight',
    { accessibility: 80 },
  ],
  [
    'wellness_pastel',
    'Wellness pastel',
    'brand',
    ['pastel', 'nordic'],
    ['#f4c2c2', '#b5ead7'],
    'spa',
    { accessibility: 55 },
  ],
  [
    'travel_coastal',
    'Travel coastal',
    'brand',
    ['coastal', 'vibrant'],
    ['#0077b6', '#ffb703'],
    'beach',
    { diversity: 70 },
  ],
  [
    'public_sector',
    'Public sector',
    'ui',
    ['corporate', 'high_contrast'],
    ['#005ea2', '#1b1b1b'],
    'trust',
    { accessibility: 100 },
  ],
  ['food_delivery', 'Food delivery', 'ui', ['playful', 'retro'], ['#e63946', '#f4a261'], 'citrus', { diversity: 65 }],
];

export const PRESETS: readonly Preset[] = ROWS.map(([id, name, intent, styles, colors, note, dials], row) => ({
  id,
  name,
  intent,
  styles,
  colors,
  note,
  depth: 320,
  keep: 24,
  palette_size: intent === 'dashboard' ? 8 : 6,
  diversity: 68,
  accessibility: 72,
  cvd_safe: true,
  unique: true,
  seed: 1001 + row,
  palette: [...colors, '#ffffff', '#111111'],
  ...dials,
}));
