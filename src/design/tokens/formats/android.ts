import { toHex } from '../../../color/rgb.ts';
import type { FileFormat } from '../../files/format.ts';
import { inXml } from '../../files/words.ts';
import { assertDistinct, heading, type Token, type TokenSet } from '../token-set.ts';
import { isReserved } from './names.ts';

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

/** A kind of resource with the tag it is written in. */
interface Resource {
  /** What a reference names before the slash. */
  readonly type: 'color' | 'dimen' | 'integer' | 'string';
  readonly tag: string;
  readonly attributes: string;
  readonly text: string;
}

const resourceOf = ({ path, value, css }: Token): Resource => {
  const string: Resource = { type: 'string', tag: 'string', attributes: ' translatable="false"', text: inString(css) };
  switch (value.kind) {
    case 'color': {
      const hex = `#${byte(value.alpha)}${toHex(value.color).slice(1)}`.toUpperCase();
      return { type: 'color', tag: 'color', attributes: '', text: hex };
    }
    case 'dimension': {
      const pixels = { px: value.value, rem: value.value * 16 }[value.unit];
      if (pixels === undefined) return string;
      const unit = path.includes('font') || path[0] === 'text' ? 'sp' : 'dp';
      return { type: 'dimen', tag: 'dimen', attributes: '', text: `${plain(pixels)}${unit}` };
    }
    case 'number':
      return { type: 'dimen', tag: 'item', attributes: ' type="dimen" format="float"', text: plain(value.value) };
    case 'font-weight':
      return { type: 'integer', tag: 'integer', attributes: '', text: String(Math.round(value.value)) };
    default:
      return string;
  }
};

const androidName = ({ path }: Token): string => {
  const name = path.join('_');
  return isReserved(name) ? `token_${name}` : name;
};

const darkName = ({ path }: Token): string => `dark_${path.join('_')}`;

/** An element; a reference names the resource of the other token where both are of one type. */
const element = (token: Token, nameOf: (token: Token) => string): string => {
  const { type, tag, attributes, text } = resourceOf(token);
  const same = token.ref && resourceOf(token.ref).type === type;
  const content = same ? `@${type}/${nameOf(token.ref!)}` : text;
  return `    <${tag} name="${nameOf(token)}"${attributes}>${content}</${tag}>`;
};

const document = (set: TokenSet, elements: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<!-- ${heading(set)} -->`,
    '<resources>',
    ...elements,
    '</resources>',
    '',
  ].join('\n');

const FILE = 'colors.xml';

/** How code and resources name a token. */
export const androidReference = (token: Token): string => `@${resourceOf(token).type}/${androidName(token)}`;

export const android = {
  id: 'android',
  media_type: 'application/xml',
  extension: 'xml',
  description:
    'Android resources: colours as #AARRGGBB, dimensions in dp and sp, references as @color/...; in the one file those of the dark theme are named dark_..., in files they have equal names in values and values-night',
  write: (set) => {
    const name = (token: Token): string => (token.theme === 'dark' ? darkName(token) : androidName(token));
    const all = [...set.light, ...set.dark];
    assertDistinct(all.map(name), 'in Android resources');
    return document(
      set,
      all.map((token) => element(token, name)),
    );
  },
  parts: (set) => [
    {
      path: `values/${FILE}`,
      content: document(
        set,
        set.light.map((token) => element(token, androidName)),
      ),
    },
    ...(set.dark.length
      ? [
          {
            path: `values-night/${FILE}`,
            content: document(
              set,
              set.dark.map((token) => element(token, androidName)),
            ),
          },
        ]
      : []),
  ],
} satisfies FileFormat<TokenSet, unknown>;
