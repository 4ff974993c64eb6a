import { type Rgb, toHexAlpha } from '../../../color/rgb.ts';
import { invalid } from '../../../errors/refusal.ts';
import type { Notation } from '../../files/swatches.ts';
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
  /** Notations of colours that the tool reads; all where undefined. */
  readonly notations?: readonly Notation[];
  readonly write: (set: TokenSet) => string | Uint8Array;
}

/** The tokens of a theme by name: those of the dark one lie over those of the light one. */
export const tokensIn = ({ light, dark }: TokenSet, theme: Theme): ReadonlyMap<string, Token> =>
  new Map([...light, ...(theme === 'dark' ? dark : [])].map((token) => [token.name, token]));

/** A colour of a role, with its CSS in the notation that was asked for. */
export interface Shade {
  readonly color: Rgb;
  readonly alpha: number;
  readonly css: string;
}
const colorOf = (token: Token | undefined): Shade | undefined => {
  if (token?.value.kind !== 'color') return undefined;
  const { color, alpha } = token.value;
  return { color, alpha, css: token.notation ? token.css : toHexAlpha(color, alpha) };
};

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
