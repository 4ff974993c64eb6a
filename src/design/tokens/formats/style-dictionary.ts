import type { FileFormat } from '../../files/format.ts';
import type { TokenSet } from '../token-set.ts';
import type { TokenValue } from '../value.ts';
import { tokenTree } from './tree.ts';

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

export const styleDictionary = {
  id: 'style-dictionary',
  media_type: 'application/json',
  extension: 'json',
  description: 'Style Dictionary: a tree of value and type; the dark theme in the group dark',
  write: ({ light, dark }) =>
    `${JSON.stringify(
      tokenTree(light, dark, ({ css, value }) => ({ value: css, type: TYPES[value.kind] })),
      null,
      2,
    )}\n`,
} satisfies FileFormat<TokenSet, unknown>;
