import phrases from './link-phrases.json' with { type: 'json' };

/** Phrases that say nothing about where a link leads, with the languages that have them. */
const LANGUAGES_OF = new Map<string, Set<string>>();
for (const lists of [phrases.lighthouse, phrases.ours] as const)
  for (const [language, list] of Object.entries(lists))
    for (const phrase of list) LANGUAGES_OF.set(phrase, (LANGUAGES_OF.get(phrase) ?? new Set()).add(language));

const LANGUAGES = new Set([...LANGUAGES_OF.values()].flatMap((languages) => [...languages]));

/** Latin words as short as these mean something in another language: `mer` is the sea in French. */
const SHORT = /^\p{sc=Latin}{1,4}$/u;

/** From the first letter or digit to the last. */
const WORDS = /[^\s\p{P}\p{S}](?:.*[^\s\p{P}\p{S}])?/su;
/** A text that begins and ends with one: it is looked at before the classes of all characters are. */
const BARE = /^[a-z\d](?:.*[a-z\d])?$/is;

/**
 * True where the words of a link do not say where it leads, or there are only signs. A short word counts in the languages
 * that it belongs to; in all where the language, a BCP 47 tag, is unknown.
 */
export const isGenericText = (text: string, language = ''): boolean => {
  const words = BARE.test(text) ? text : WORDS.exec(text)?.[0];
  if (words === undefined) return true;
  // Single spaces, which most white space is, are not matched.
  const phrase = words.toLowerCase().replace(/[^\S ]\s*| \s+/g, ' ');
  const languages = LANGUAGES_OF.get(phrase);
  if (!languages) return false;
  const primary = language.toLowerCase().split('-', 1)[0]!;
  if (!SHORT.test(phrase) || !LANGUAGES.has(primary)) return true;
  return languages.has(primary === 'no' || primary === 'nn' ? 'nb' : primary);
};
