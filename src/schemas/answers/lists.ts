import { booleanColumn, columnGroup, hexColumn, listOutput, numberColumn, textColumn, tripleColumn } from '../lists.ts';

const alpha = numberColumn('Opacity; present if a colour is translucent').optional();
const KEY_OF_SPACE = 'Key of the space';

/** A list in some spaces. */
export const ConvertedListOutput = listOutput('ConvertedList', 'Colours in one or more spaces, in columns.', {
  hex: hexColumn('The colours in 8-bit sRGB'),
  alpha,
  spaces: columnGroup<readonly (number | null)[]>('SpaceColumn', 'The spaces, in the order sent', KEY_OF_SPACE),
});

/** A list in the everyday spaces. */
export const EverydayListOutput = listOutput('EverydayList', 'Colours in the everyday spaces, in columns.', {
  alpha,
  values: columnGroup<string | readonly (number | null)[]>('EverydayColumn', 'The spaces', KEY_OF_SPACE),
});

/** Differences of pairs. */
export const DifferenceListOutput = listOutput('DifferenceList', 'Differences of pairs, in columns.', {
  from: hexColumn('The reference colours in 8-bit sRGB'),
  to: hexColumn('The samples in 8-bit sRGB'),
  delta_e: numberColumn('Difference by the chosen metric'),
  band: textColumn('The difference in words'),
  metrics: columnGroup<number>('MetricColumn', 'Differences by every formula', 'Label of the formula'),
});

const passes = (level: string) => booleanColumn(`Whether the pair passes ${level}`);

/** Contrast of pairs. */
export const ContrastListOutput = listOutput('ContrastList', 'Contrast of pairs, in columns.', {
  fg: hexColumn('The text colours'),
  bg: hexColumn('The background colours'),
  contrast_ratio: numberColumn('WCAG 2.x contrast ratio, 1-21, truncated to four decimals'),
  delta_e: numberColumn('Colour difference by `deltaE`'),
  aa_normal: passes('WCAG AA for normal text'),
  aa_large: passes('WCAG AA for large text'),
  aaa_normal: passes('WCAG AAA for normal text'),
  aaa_large: passes('WCAG AAA for large text'),
});

/** Pairs against every standard. */
export const CheckListOutput = listOutput('CheckList', 'Pairs against the standards, in columns.', {
  fg: hexColumn('The text colours'),
  bg: hexColumn('The background colours'),
  ratio: numberColumn('WCAG 2.x contrast ratio, 1-21, truncated to four decimals'),
  polarity: textColumn('Whether the text is darker or lighter'),
  passes: booleanColumn('Whether normal text meets every standard that defines a measure; null if none does'),
  apca: numberColumn('APCA lightness contrast Lc, informative').optional(),
  perceptual: numberColumn('L* of the background minus L* of the text'),
  standards: columnGroup<boolean>('StandardColumn', 'Whether each standard is met', 'Name of the standard'),
});

/** Colours as one model sees them. */
export const SimulatedListOutput = listOutput('SimulatedList', 'Simulated colours, in columns.', {
  hex: hexColumn('The colours in 8-bit sRGB'),
  simulated: hexColumn('The simulated colours'),
  linear: tripleColumn('The same in linear sRGB before clamping: [r, g, b]'),
  clamped: booleanColumn('Whether a channel was clamped'),
  delta_e: numberColumn('CIEDE2000 between the two'),
});
