import type { FileFormat } from '../../files/format.ts';
import type { Token, TokenSet } from '../token-set.ts';
import { androidReference } from './android.ts';
import { scopesOf } from './figma-scopes.ts';
import { swiftName } from './swift.ts';

/** Type and value of a variable: colours with components 0..1, lengths and numbers as numbers (px; rem as 16 px), the rest as text. */
const variable = ({ value, css }: Token): { type: 'COLOR' | 'FLOAT' | 'STRING'; value: unknown } => {
  switch (value.kind) {
    case 'color': {
      const { r, g, b } = value.color;
      return { type: 'COLOR', value: { r: r / 255, g: g / 255, b: b / 255, a: value.alpha } };
    }
    case 'dimension':
      if (value.unit === 'px') return { type: 'FLOAT', value: value.value };
      return value.unit === 'rem' ? { type: 'FLOAT', value: value.value * 16 } : { type: 'STRING', value: css };
    case 'number':
    case 'font-weight':
      return { type: 'FLOAT', value: value.value };
    case 'font-family':
      return { type: 'STRING', value: value.families[0] };
    default:
      return { type: 'STRING', value: css };
  }
};

const COLLECTION = 'collection-tokens';
const [LIGHT, DARK] = ['mode-light', 'mode-dark'];

const idOf = (name: string): string => `variable-${name}`;

/** A value, or the variable that it is an alias of. */
const modeValue = (token: Token): unknown =>
  token.ref ? { type: 'VARIABLE_ALIAS', id: idOf(token.ref.name) } : variable(token).value;

/**
 * A mode value for every variable. One that is dark only has that value in both; one that is light only keeps it, and
 * an alias follows its variable through the modes automatically.
 */
const modeValues = (id: string, light: Token | undefined, dark: Token | undefined, hasDark: boolean) => {
  const own = (light ?? dark)!;
  const values = [{ variableId: id, modeId: LIGHT, value: modeValue(own) }];
  const night = dark && variable(dark).type === variable(own).type ? dark : own;
  return hasDark ? [...values, { variableId: id, modeId: DARK, value: modeValue(night) }] : values;
};

export const figma = {
  id: 'figma',
  media_type: 'application/json',
  extension: 'variables.json',
  description:
    'Body of POST /v1/files/:key/variables of the Figma REST API: one collection with the modes Light and Dark, groups, references as VARIABLE_ALIAS, scopes and code syntax',
  write: ({ title, light, dark }) => {
    const hasDark = dark.length > 0;
    const byName = new Map(light.map((token) => [token.name, token]));
    const night = new Map(dark.map((token) => [token.name, token]));
    const names = [...byName.keys(), ...[...night.keys()].filter((name) => !byName.has(name))];
    const body = {
      variableCollections: [{ action: 'CREATE', id: COLLECTION, name: title || 'Tokens', initialModeId: LIGHT }],
      variableModes: [
        { action: 'UPDATE', id: LIGHT, name: 'Light', variableCollectionId: COLLECTION },
        ...(hasDark ? [{ action: 'CREATE', id: DARK, name: 'Dark', variableCollectionId: COLLECTION }] : []),
      ],
      variables: names.map((name) => {
        const token = (byName.get(name) ?? night.get(name))!;
        return {
          action: 'CREATE',
          id: idOf(name),
          name: token.place.join('/'),
          variableCollectionId: COLLECTION,
          resolvedType: variable(token).type,
          scopes: scopesOf(token),
          codeSyntax: { WEB: `var(--${name})`, ANDROID: androidReference(token), iOS: `Tokens.${swiftName(token)}` },
        };
      }),
      variableModeValues: names.flatMap((name) => modeValues(idOf(name), byName.get(name), night.get(name), hasDark)),
    };
    return `${JSON.stringify(body, null, 2)}\n`;
  },
} satisfies FileFormat<TokenSet, unknown>;
