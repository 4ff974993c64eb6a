import { parseHex, toHex } from '../../../../../color/rgb.ts';
import { toCssHex } from './convert.ts';
import { readWord } from './plain.ts';

/** `#rrggbb` of a presentational attribute of old (HTML, "rules for parsing a legacy color value"); null for an error. */
export const readLegacyColor = (attribute: string): string | null => {
  const text = attribute.replace(/^[\t\n\f\r ]+|[\t\n\f\r ]+$/g, '');
  if (attribute === '' || text.toLowerCase() === 'transparent') return null;
  const named = readWord(text.toLowerCase());
  if (named) return toCssHex(named).hex;
  const short = text.length === 4 ? parseHex(text) : undefined;
  if (short) return toHex(short);
  const codes = [...text].flatMap((character) => (character.codePointAt(0)! > 0xffff ? ['0', '0'] : [character]));
  let digits = codes
    .slice(0, 128)
    .join('')
    .replace(/^#/, '')
    .replace(/[^0-9a-f]/gi, '0');
  while (digits.length === 0 || digits.length % 3 !== 0) digits += '0';
  const length = digits.length / 3;
  let parts = [digits.slice(0, length), digits.slice(length, 2 * length), digits.slice(2 * length)];
  if (length > 8) parts = parts.map((part) => part.slice(-8));
  while (parts[0]!.length > 2 && parts.every((part) => part.startsWith('0')))
    parts = parts.map((part) => part.slice(1));
  return `#${parts.map((part) => part.slice(0, 2).padStart(2, '0')).join('')}`.toLowerCase();
};
