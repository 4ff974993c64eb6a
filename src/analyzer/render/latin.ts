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

/** Turns texts into what the standard fonts can show, and counts those that lost something. */
export interface Latin {
  (text: string): string;
  /** Texts in which something could not be shown. */
  readonly marked: number;
}

/**
 * Latin letters outside of Windows-1252 lose their marks or are spelt out; a run of anything else becomes `[…]`, a text of
 * nothing else `(not in Latin script)`.
 */
export const createLatin = (): Latin => {
  let marked = 0;
  const latin = (text: string): string => {
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
    if (!lost) return out;
    marked += 1;
    return out.replaceAll(GAP, '').trim() === '' ? NOT_LATIN : out;
  };
  return Object.defineProperty(latin, 'marked', { get: () => marked }) as Latin;
};
