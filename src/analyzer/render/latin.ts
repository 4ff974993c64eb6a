/** Characters of Windows-1252 outside of Latin-1: what the standard PDF fonts show besides it. */
const CP1252 = new Set('€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ');

/** Latin letters and signs that have no decomposition, in letters that can be shown. */
const SPELT: Readonly<Record<string, string>> = {
  Ł: 'L',
  ł: 'l',
  Đ: 'D',
  đ: 'd',
  Ħ: 'H',
  ħ: 'h',
  ı: 'i',
  Ŋ: 'N',
  ŋ: 'n',
  Ŧ: 'T',
  ŧ: 't',
  ĸ: 'k',
  ſ: 's',
  Ɓ: 'B',
  ɓ: 'b',
  Ɖ: 'D',
  ɖ: 'd',
  Ɗ: 'D',
  ɗ: 'd',
  Ə: 'E',
  ə: 'e',
  Ɛ: 'E',
  ɛ: 'e',
  Ɣ: 'G',
  ɣ: 'g',
  Ɩ: 'I',
  ɩ: 'i',
  Ƙ: 'K',
  ƙ: 'k',
  Ɲ: 'N',
  ɲ: 'n',
  Ɔ: 'O',
  ɔ: 'o',
  Ʈ: 'T',
  ʈ: 't',
  Ʋ: 'V',
  ʋ: 'v',
  Ƴ: 'Y',
  ƴ: 'y',
  ẞ: 'SS',
  Ǆ: 'DZ',
  ǆ: 'dz',
  Ǉ: 'LJ',
  ǉ: 'lj',
  Ǌ: 'NJ',
  ǌ: 'nj',
  ﬁ: 'fi',
  ﬂ: 'fl',
  '−': '-',
  '‐': '-',
  '‑': '-',
  '‒': '-',
  '―': '—',
  '→': '->',
  '←': '<-',
  '↑': '^',
  '↓': 'v',
  '⇒': '=>',
  '≤': '<=',
  '≥': '>=',
  '≠': '!=',
  '≈': '~',
  '✓': 'v',
  '✗': 'x',
  '✕': 'x',
  '★': '*',
  '•': '•',
  '′': "'",
  '″': '"',
  '‹': '‹',
  '№': 'No.',
  '₹': 'Rs',
  '₽': 'RUB',
  '₺': 'TRY',
  '₴': 'UAH',
  '₩': 'KRW',
  '₿': 'BTC',
  '\u00a0': ' ',
  '\u2002': ' ',
  '\u2003': ' ',
  '\u2007': ' ',
  '\u2009': ' ',
  '\u202f': ' ',
  '\u200a': ' ',
  '\u3000': ' ',
};

/** Invisible: joiners, marks of direction, variation selectors, soft hyphens. */
const SILENT = /^(?:[\u00ad\u200b-\u200f\u2060\ufeff]|\p{Variation_Selector})$/u;

const NOT_LATIN = '(not in Latin script)';
const GAP = '[…]';

const shownAsIs = (char: string): boolean => {
  const code = char.codePointAt(0)!;
  return (code >= 0x20 && code < 0x7f) || (code > 0xa0 && code <= 0xff && code !== 0xad) || CP1252.has(char);
};

const asLatin = (char: string): string | null => {
  if (shownAsIs(char)) return char;
  const spelt = SPELT[char];
  if (spelt !== undefined) return spelt;
  const plain = [...char.normalize('NFKD')].filter((one) => !/\p{M}/u.test(one)).map((one) => SPELT[one] ?? one);
  return plain.length && plain.every((one) => [...one].every(shownAsIs)) ? plain.join('') : null;
};

/** Turns texts into what the standard fonts can show. */
export type Latin = (text: string) => string;

interface Shown {
  readonly text: string;
  /** Something could not be shown. */
  readonly lost: boolean;
}

/** What needs no look at its letters. */
const ASCII = /^[ -~]*$/;

const show = (text: string): Shown => {
  if (ASCII.test(text)) return { text, lost: false };
  let out = '';
  let lost = false;
  let gap = false;
  for (const char of text.normalize('NFC')) {
    if (SILENT.test(char) || /\p{M}/u.test(char)) continue;
    const shown = /\s/.test(char) ? ' ' : asLatin(char);
    if (shown === null) {
      lost = true;
      if (!gap) out += GAP;
      gap = true;
    } else {
      out += shown;
      if (shown !== ' ') gap = false;
    }
  }
  if (!lost) return { text: out, lost };
  const joined = out.replaceAll(/ {2,}/g, ' ').replaceAll(`${GAP} ${GAP}`, GAP);
  return { text: joined.replaceAll(GAP, '').trim() === '' ? NOT_LATIN : joined, lost };
};

/**
 * Latin letters outside of Windows-1252 lose their marks or are spelt out; a run of anything else becomes `[…]`, a text
 * of nothing else `(not in Latin script)`.
 */
export const latin: Latin = (text) => show(text).text;

/** Whether at least half of the letters of a text can be shown. */
export const isShown = (text: string): boolean => {
  const letters = text.normalize('NFC').match(/\p{L}/gu) ?? [];
  return letters.filter((letter) => asLatin(letter) !== null).length * 2 >= letters.length;
};

/** How many texts below a value hold something that cannot be shown; one that comes again counts once. */
export const lostTexts = (value: unknown, seen: Set<unknown> = new Set()): number => {
  if ((typeof value !== 'object' && typeof value !== 'string') || value === null || seen.has(value)) return 0;
  seen.add(value);
  if (typeof value === 'string') return show(value).lost ? 1 : 0;
  return Object.values(value).reduce((sum: number, inner) => sum + lostTexts(inner, seen), 0);
};
