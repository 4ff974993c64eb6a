import type { RuleColor } from '../model.ts';
import type { NamedPair } from './named-pairs.ts';
import { rolePairs } from './roles.ts';
import { isIn } from './theme.ts';
import { type NamedColor, type ThemeView, targetOf } from './view.ts';

/** Text on a background in one theme. */
export interface ThemePair {
  readonly text: NamedColor;
  readonly background: NamedColor;
  /** Ratio that it has to reach; undefined for that of the level. */
  readonly ratio: number | undefined;
}

type Pair = Omit<ThemePair, 'ratio'>;

/** The kinds of names: what is a role among custom properties is none for variables of SCSS. */
const KINDS = [/^--/, /^\$/, /^(?!--|\$)/];

/** Pairs by their names among some colours. */
const byRoles = (colors: readonly NamedColor[]): Pair[] => {
  const named = new Map(colors.flatMap((one) => (one.definition ? [[one.definition, one] as const] : [])));
  return KINDS.flatMap((kind) => rolePairs([...named.keys()].filter(({ name }) => kind.test(name)))).map(
    ({ text, background }) => ({ text: named.get(text)!, background: named.get(background)! }),
  );
};

const idOf = (text: string, background: string): string => `${text}\n${background}`;

/** Without pairs that are other names of a pair: those of `--color-x: var(--x)`, as Tailwind has them. */
const withoutAliases = (pairs: readonly Pair[], view: ThemeView): Pair[] => {
  const ids = new Set(pairs.map(({ text, background }) => idOf(text.name, background.name)));
  return pairs.filter(({ text, background }) => {
    const [a, b] = [targetOf(text, view), targetOf(background, view)];
    return a === undefined || b === undefined || !ids.has(idOf(a, b));
  });
};

const isVisible = ({ resolved }: NamedColor): boolean => (resolved.color?.alpha ?? 0) > 0;
/** What a translucent background of a rule lies on is not known. */
const isOpaque = ({ resolved }: NamedColor): boolean => (resolved.color?.alpha ?? 0) >= 1;
/** A line has no text. */
const isLine = ({ selector }: RuleColor): boolean => /(?:^|[\s>+~])hr(?![\w-])[^\s>+~]*$/i.test(selector);

/** Backgrounds and text colours that one rule sets. */
const byRules = (rules: readonly RuleColor[], view: ThemeView): Pair[] => {
  const blocks = new Map<string, Partial<Record<RuleColor['property'], RuleColor>>>();
  for (const rule of rules) {
    if (!isIn(view.theme, rule.tags)) continue;
    const id = `${rule.span.file} ${rule.rule} ${rule.selector}`;
    blocks.set(id, { ...blocks.get(id), [rule.property]: rule });
  }
  return [...blocks.values()].flatMap(({ color, background }) => {
    if (!color || !background) return [];
    const [text, below] = [color, background].map((one) =>
      view.valueIn(`${one.selector} { ${one.property} }`, one, one.selector),
    );
    return isVisible(text!) && isOpaque(below!) && !isLine(color) ? [{ text: text!, background: below! }] : [];
  });
};

const nearName = (name: string): string => name.replace(/^(?:--|\$)/, '').replaceAll('.', '-');

/** The colour that a file of pairs calls by a name, `--` and `$` left out or not. */
const called = ({ all, byName }: ThemeView, name: string): NamedColor | undefined =>
  byName.get(name) ?? all.find((one) => nearName(one.name) === nearName(name));

/** Colours by the names that a file of pairs has for them, and names that nothing defines. */
export const calledIn = (views: readonly ThemeView[], names: readonly string[]): string[] =>
  names.filter((name) => !views.some((view) => called(view, name)));

export const distinctIn = (view: ThemeView, names: readonly string[]): NamedColor[] =>
  names.flatMap((name) => called(view, name) ?? []);

/** What pairs are made of. */
export interface PairSources {
  readonly rules: readonly RuleColor[];
  readonly named: readonly NamedPair[];
  /** Names of colours: what has none of them and no colour is for something else. */
  readonly colors: ReadonlySet<string>;
}

/** The pairs of a theme: those that are named, those of roles, and those of rules. */
export const pairsOf = (view: ThemeView, { rules, named, colors }: PairSources): ThemePair[] => {
  const isColor = ({ name, resolved, definition }: NamedColor): boolean =>
    resolved.color !== undefined ||
    (resolved.fault?.kind !== 'unreadable' && colors.has(name)) ||
    definition?.isColor === true;
  const given = named.flatMap(({ text, background, ratio }) => {
    const [above, below] = [called(view, text), called(view, background)];
    return above && below ? [{ text: above, background: below, ratio }] : [];
  });
  const taken = new Set(given.map(({ text, background }) => idOf(text.name, background.name)));
  const whole = withoutAliases(byRoles(view.all.filter(isColor)), view);
  const local = [...view.theme.local.keys()].flatMap((scope) =>
    byRoles(view.inScope(scope).filter(isColor)).filter(({ text, background }) =>
      [text, background].every(({ definition }) => definition?.scope === scope),
    ),
  );
  const found = [...whole, ...local, ...byRules(rules, view)];
  return [
    ...given,
    ...found
      .filter(({ text, background }) => !taken.has(idOf(text.name, background.name)))
      .map((pair) => ({ ...pair, ratio: undefined })),
  ];
};
