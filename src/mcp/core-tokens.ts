/** A token as the operations return it. */
export interface MadeToken {
  readonly name: string;
  readonly value: string;
  readonly group: string;
  readonly hex?: string | undefined;
}

/** Tokens beyond those that a page needs first: states, lines and texts of colours, charts, and kinds other than colour, space and radius. */
const FURTHER =
  /-(?:active|disabled|focus|hover)$|(?:primary|secondary|accent|success|warning|danger|info)-(?:border|border-strong|text)$|-(?:chart|sequential|diverging)-\d|--(?:font|line|letter-spacing|typography|shadow|border|gradient|opacity|breakpoint|z-index|duration|easing|transition)-|color-palette-/;

const declaration = ({ name, value, hex }: MadeToken): string => `${name}:${hex ?? value};`;

const isRampStep = ({ name }: MadeToken): boolean => /-\d{2,3}$/.test(name);

const block = (selector: string, tokens: readonly MadeToken[]): string[] => {
  if (tokens.length === 0) return [];
  const rows: string[] = [];
  for (const token of tokens) {
    const last = rows.at(-1);
    const text = declaration(token);
    if (last !== undefined && last.length + text.length < 180) rows[rows.length - 1] = last + text;
    else rows.push(text);
  }
  return [`${selector}{`, ...rows, '}'];
};

/** The colour ramps and roles of both themes, spaces and radii as CSS custom properties that can be pasted; at most 6 kB. */
export const coreCss = (tokens: readonly MadeToken[], most = 5_000): string => {
  const chosen = tokens.filter(({ name }) => !FURTHER.test(name));
  const light = chosen.filter(({ group }) => group !== 'dark');
  const dark = chosen.filter(({ group }) => group === 'dark');
  const css = (kept: readonly MadeToken[]): string =>
    [...block(':root', kept), ...block("[data-theme='dark']", dark)].join('\n');
  const whole = css(light);
  // Every other step of the ramps where they are long.
  return whole.length <= most
    ? whole
    : css(light.filter((token) => !isRampStep(token) || /-(?:50|[13579]00)$/.test(token.name)));
};
