import { assertDistinct, type Token } from '../token-set.ts';

/** A JSON object that has no inherited members, so that a token may be called `constructor`. */
export type Branch<Leaf> = { [name: string]: Leaf | Branch<Leaf> };
const branch = <Leaf>(): Branch<Leaf> => Object.create(null) as Branch<Leaf>;

/**
 * The place of a token in a tree: under the first segment of its name, the rest joined by hyphens. A name of one
 * segment goes under `token`. Two levels and no more, as `color-primary` may occur beside `color-primary-500`.
 */
export const treePlace = ({ path }: Token): readonly [string, string] =>
  path.length === 1 ? ['token', path[0]!] : [path[0]!, path.slice(1).join('-')];

const fill = <Leaf>(tokens: readonly Token[], leaf: (token: Token) => Leaf | undefined): Branch<Leaf> => {
  const root = branch<Leaf>();
  for (const token of tokens) {
    const [group, name] = treePlace(token);
    const value = leaf(token);
    if (value === undefined) continue;
    root[group] ??= branch<Leaf>();
    (root[group] as Branch<Leaf>)[name] = value;
  }
  return root;
};

/** Tokens as a tree; the dark theme is a tree of the same shape under `dark`. Tokens without a leaf are omitted. */
export const tokenTree = <Leaf>(
  light: readonly Token[],
  dark: readonly Token[],
  leaf: (token: Token) => Leaf | undefined,
): Branch<Leaf> => {
  assertDistinct(
    light.map((token) => treePlace(token).join('.')),
    'in the tree',
  );
  const root = fill(light, leaf);
  if (!dark.length) return root;
  const themes = Object.assign((root.dark as Branch<Leaf> | undefined) ?? branch<Leaf>(), {});
  const night = fill(dark, leaf);
  assertDistinct([...Object.keys(themes), ...Object.keys(night)], 'under dark, which is the dark theme');
  root.dark = Object.assign(themes, night);
  return root;
};
