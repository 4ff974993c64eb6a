import { brokenAliases } from './judge/aliases.ts';
import { type Confusion, confusionsIn, setsIn } from './judge/confusions.ts';
import { faultOf, type Measured, measure } from './judge/contrast.ts';
import { clustersOf } from './judge/duplicates.ts';
import { LEVELS, type LevelName, type PairsFile } from './judge/named-pairs.ts';
import { calledIn, distinctIn, pairsOf } from './judge/pairs.ts';
import { themesOf } from './judge/theme.ts';
import { unusedIn } from './judge/unused.ts';
import { colorNames, type NamedColor, type ThemeView, viewOf } from './judge/view.ts';
import type { Definition, Fault, SourceText, TokenFile } from './model.ts';
import { readTokenFile } from './read/read-file.ts';
import type { Beside } from './read/resolver.ts';

export interface CheckOptions {
  readonly level: LevelName;
  /** Colours that are closer are duplicates (CIEDE2000); 0 for the same colours alone. */
  readonly difference: number;
  /** Colours that are closer under a model of vision become indistinguishable (CIEDE2000). */
  readonly threshold: number;
  readonly pairs: PairsFile;
}

/** Text on a background, in the themes in which it is the same. */
export interface CheckedPair {
  readonly text: NamedColor;
  readonly background: NamedColor;
  readonly themes: string[];
  readonly required: number;
  /** Undefined where one of the colours is not known. */
  readonly measured: Measured | undefined;
  readonly fault: Fault | undefined;
  readonly passes: boolean;
  /** The first of the themes. */
  readonly view: ThemeView;
}

/** Colours of a set that are confused, in the themes in which they are. */
export interface CheckedConfusion extends Confusion<ConfusedColor> {
  readonly themes: string[];
}

type ConfusedColor = NamedColor & { readonly color: NonNullable<NamedColor['resolved']['color']>['color'] };

export interface CheckedDuplicates {
  readonly items: readonly NamedColor[];
  readonly difference: number;
  readonly themes: string[];
}

/** A token whose value refers to nothing, to itself, or is not the colour that it has to be. */
export interface CheckedFault {
  readonly color: NamedColor;
  readonly fault: Fault;
}

/** A file that was read, or why it was not. */
export interface CheckedFile extends SourceText {
  readonly why: string | undefined;
  /** Named by another file, and not given. */
  readonly isBeside: boolean;
}

export interface Check {
  readonly options: CheckOptions;
  readonly files: readonly CheckedFile[];
  readonly themes: readonly { readonly name: string; readonly colors: number }[];
  /** Names of themes that were not checked, because the files have too many. */
  readonly omittedThemes: readonly string[];
  readonly pairs: readonly CheckedPair[];
  readonly confusions: readonly CheckedConfusion[];
  readonly duplicates: readonly CheckedDuplicates[];
  readonly unused: readonly Definition[];
  readonly faults: readonly CheckedFault[];
  /** Names of the pairs file that no file defines. */
  readonly unknownNames: readonly string[];
  /** Files that a resolver names and that are not there. */
  readonly missingFiles: readonly string[];
}

const placeOf = ({ span: { file, start } }: NamedColor): string => `${file}:${start}`;

const writtenAt = (color: NamedColor): string => {
  const span = color.resolved.literal?.span;
  return span ? `${span.file}:${span.start}` : placeOf(color);
};

/** Joins what is the same in several themes. */
const byThemes = <Item extends { readonly themes: string[] }>(
  items: readonly Item[],
  idOf: (item: Item) => string,
): Item[] => {
  const known = new Map<string, Item>();
  for (const item of items) {
    const before = known.get(idOf(item));
    if (before) before.themes.push(...item.themes.filter((theme) => !before.themes.includes(theme)));
    else known.set(idOf(item), item);
  }
  return [...known.values()];
};

const pairsIn = (
  view: ThemeView,
  files: readonly TokenFile[],
  colors: ReadonlySet<string>,
  options: CheckOptions,
): CheckedPair[] =>
  pairsOf(view, { rules: files.flatMap(({ rules }) => rules), named: options.pairs.pairs, colors }).map(
    ({ text, background, ratio }) => {
      const required = ratio ?? LEVELS[options.level];
      const [above, below] = [text.resolved.color, background.resolved.color];
      const measured = above && below ? measure(above, below, view.canvas) : undefined;
      return {
        text,
        background,
        themes: [view.theme.name],
        required,
        measured,
        fault: faultOf(text.resolved, background.resolved),
        passes: measured !== undefined && measured.exact >= required,
        view,
      };
    },
  );

const confusionsOf = (view: ThemeView, { threshold, pairs }: CheckOptions): CheckedConfusion[] => {
  const colored = view.all.flatMap((one): ConfusedColor[] =>
    one.resolved.color ? [{ ...one, color: one.resolved.color.color }] : [],
  );
  // Names of the same colours, as `--color-x: var(--x)`, are compared once, under the name that the value is written out by.
  const byLength = colored.toSorted((a, b) => a.resolved.trail.length - b.resolved.trail.length);
  const byDefinition = new Map(byLength.map((one) => [one.definition!, one]));
  const sets = [
    ...setsIn([...byDefinition.keys()].filter(({ value }) => value !== '')).map((set) =>
      set.map((one) => byDefinition.get(one)!),
    ),
    ...pairs.distinct.map((names) =>
      distinctIn(view, names).flatMap(({ definition }) => byDefinition.get(definition!) ?? []),
    ),
  ];
  return sets.flatMap((set) => confusionsIn(set, threshold).map((one) => ({ ...one, themes: [view.theme.name] })));
};

/** Colours that a theme writes out itself, in the order of their files. */
const writtenIn = ({ all }: ThemeView): NamedColor[] =>
  all.filter(({ resolved: { color, literal, trail } }) => color && literal && trail.length === 0);

const duplicatesIn = (view: ThemeView, difference: number): CheckedDuplicates[] =>
  clustersOf(
    writtenIn(view).map((one) => ({ one, color: one.resolved.color! })),
    difference,
  ).map(({ items, difference: most }) => ({
    items: items.map(({ one }) => one),
    difference: most,
    themes: [view.theme.name],
  }));

/** Whether a fault concerns a colour of these files. */
const counts = ({ name, definition, resolved: { fault } }: NamedColor, colors: ReadonlySet<string>): boolean => {
  if (!fault) return false;
  if (fault.kind === 'unreadable') return definition!.isColor;
  return fault.kind === 'circular' || definition!.notation === 'dtcg' || definition!.isColor || colors.has(name);
};

/** Faults of tokens, each place once, and aliases in other values that lead nowhere. */
const faultsIn = (
  views: readonly ThemeView[],
  files: readonly TokenFile[],
  colors: ReadonlySet<string>,
): CheckedFault[] => {
  const faulty = views.flatMap(({ all }) => all.filter((one) => counts(one, colors)));
  const byPlace = new Map(faulty.map((color) => [placeOf(color), color]));
  const places = new Set(byPlace.keys());
  for (const color of brokenAliases(files))
    if (!places.has(placeOf(color))) byPlace.set(`${placeOf(color)} ${color.resolved.fault!.what}`, color);
  return [...byPlace.values()].map((color) => ({ color, fault: color.resolved.fault! }));
};

/** Checks files that were read. */
const judge = (files: readonly TokenFile[], options: CheckOptions): Omit<Check, 'options' | 'files'> => {
  const { themes, omitted } = themesOf(files);
  const views = themes.map(viewOf);
  const colors = colorNames(views, files);
  const written = views.flatMap(writtenIn).flatMap(({ definition }) => definition ?? []);
  const references = files.flatMap((file) => file.references);
  const taken = new Set([
    ...references,
    ...views.flatMap(({ all }) => all.flatMap(({ resolved }) => resolved.trail.map(({ name }) => name))),
  ]);
  const pairs = byThemes(
    views.flatMap((view) => pairsIn(view, files, colors, options)),
    (pair) =>
      [
        placeOf(pair.text),
        pair.text.name,
        placeOf(pair.background),
        pair.measured?.text,
        pair.measured?.background,
      ].join(' '),
  );
  const isWhole = 2 * written.filter(({ name }) => references.includes(name)).length > written.length;
  const inPairs = new Set(pairs.flatMap(({ text, background }) => [text.name, background.name]));
  return {
    themes: views.map(({ theme, all }) => ({
      name: theme.name,
      colors: all.filter(({ resolved }) => resolved.color).length,
    })),
    omittedThemes: omitted,
    pairs,
    confusions: byThemes(
      views.flatMap((view) => confusionsOf(view, options)),
      ({ a, b, before }) => [...[a, b].map(writtenAt).sort(), before].join(' '),
    ),
    duplicates: byThemes(
      views.flatMap((view) => duplicatesIn(view, options.difference)),
      ({ items }) => items.map(placeOf).join(' '),
    ),
    unused: unusedIn(written, taken, inPairs, isWhole),
    faults: faultsIn(views, files, colors),
    unknownNames: calledIn(views, [
      ...options.pairs.pairs.flatMap(({ text, background }) => [text, background]),
      ...options.pairs.distinct.flat(),
    ]),
    missingFiles: references.filter((name) => name.startsWith('file:')).map((name) => name.slice(5)),
  };
};

/** Reads a file beside one that names it; undefined where it may not be read or is not there. */
export type ReadBeside = (path: string) => Promise<string | undefined>;

/**
 * Checks the colours of token files and style sheets in every theme that they have: contrast of what is text on what is its
 * background, colours of a set that become indistinguishable under ten models of colour vision, duplicates, unused colours,
 * and aliases that lead nowhere. Never throws for what files contain.
 */
export const checkTokens = async (
  sources: readonly SourceText[],
  options: CheckOptions,
  readBeside: ReadBeside = async () => undefined,
): Promise<Check> => {
  const files: CheckedFile[] = sources.map((source) => ({ ...source, why: undefined, isBeside: false }));
  const beside: Beside = async (path) => {
    const known = files.findIndex((file) => file.path === path);
    if (known >= 0) return { file: known, text: files[known]!.text };
    const text = await readBeside(path);
    if (text === undefined) return undefined;
    files.push({ path, text, why: undefined, isBeside: true });
    return { file: files.length - 1, text };
  };
  const read: TokenFile[] = [];
  for (const [i, source] of sources.entries()) {
    const reading = await readTokenFile(source, i, beside);
    if (reading.why === undefined) read.push(reading.tokens);
    else files[i] = { ...source, why: reading.why, isBeside: false };
  }
  return { options, files, ...judge(read, options) };
};
