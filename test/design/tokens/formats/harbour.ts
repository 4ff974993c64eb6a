import { rgb } from '../../../../src/color/rgb.ts';
import type { Notation } from '../../../../src/design/files/swatches.ts';
import { exportTokens, type TokenFormat } from '../../../../src/design/tokens/export.ts';
import { generateTokens } from '../../../../src/design/tokens/generate.ts';
import { TOKEN_PARTS } from '../../../../src/design/tokens/parts.ts';
import type { TokenInput } from '../../../../src/design/tokens/token-set.ts';

export const { tokens: generated } = generateTokens({
  seed: rgb('#2e8b57'),
  harmony: 'triadic',
  include: TOKEN_PARTS,
  dark: true,
});
/** A set of which sRGB cannot show every step. */
export const { tokens: vivid } = generateTokens({
  seed: rgb('#00e676'),
  harmony: 'triadic',
  include: ['color'],
  dark: true,
});
export const light = generated.filter(({ group }) => group !== 'dark');
export const dark = generated.filter(({ group }) => group === 'dark');
export const bare = (name: string) => name.slice(2);
export const write = (
  format: TokenFormat,
  tokens: readonly TokenInput[] = generated,
  name = 'Harbour',
  notation?: Notation,
): string => exportTokens({ format, tokens, name, notation }).content as string;
/** The colour that a token comes to. */
export const worth = (list: readonly (typeof generated)[number][], name: string) =>
  list.find((t) => t.name === name)!.hex!;
/** Tokens that refer to one another twice over, in both themes, and one that dark alone changes. */
export const CHAIN: TokenInput[] = [
  { name: 'color.action', value: '{color.blue.600}' },
  { name: '--color-blue-600', value: '#336699' },
  { name: 'color.blue.300', value: '#99ccff' },
  { name: 'color.button', value: '{color.action}' },
  { name: 'color.focus', value: 'var(--color-button)' },
  { name: 'color.action', value: '{color.blue.300}', group: 'dark' },
  { name: 'color.button', value: '{color.action}', group: 'dark' },
  { name: 'size.gap', value: '{space.4}' },
  { name: 'space.4', value: '0.25rem' },
];
