/** Short forms that programs know. */
const LONG: Readonly<Record<string, string>> = { asc: 'ascending', desc: 'descending', id: 'number' };

/** The words of a value or a member's name. */
export const wordsOf = (name: string): string => name.replaceAll('_', ' ').replace(/\bcolor(s?)\b/g, 'colour$1');

/** The words of something to choose. */
export const optionOf = (value: string): string => LONG[value] ?? wordsOf(value);

const BOUND = /^(min|max) (.+)$/;

/** What a bound is about: `min_contrast` is about the contrast. */
export const boundedBy = (name: string): string => wordsOf(name).replace(BOUND, '$2');

/** What a filter is called: `min_contrast` is "Contrast at least". */
export const titleOf = (name: string): string => {
  const words = wordsOf(name);
  const [, end, rest] = BOUND.exec(words) ?? [];
  const title = end === undefined ? words : `${rest} ${end === 'min' ? 'at least' : 'at most'}`;
  return `${title.charAt(0).toUpperCase()}${title.slice(1)}`;
};
