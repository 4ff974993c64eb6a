import type { AliasUse, TokenFile } from '../model.ts';
import type { NamedColor } from './view.ts';

/** Beginnings of a dotted name. */
const beginningsOf = (name: string): string[] => {
  const parts = name.split('.');
  return parts.slice(1).map((_, i) => parts.slice(0, i + 1).join('.'));
};

const broken = ({ token, name, text, span }: AliasUse): NamedColor => ({
  name: token,
  value: text,
  notation: 'json',
  span,
  definition: undefined,
  resolved: { color: undefined, fault: { kind: 'missing', what: name }, trail: [], literal: undefined },
});

/** Aliases in values of whatever type that name no token of the files; a part of a composite value may be named. */
export const brokenAliases = (files: readonly TokenFile[]): NamedColor[] => {
  const definitions = files.flatMap((file) => file.definitions);
  const known = new Set(definitions.map(({ name }) => name));
  const composite = new Set(definitions.filter(({ value }) => value === '').map(({ name }) => name));
  return files
    .flatMap(({ aliases }) => aliases)
    .filter(
      ({ name }) =>
        !known.has(name) &&
        !known.has(name.replace(/^(?:light|dark)\./, '')) &&
        !beginningsOf(name).some((one) => composite.has(one)),
    )
    .map(broken);
};
