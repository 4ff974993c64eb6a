import { generateTokens, type TokenSettings } from '../../design/tokens/generate.ts';

/** Design tokens: thousands of pairs are compared for them. */
export const TOKENS = {
  tokens: (settings: TokenSettings) => generateTokens(settings),
} as const;
