import { assertDistinct, type Token } from '../token-set.ts';

/** A JSON object that has no inherited members, so that a token may be called `constructor`. */
export type Nested<Leaf> = { [name: string]: Leaf | Nested<Leaf> };
const branch = <Leaf>(): Nested<Leaf> => Object.create(null) as Nested<Leaf>;

/** The name that a token has inside a group of its own name (Design Tokens Format Module 2025.10, root tokens). */
const ROOT = '$root';

const themed = ({ theme, place }: Token): readonly string[] => (theme === 'dark' ? ['dark', ...place] : place);

/** Where each token stands in nested groups; one that is a group as well is the root token of it. */
export const nestedPlaces = (tokens: readonly Token[]): ReadonlyMap<Token, readonly string[]> => {
  assertDistinct(
    tokens.map((token) => themed(token).join('.')),
    'in the groups',
  );
  const groups = new Set(
    tokens.flatMap((token) => {
      const place = themed(token);
      return place.slice(1).map((_, i) => place.slice(0, i + 1).join('.'));
    }),
  );
  return new Map(
    tokens.map((token) => {
      const place = themed(token);
      return [token, groups.has(place.join('.')) ? [...place, ROOT] : place];
    }),
  );
};

/** Tokens as nested groups; those without a leaf are omitted. */
export const nestedGroups = <Leaf>(
  places: ReadonlyMap<Token, readonly string[]>,
  leaf: (token: Token) => Leaf | undefined,
): Nested<Leaf> => {
  const root = branch<Leaf>();
  for (const [token, place] of places) {
    const value = leaf(token);
    if (value === undefined) continue;
    let at = root;
    for (const name of place.slice(0, -1)) {
      at[name] ??= branch<Leaf>();
      at = at[name] as Nested<Leaf>;
    }
    at[place.at(-1)!] = value;
  }
  return root;
};
