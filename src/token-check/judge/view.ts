import type { MeasuredRgb } from '../../color/measured.ts';
import type { Definition, Notation, Resolved, Span, TokenFile } from '../model.ts';
import { canvasOf, over } from './contrast.ts';
import { aliasOf, lookupIn, resolveValue } from './resolve.ts';
import type { Theme } from './theme.ts';

/** A colour of a theme under its name. */
export interface NamedColor {
  readonly name: string;
  readonly value: string;
  readonly notation: Notation;
  readonly span: Span;
  readonly resolved: Resolved;
  /** The token that it is; undefined for a property of a rule. */
  readonly definition: Definition | undefined;
}

/** A theme with what its definitions come to. */
export interface ThemeView {
  readonly theme: Theme;
  /** Every definition of the whole document. */
  readonly all: readonly NamedColor[];
  readonly byName: ReadonlyMap<string, NamedColor>;
  /** Definitions of a selector, with those of the document where it has none of its own. */
  readonly inScope: (scope: string) => readonly NamedColor[];
  /** A value in a scope, as a property of a rule. */
  readonly valueIn: (
    name: string,
    value: Omit<NamedColor, 'resolved' | 'name' | 'definition'> & Pick<Definition, 'locals'>,
    scope: string,
  ) => NamedColor;
  /** The opaque colour that translucent backgrounds lie on. */
  readonly canvas: MeasuredRgb;
}

const PAGE_NAMES =
  /^(?:--|\$)?(?:colors?[-.])?(?:bs-)?(?:background|bg|body-bg|base-100|surface)(?:\.default|-default)?$/;

/** What a theme of some files comes to. */
export const viewOf = (theme: Theme): ThemeView => {
  const lookup = lookupIn(theme);
  const named = (definition: Definition, scope?: string): NamedColor => ({
    name: definition.name,
    value: definition.value,
    notation: definition.notation,
    span: definition.span,
    resolved: resolveValue(definition, theme.scheme, scope === undefined ? lookup : lookupIn(theme, scope), definition),
    definition,
  });
  const all = [...theme.tokens.values()].map((one) => named(one));
  const byName = new Map(all.map((one) => [one.name, one]));
  const page = all.find(({ name, resolved }) => PAGE_NAMES.test(name) && resolved.color)?.resolved.color;
  const canvas = canvasOf(theme.scheme);
  return {
    theme,
    all,
    byName,
    inScope: (scope) => {
      const own = theme.local.get(scope) ?? new Map<string, Definition>();
      return [...all.filter(({ name }) => !own.has(name)), ...[...own.values()].map((one) => named(one, scope))];
    },
    valueIn: (name, value, scope) => ({
      ...value,
      name,
      definition: undefined,
      resolved: resolveValue(value, theme.scheme, lookupIn(theme, scope)),
    }),
    canvas: page ? over(page, canvas) : canvas,
  };
};

/** The name that a colour is an alias of; undefined if it is none. */
export const targetOf = ({ value }: NamedColor, { theme }: ThemeView): string | undefined =>
  aliasOf(value, theme.scheme);

/** Names that are a colour in one of the themes, or are said to be one. */
export const colorNames = (views: readonly ThemeView[], files: readonly TokenFile[]): ReadonlySet<string> =>
  new Set([
    ...views.flatMap(({ all }) => all.filter(({ resolved }) => resolved.color).map(({ name }) => name)),
    ...files.flatMap(({ definitions }) => definitions.filter(({ isColor }) => isColor).map(({ name }) => name)),
  ]);
