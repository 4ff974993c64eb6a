/** First words of a name that are a group of their own although they are two. */
const PAIRS = ['font-size', 'font-weight', 'font-family', 'line-height', 'letter-spacing', 'border-width', 'z-index'];

const fromHyphens = (words: readonly string[]): readonly string[] => {
  const pair = words.slice(0, 2).join('-');
  const [group, rest] = PAIRS.includes(pair) ? [pair, words.slice(2)] : [words[0]!, words.slice(1)];
  if (rest.length === 0) return [group];
  // A number at the end is a step of a ramp, which is a group: color/primary/500, but color/on-primary.
  const last = rest.at(-1)!;
  const isStep = rest.length > 1 && /^\d+$/.test(last);
  return isStep ? [group, rest.slice(0, -1).join('-'), last] : [group, rest.join('-')];
};

/**
 * Where a token stands among groups, as designers name them. Dots and slashes in a name part groups; where it has
 * none, its words do.
 */
export const placeOf = (name: string, words: readonly string[]): readonly string[] => {
  const parts = name
    .split(/[./]/)
    .map((part) =>
      part
        .split(/[-_\s]+/)
        .map((word) => word.replace(/[^a-z0-9]/g, ''))
        .filter(Boolean),
    )
    .filter((part) => part.length > 0);
  const leading = parts.flat().length < words.length ? words.slice(0, words.length - parts.flat().length) : [];
  return parts.length > 1 ? [...leading, ...parts.map((part) => part.join('-'))] : fromHyphens(words);
};
