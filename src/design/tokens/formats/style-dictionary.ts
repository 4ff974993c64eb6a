import type { FileFormat } from '../../files/format.ts';
import type { Token, TokenSet } from '../token-set.ts';
import type { TokenValue } from '../value.ts';
import { tokenTree, treePlace } from './tree.ts';

/** Types by which the transforms of Style Dictionary choose what they change. */
const TYPES: Readonly<Record<TokenValue['kind'], string>> = {
  color: 'color',
  dimension: 'dimension',
  duration: 'time',
  number: 'number',
  'font-weight': 'fontWeight',
  'font-family': 'fontFamily',
  text: 'string',
};

/** A value, or a reference by the path of the token in the tree. */
const reference = ({ css, ref }: Token): string =>
  ref ? `{${[...(ref.theme === 'dark' ? ['dark'] : []), ...treePlace(ref)].join('.')}}` : css;

export const styleDictionary = {
  id: 'style-dictionary',
  media_type: 'application/json',
  extension: 'json',
  description: 'Style Dictionary: a tree of value and type, references by path; the dark theme in the group dark',
  write: ({ light, dark }) =>
    `${JSON.stringify(
      tokenTree(light, dark, (token) => ({ value: reference(token), type: TYPES[token.value.kind] })),
      null,
      2,
    )}\n`,
} satisfies FileFormat<TokenSet, unknown>;
