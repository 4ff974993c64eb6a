import type { Token } from '../token-set.ts';

/** Where Figma offers a variable, by how the name of a colour without its group begins or ends. */
const COLORS: readonly (readonly [pattern: RegExp, scopes: readonly string[]])[] = [
  [/^(on-|text|heading|link)|-text$/, ['TEXT_FILL']],
  [/^border/, ['STROKE_COLOR']],
  [/^focus-ring$|-focus$/, ['STROKE_COLOR', 'EFFECT_COLOR']],
  [/^(bg|background|surface|selected)/, ['FRAME_FILL', 'SHAPE_FILL']],
  [/^(primary|secondary|accent|success|warning|danger|info)(-hover|-active|-disabled)?$/, ['ALL_FILLS']],
  [/^(chart|sequential|diverging)/, ['SHAPE_FILL', 'STROKE_COLOR']],
];

const GROUPS: Readonly<Record<string, readonly string[]>> = {
  space: ['GAP', 'WIDTH_HEIGHT'],
  spacing: ['GAP', 'WIDTH_HEIGHT'],
  radius: ['CORNER_RADIUS'],
  'font-size': ['FONT_SIZE'],
  'font-weight': ['FONT_WEIGHT'],
  'font-family': ['FONT_FAMILY'],
  'letter-spacing': ['LETTER_SPACING'],
};

/** The fields in which Figma offers a variable: its purpose, or everything. */
export const scopesOf = ({ place, value }: Token): readonly string[] => {
  const [group, ...rest] = place;
  if (value.kind === 'color') return COLORS.find(([pattern]) => pattern.test(rest.join('-')))?.[1] ?? ['ALL_SCOPES'];
  return GROUPS[group!] ?? ['ALL_SCOPES'];
};
