import { primarySubtag } from './language.ts';

/** Writing systems that distinguish languages, and the languages written in each. */
const SCRIPTS: readonly (readonly [name: string, letters: RegExp, languages: string])[] = [
  [
    'Cyrillic',
    /\p{Script=Cyrillic}/gu,
    'ru uk be bg sr mk kk ky mn tg tt ba ce cv os rue sah tyv uz az ab av kv udm mhr mrj chm kbd ady inh krc lez lbe nog koi kpv myv mdf alt crh gag tk mo sh cu bua xal kum ku kjh dar tab ckt',
  ],
  ['Greek', /\p{Script=Greek}/gu, 'el grc pnt cpg gmy cop'],
  [
    'Arabic',
    /\p{Script=Arabic}/gu,
    'ar fa ur ps ckb sd ug ks pa az ku arz ary pnb prs ms bal skr azb lrc mzn glk hau ha uig kk ky tk uz aeb apc ajp acm afb arb arq ayl apd acw sdh hno khw trw haz',
  ],
  ['Hebrew', /\p{Script=Hebrew}/gu, 'he yi ji iw lad hbo jpr jrb arc'],
  [
    'Devanagari',
    /\p{Script=Devanagari}/gu,
    'hi mr ne npi sa pi bh bho mai mag awa kok gom ks sd doi dty brx new sat anp hne raj mwr bgc gbm xnr',
  ],
  ['Bengali', /\p{Script=Bengali}/gu, 'bn as mni bpy syl ctg rkt'],
  ['Tamil', /\p{Script=Tamil}/gu, 'ta sa saz'],
  ['Thai', /\p{Script=Thai}/gu, 'th tts nod sou pi'],
  ['Georgian', /\p{Script=Georgian}/gu, 'ka xmf sva lzz oge'],
  ['Armenian', /\p{Script=Armenian}/gu, 'hy hyw xcl'],
  ['Hangul', /\p{Script=Hangul}/gu, 'ko jje okm'],
  ['Kana', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 'ja ryu ain ojp'],
  ['Han', /\p{Script=Han}/gu, 'zh cmn yue wuu ja lzh nan hak gan cdo mnp cjy hsn cpx och za vi ko'],
];

/** Words that nearly every sentence of a language holds and that its neighbours lack. */
const WORDS: Readonly<Record<string, string>> = {
  en: 'the of and to is that it was for with are this have from which they you not be were been their would there',
  de: 'der die und das nicht ist ein eine mit sich auf für den dem auch werden wird sind oder bei nach wie über zum',
  fr: 'le les des est une dans pour qui pas sur avec plus par sont ce cette nous vous être ont aux leur mais',
  es: 'el los las una por con para del como más pero sus este está ha muy también entre desde cuando sobre hay',
  it: 'il che di non gli una per sono della con del nel alla più anche come ma dei delle questo ha essere dal',
  pt: 'o os não uma com para mais do da dos das em por como mas foi ao ele tem seu sua ou quando muito são',
  nl: 'de het een van en niet zijn voor met dat op te aan door ook bij naar wordt maar worden deze heeft ze',
  sv: 'och att det som är på för av inte med till den har de ett om var jag från så kan när men',
  pl: 'nie się jest na do że jak ale po tym dla przez są oraz od może tylko lub które było ma już',
};

/** The languages that each word belongs to. */
const SPOKEN = new Map<string, string[]>();
for (const [language, words] of Object.entries(WORDS))
  for (const word of new Set(words.split(' '))) SPOKEN.set(word, [...(SPOKEN.get(word) ?? []), language]);

/** Tags of the registry that do not name a single language. */
const NO_LANGUAGE = new Set(['und', 'mul', 'mis', 'zxx', 'art']);

/** Letters or words a text must have before anything is said of its language. */
const LETTERS = 200;
const LEAST_WORDS = 150;
/** Characters that are looked at. */
const MOST = 50_000;

/** The least share of a script's letters that says something. */
const LEAST_SHARE = 0.2;

const asciiLetters = (text: string): number => {
  let n = 0;
  for (let i = 0; i < text.length; i += 1) {
    const lower = text.charCodeAt(i) | 0x20;
    if (lower >= 0x61 && lower <= 0x7a) n += 1;
  }
  return n;
};

const scriptFault = (text: string, language: string): string | null => {
  // None of these scripts is in ASCII, which most text is: its letters are counted without a look at what they are.
  const foreign = text.replace(/[\0-\x7f]+/g, ' ');
  const letters = asciiLetters(text) + (foreign.match(/\p{L}/gu)?.length ?? 0);
  if (letters < LETTERS || foreign.length < LEAST_SHARE * letters) return null;
  for (const [name, pattern, languages] of SCRIPTS) {
    const share = (foreign.match(pattern)?.length ?? 0) / letters;
    // Japanese is written in two scripts: a fifth of kana gives it away.
    if (share < (name === 'Kana' ? LEAST_SHARE : 0.8)) continue;
    return languages.split(' ').includes(language) ? null : `the text is in ${name} letters`;
  }
  return null;
};

const wordFault = (text: string, language: string): string | null => {
  if (!Object.hasOwn(WORDS, language)) return null;
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (words.length < LEAST_WORDS) return null;
  const said: Record<string, number> = {};
  for (const word of words) for (const one of SPOKEN.get(word) ?? []) said[one] = (said[one] ?? 0) + 1;
  const share = (one: string) => (said[one] ?? 0) / words.length;
  const mine = share(language);
  for (const other of Object.keys(WORDS)) {
    const theirs = other === language ? 0 : share(other);
    if (theirs > 0.15 && theirs > 5 * mine) return `the text reads as ${other}`;
  }
  return null;
};

/**
 * Why a text cannot be in the language it is declared in, judged by its letters and by the most common words of nine
 * languages; null if it may be, where it is short, or where the tag names its script.
 */
export const languageFault = (text: string, tag: string): string | null => {
  const language = primarySubtag(tag);
  if (language === null || NO_LANGUAGE.has(language) || /-[A-Za-z]{4}(-|$)/.test(tag)) return null;
  const start = text.slice(0, MOST);
  return scriptFault(start, language) ?? wordFault(start, language);
};
