import table from './languages.json' with { type: 'json' };

/** Languages besides English whose words of colour a note may use. */
export type Language = 'de' | 'fr' | 'es';

const endingsOf: Readonly<Record<Language, (word: string) => readonly string[]>> = {
  de: (word) => [word, ...['e', 'en', 'er', 'es', 'em'].map((ending) => word + ending)],
  fr: (word) => [word, `${word}s`, `${word}e`, `${word}es`],
  es: (word) =>
    word.endsWith('o')
      ? ['o', 'a', 'os', 'as'].map((ending) => word.slice(0, -1) + ending)
      : [word, `${word}s`, `${word}es`],
};

/** German colours are written in one word with what changes them. */
const GERMAN_PREFIXES = {
  dunkel: 'dark',
  tief: 'deep',
  hell: 'light',
  blass: 'pale',
  zart: 'soft',
  matt: 'muted',
  pastell: 'pastel',
  knall: 'vivid',
  neon: 'neon',
};

/** In each language (a line of `languages.json` is `english: words`, each as a dictionary gives it) the English words that a word or phrase stands for; `is in` for words passed over. */
const tableOf = (language: Language): ReadonlyMap<string, string> => {
  const words = new Map<string, string>();
  const add = (word: string, english: string): void => {
    if (!words.has(word)) words.set(word, english);
  };
  for (const line of table[language]) {
    const [english, own] = line.split(': ') as [string, string];
    const isColor = english !== 'is in' && !own.includes(' ');
    for (const word of own.split(', ')) {
      add(word, english);
      if (isColor || (english !== 'is in' && !word.includes(' ')))
        for (const form of endingsOf[language](word)) add(form, english);
      if (
        language !== 'de' ||
        !/^(?:red|blue|green|yellow|orange|purple|violet|pink|brown|gray|turquoise|beige)$/.test(english)
      )
        continue;
      for (const [prefix, changed] of Object.entries(GERMAN_PREFIXES))
        for (const form of endingsOf.de(word)) add(prefix + form, `${changed} ${english}`);
    }
  }
  return words;
};

const TABLES: Readonly<Record<Language, ReadonlyMap<string, string>>> = {
  de: tableOf('de'),
  fr: tableOf('fr'),
  es: tableOf('es'),
};
const LANGUAGES = Object.keys(TABLES) as readonly Language[];

/** Words that tell a language, because English has none that is written alike. */
const MARKS: Readonly<Record<Language, ReadonlySet<string>>> = {
  de: new Set(
    'weder noch und ohne für nicht kein keine keinen oder aber sondern mit der das ein eine einen auf bitte ist sind wir sehr statt nur'.split(
      ' ',
    ),
  ),
  fr: new Set(
    'et sans avec pour mais pas le les une des du est très sur un la de au aux ou nous aucun plutôt'.split(' '),
  ),
  es: new Set('y sin con para pero el los las una muy del nada un la de en sobre que ni'.split(' ')),
};

/** The language of a note besides English, by the words that tell it and those that its table knows; undefined for English. */
export const languageOf = (words: readonly string[], isEnglish: (word: string) => boolean): Language | undefined => {
  let [best, most] = [undefined as Language | undefined, 0];
  const english = words.filter(isEnglish).length;
  for (const language of LANGUAGES) {
    const own = words.filter((word) => TABLES[language].has(word) && !isEnglish(word));
    const marks = words.filter((word) => MARKS[language].has(word)).length;
    const points = 2 * own.length + marks;
    if (own.length + marks > 0 && points > most && 2 * (own.length + marks) > english / 2)
      [best, most] = [language, points];
  }
  return best;
};

/** What a phrase of a language stands for in English. */
export const englishOf = (language: Language, phrase: string): string | undefined => TABLES[language].get(phrase);
