import type { Written } from './color.ts';
import { spaces } from './spaces/index.ts';
import type { ColorSpace } from './spaces/space.ts';

type Kind = 'red' | 'green' | 'blue' | 'lightness' | 'colourfulness' | 'hue' | 'a' | 'b';

/** CSS Color 4, section 12.2, and what is called the same in the spaces that CSS has not. */
const BY_NAME: ReadonlyMap<string, Kind> = new Map([
  ['Lightness', 'lightness'],
  ['Chroma', 'colourfulness'],
  ['Saturation', 'colourfulness'],
  ['Pastel saturation', 'colourfulness'],
  ['Colourfulness', 'colourfulness'],
  ['a*', 'a'],
  ['a', 'a'],
  ['b*', 'b'],
  ['b', 'b'],
]);
const LIGHTS: readonly Kind[] = ['red', 'green', 'blue'];

const kindsOf = ({ channels, hue }: ColorSpace): readonly (Kind | undefined)[] => {
  const names = channels.map(({ name }) => name);
  if (['Red Green Blue', 'X Y Z'].includes(names.join(' '))) return LIGHTS;
  return names.map((name, i) => (i === hue ? 'hue' : BY_NAME.get(name)));
};

/** Which coordinates of a space are missing (`none`) because those analogous to them are missing in a colour of another space. */
export const missingIn = (space: ColorSpace, { space: id, coordinates }: Written): boolean[] => {
  const missing = coordinates.map(Number.isNaN);
  const kinds = missing.includes(true) ? kindsOf(spaces[id]) : [];
  const carried = new Set(kinds.filter((kind, i) => kind !== undefined && missing[i]));
  return kindsOf(space).map((kind) => kind !== undefined && carried.has(kind));
};
