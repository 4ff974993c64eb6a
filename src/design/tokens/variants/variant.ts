import { type Rgb, toHex } from '../../../color/rgb.ts';
import { invalid } from '../../../errors/refusal.ts';
import type { Theme } from '../fill.ts';
import type { Token, TokenSet } from '../token-set.ts';

/** A form of one of the formats for a tool of its own. */
export interface Variant<Format extends string = string> {
  readonly id: string;
  /** The format that it is a form of. */
  readonly of: Format;
  readonly media_type: string;
  readonly extension: string;
  /** File name without its extension. */
  readonly stem: string;
  readonly description: string;
  readonly write: (set: TokenSet) => string;
}

/** The tokens of a theme by name: those of the dark one lie over those of the light one. */
export const tokensIn = ({ light, dark }: TokenSet, theme: Theme): ReadonlyMap<string, Token> =>
  new Map([...light, ...(theme === 'dark' ? dark : [])].map((token) => [token.name, token]));

export interface Shade {
  readonly color: Rgb;
  readonly alpha: number;
}
const colorOf = (token: Token | undefined): Shade | undefined =>
  token?.value.kind === 'color' ? { color: token.value.color, alpha: token.value.alpha } : undefined;

/** `#rrggbb`, or `#rrggbbaa` for a translucent one. */
export const hexOf = ({ color, alpha }: Shade): string =>
  alpha < 1
    ? `${toHex(color)}${Math.round(255 * alpha)
        .toString(16)
        .padStart(2, '0')}`
    : toHex(color);

/** Names of a tool and the role that each is, or roles of which the first that there is counts. */
export type RoleNames = Readonly<Record<string, string | readonly string[]>>;

/** The colours of a theme by the names of a tool. Refuses INVALID_INPUT tokens that have none of its roles. */
export const namedColors = (set: TokenSet, theme: Theme, names: RoleNames, tool: string): [string, Shade][] => {
  const tokens = tokensIn(set, theme);
  const found = Object.entries(names).flatMap(([name, roles]): [string, Shade][] => {
    const shade = [roles]
      .flat()
      .map((role) => colorOf(tokens.get(`color-${role}`)))
      .find((one) => one !== undefined);
    return shade ? [[name, shade]] : [];
  });
  if (found.length === 0)
    throw invalid(
      'tokens',
      `contain no role that ${tool} has, such as color-bg or color-primary; send the tokens that tokens/generate returns`,
    );
  return found;
};
