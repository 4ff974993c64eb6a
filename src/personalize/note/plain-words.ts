import words from './plain-words.json' with { type: 'json' };

const listed = (lines: readonly string[]): ReadonlySet<string> => new Set(lines.join(' ').split(' '));

/** Words between the words: passed over in silence. */
export const FILLERS = listed(words.fillers);

/** Common words that say nothing of colour: known, and named as passed over. */
export const PLAIN = listed(words.plain);
