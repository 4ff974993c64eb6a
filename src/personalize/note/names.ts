import { colorsNamed } from 'culori/fn';
import xkcd from 'xkcd-colors';
import { stem } from './words.ts';

/** Bare colour names that a note may use: the 148 of CSS, and the 949 of the xkcd survey (CC0), which give way to CSS. */
const NAMES: ReadonlyMap<string, number> = new Map([
  ...xkcd.colors.map(({ name, hex }) => [name, Number.parseInt(hex.slice(1), 16)] as const),
  ...Object.entries(colorsNamed as Readonly<Record<string, number>>).filter(([name]) => name !== 'transparent'),
]);

const STEMS: ReadonlyMap<string, string> = new Map(
  [...NAMES.keys()].filter((name) => !name.includes(' ')).map((name) => [stem(name), name]),
);

/** A colour by its name, or for a single word by its stem; packed. */
export const namedColor = (words: readonly string[]): { name: string; packed: number } | undefined => {
  const phrase = words.join(' ');
  const joined = words.join('');
  const name = [phrase, joined, STEMS.get(words.length === 1 ? stem(phrase) : '')].find(
    (n) => n !== undefined && NAMES.has(n),
  );
  return name === undefined ? undefined : { name, packed: NAMES.get(name)! };
};
