/** Bounds of every field of the group. */
export const LIMITS = {
  colors_max: 64,
  pool_target_max: 240,
  palette_size: [5, 12],
  depth: [8, 1200],
  keep: [1, 120],
  derived: [1, 24],
  warmth: [0, 100],
  diversity: [0, 100],
  accessibility: [0, 100],
  note_max_chars: 1000,
  score_palette: [2, 12],
} as const;

/** What a brief is taken for where it is silent. */
export const DEFAULTS = {
  intent: 'ui',
  target: 64,
  warmth: 52,
  depth: 320,
  keep: 24,
  palette_size: 6,
  diversity: 68,
  accessibility: 72,
  cvd_safe: true,
  unique: true,
  derived: 8,
} as const;
