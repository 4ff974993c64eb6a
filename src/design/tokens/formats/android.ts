import { toHex } from '../../../color/rgb.ts';
import type { FileFormat } from '../../files/format.ts';
import { inXml } from '../../files/words.ts';
import { assertDistinct, type Token, type TokenSet } from '../token-set.ts';
import { heading } from './heading.ts';
import { isReserved } from './reserved.ts';

const byte = (v: number): string =>
  Math.round(v * 255)
    .toString(16)
    .padStart(2, '0');

/** Text of a string resource: XML, and the signs that Android itself reads. */
const inString = (text: string): string =>
  inXml(text.replace(/\\/g, '\\\\'))
    .replace(/&#39;/g, "\\'")
    .replace(/&quot;/g, '\\"')
    .replace(/^([@?])/, '\\$1');

const plain = (value: number): string => String(Number(value.toFixed(4)));

const resource = ({ path, value, css }: Token, name: string): string => {
  const text = `<string name="${name}" translatable="false">${inString(css)}</string>`;
  switch (value.kind) {
    case 'color':
      return `<color name="${name}">#${byte(value.alpha)}${toHex(value.color).slice(1)}</color>`.replace(
        /#\w+/,
        (hex) => hex.toUpperCase(),
      );
    case 'dimension': {
      const pixels = { px: value.value, rem: value.value * 16 }[value.unit];
      if (pixels === undefined) return text;
      const isText = path.includes('font') || path[0] === 'text';
      return `<dimen name="${name}">${plain(pixels)}${isText ? 'sp' : 'dp'}</dimen>`;
    }
    case 'number':
      return `<item name="${name}" type="dimen" format="float">${plain(value.value)}</item>`;
    case 'font-weight':
      return `<integer name="${name}">${Math.round(value.value)}</integer>`;
    default:
      return text;
  }
};

const nameOf = ({ path }: Token): string => {
  const name = path.join('_');
  return isReserved(name) ? `token_${name}` : name;
};

const darkNameOf = ({ path }: Token): string => `dark_${path.join('_')}`;

export const android = {
  id: 'android',
  media_type: 'application/xml',
  extension: 'xml',
  description:
    'Android resources: colours as #AARRGGBB, dimensions in dp and sp; those of the dark theme are named dark_...',
  write: (set) => {
    assertDistinct([...set.light.map(nameOf), ...set.dark.map(darkNameOf)], 'in Android resources');
    return [
      '<?xml version="1.0" encoding="utf-8"?>',
      `<!-- ${heading(set)} -->`,
      '<resources>',
      ...set.light.map((token) => `    ${resource(token, nameOf(token))}`),
      ...set.dark.map((token) => `    ${resource(token, darkNameOf(token))}`),
      '</resources>',
      '',
    ].join('\n');
  },
} satisfies FileFormat<TokenSet, unknown>;
