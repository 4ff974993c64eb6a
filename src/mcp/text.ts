/** A number with at most this many decimals, none that say nothing. */
export const short = (value: number, places = 4): string => String(Number(value.toFixed(places)));

/** A contrast ratio, truncated to two decimals: what fails is never shown as what passes. */
export const ratioText = (ratio: number): string => `${Math.floor(ratio * 100 + 1e-6) / 100}:1`;

/** Lines that have something to say. */
export const lines = (...parts: readonly (string | false | null | undefined)[]): string =>
  parts.filter((part) => typeof part === 'string' && part !== '').join('\n');

/** Lines up to a length in characters; how many were left out is said in their place. */
export const fitted = (all: readonly string[], most: number): string => {
  const kept: string[] = [];
  let length = 0;
  for (const line of all) {
    length += line.length + 1;
    if (length > most) break;
    kept.push(line);
  }
  const rest = all.length - kept.length;
  return rest ? `${kept.join('\n')}\n${rest} more in structuredContent` : kept.join('\n');
};

/** `#336699, #ffffff`. */
export const hexes = (colors: readonly { readonly hex: string }[]): string => colors.map(({ hex }) => hex).join(', ');
