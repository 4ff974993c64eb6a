import type { FileFormat } from '../../files/format.ts';
import type { Token, TokenSet } from '../token-set.ts';

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

/** A mode value for every variable; one that is dark only has that value in both. */
const modeValues = (id: string, light: Token | undefined, dark: Token | undefined, hasDark: boolean) => {
  const own = (light ?? dark)!;
  const values = [{ variableId: id, modeId: LIGHT, value: variable(own).value }];
  const night = dark && variable(dark).type === variable(own).type ? dark : own;
  return hasDark ? [...values, { variableId: id, modeId: DARK, value: variable(night).value }] : values;
};

export const figma = {
  id: 'figma',
  media_type: 'application/json',
  extension: 'variables.json',
  description: 'Body of POST /v1/files/:key/variables of the Figma REST API: one collection, modes Light and Dark',
  write: ({ title, light, dark }) => {
    const hasDark = dark.length > 0;
    const byName = new Map(light.map((token) => [token.name, token]));
    const night = new Map(dark.map((token) => [token.name, token]));
    const names = [...byName.keys(), ...[...night.keys()].filter((name) => !byName.has(name))];
    const idOf = (name: string) => `variable-${name}`;
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
          name: token.path.join('/'),
          variableCollectionId: COLLECTION,
          resolvedType: variable(token).type,
        };
      }),
      variableModeValues: names.flatMap((name) => modeValues(idOf(name), byName.get(name), night.get(name), hasDark)),
    };
    return `${JSON.stringify(body, null, 2)}\n`;
  },
} satisfies FileFormat<TokenSet, unknown>;
