import type { StageInput } from '../../../model/stage.ts';
import { attributeColors } from './attributes.ts';
import { type Hex, toCssHex } from './color/convert.ts';
import type { ColorValue } from './color/read.ts';
import { extract, type Found, readColorText } from './extract.ts';
import { BUCKETS, type Bucket, holdsColors } from './properties.ts';
import { isDark, type PlacedDeclaration, type ReadSheet, readSheets } from './sheets.ts';
import { type Definition, expand } from './variables.ts';

interface Source {
  readonly sheet: string;
  readonly line: number;
  readonly selector: string;
  readonly media: string | null;
}

export interface ColorEntry {
  /** `#rrggbb` or `#rrggbbaa`. */
  readonly hex: string;
  readonly alpha: number;
  /** As written, at most five spellings. */
  readonly declared: string[];
  uses: number;
  /** At most five places. */
  readonly sources: Source[];
  /** `dark`, `derived`, `out-of-srgb`. */
  readonly flags: string[];
}

interface Variable {
  readonly name: string;
  readonly values: readonly string[];
  readonly used: boolean;
  readonly line: number;
  readonly sheet: string;
}

export interface Fault extends Source {
  readonly property: string;
  readonly value: string;
}

export interface Palette {
  readonly colors: Readonly<Record<Bucket, readonly ColorEntry[]>>;
  readonly variables: readonly Variable[];
  readonly symbolic: {
    currentColor: number;
    transparent: number;
    system: { name: string; bucket: Bucket; uses: number }[];
    unresolved: number;
  };
  readonly sheets: readonly ReadSheet[];
  readonly invalid: readonly Fault[];
  readonly missing: readonly Fault[];
  /** Colour declarations: all, those by variables, those marked important, and how often each notation stands. */
  readonly counts: { declared: number; byVariable: number; important: number; notations: Record<string, number> };
  readonly preferences: { readonly dark: boolean; readonly forced: boolean };
}

const KEPT = 5;
const MOST_ENTRIES = 2000;
const MOST_FAULTS = 200;

const createStore = () => {
  // The same value is met again and again: sheets repeat themselves.
  const hexes = new WeakMap<ColorValue, Hex>();
  const hexOf = (value: ColorValue & { kind: 'color' }): Hex => {
    const known = hexes.get(value) ?? toCssHex(value.color);
    hexes.set(value, known);
    return known;
  };
  const entries = new Map<string, { bucket: Bucket; entry: ColorEntry }>();
  const symbolic: Palette['symbolic'] = { currentColor: 0, transparent: 0, system: [], unresolved: 0 };
  const counts: Palette['counts'] = { declared: 0, byVariable: 0, important: 0, notations: {} };

  const addSymbol = (bucket: Bucket, name: string): void => {
    if (name === 'currentColor' || name === 'transparent') {
      symbolic[name] += 1;
      return;
    }
    const known = symbolic.system.find((one) => one.name === name && one.bucket === bucket);
    if (known) known.uses += 1;
    else symbolic.system.push({ name, bucket, uses: 1 });
  };

  const addColor = (
    bucket: Bucket,
    value: ColorValue & { kind: 'color' },
    declared: string,
    source: Source,
    dark: boolean,
  ): void => {
    const { hex, alpha, outside } = hexOf(value);
    const key = `${bucket} ${hex}`;
    let known = entries.get(key);
    if (!known) {
      if (entries.size >= MOST_ENTRIES) return;
      known = {
        bucket,
        entry: { hex, alpha: Math.round(alpha * 1000) / 1000, declared: [], uses: 0, sources: [], flags: [] },
      };
      entries.set(key, known);
    }
    const { entry } = known;
    entry.uses += 1;
    if (entry.declared.length < KEPT && !entry.declared.includes(declared)) entry.declared.push(declared);
    if (entry.sources.length < KEPT) entry.sources.push(source);
    for (const [flag, set] of [
      ['dark', dark],
      ['derived', value.derived],
      ['out-of-srgb', outside],
    ] as const)
      if (set && !entry.flags.includes(flag)) entry.flags.push(flag);
  };

  return {
    symbolic,
    counts,
    add(bucket: Bucket, value: ColorValue, declared: string, source: Source, dark: boolean): void {
      if (value.kind === 'symbol') addSymbol(bucket, value.name);
      else if (value.kind === 'color') addColor(bucket, value, declared, source, dark);
      else symbolic.unresolved += 1;
    },
    note(notation: string): void {
      counts.notations[notation] = (counts.notations[notation] ?? 0) + 1;
    },
    colors(): Palette['colors'] {
      const of = (bucket: Bucket) =>
        [...entries.values()].filter((one) => one.bucket === bucket).map(({ entry }) => entry);
      return Object.fromEntries(BUCKETS.map((bucket) => [bucket, of(bucket)])) as Record<Bucket, ColorEntry[]>;
    },
  };
};

const sourceOf = ({ sheet, line, selector, conditions }: PlacedDeclaration): Source => ({
  sheet,
  line,
  selector,
  media: conditions.join(' ').slice(0, 200) || null,
});

const isCustom = ({ property }: PlacedDeclaration): boolean => property.startsWith('--');

interface Defined {
  readonly values: Definition[];
  /** The first of them. */
  readonly first: PlacedDeclaration;
}

/** Every definition of every custom property; `@property` counts by its initial value. */
const definitionsIn = (declarations: readonly PlacedDeclaration[]): Map<string, Defined> => {
  const definitions = new Map<string, Defined>();
  for (const one of declarations) {
    const registered = one.context === 'property' && one.property === 'initial-value';
    if (!registered && !isCustom(one)) continue;
    const name = registered ? one.selector : one.property;
    const known = definitions.get(name) ?? { values: [], first: one };
    definitions.set(name, known);
    if (known.values.length < 50) known.values.push({ value: one.value, dark: isDark(one.conditions) });
  }
  return definitions;
};

/** Variables that some property reads, directly or through others. */
const usedNames = (
  declarations: readonly PlacedDeclaration[],
  definitions: ReadonlyMap<string, readonly Definition[]>,
): Set<string> => {
  const namesIn = (value: string) => [...value.matchAll(/var\(\s*(--[^\s,)]+)/gi)].map((match) => match[1]!);
  const used = new Set<string>();
  const waiting: string[] = [];
  for (const one of declarations) if (one.value.includes('var(') && !isCustom(one)) waiting.push(...namesIn(one.value));
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (used.has(name)) continue;
    used.add(name);
    for (const { value } of definitions.get(name) ?? []) waiting.push(...namesIn(value));
  }
  return used;
};

/** The colours in the value of a variable that is never used: the whole value, or what can be nothing else. */
const inVariable = (value: string): readonly Found[] =>
  readColorText(value)
    ? extract('color', value).found
    : extract('box-shadow', value).found.filter(({ notation }) => notation !== 'named');

/** Reads all declared colours of a page. */
export const collect = (input: StageInput): Palette => {
  const { declarations, conditions, sheets } = readSheets(input);
  const defined = definitionsIn(declarations);
  const definitions = new Map([...defined].map(([name, { values }]) => [name, values] as const));
  const used = usedNames(declarations, definitions);
  const store = createStore();
  const { counts } = store;
  const invalid: Fault[] = [];
  const missing: Fault[] = [];
  const cache = new Map<string, ReturnType<typeof extract>>();
  const cached = (property: string, text: string) => {
    const key = `${property}\n${text}`;
    const known = cache.get(key) ?? extract(property, text);
    if (cache.size < 20_000) cache.set(key, known);
    return known;
  };

  for (const one of declarations) {
    const { property, value } = one;
    if (isCustom(one) || one.context === 'property' || !holdsColors(property)) continue;
    const source = sourceOf(one);
    const byVariable = /var\(/i.test(value);
    const { expansions, missing: names } = byVariable
      ? expand(value, definitions)
      : { expansions: [{ text: value, dark: false }], missing: new Set<string>() };
    for (const name of names) if (missing.length < MOST_FAULTS) missing.push({ ...source, property, value: name });
    let any = false;
    for (const { text, dark } of expansions) {
      const { found, invalid: wrong } = cached(property, text);
      for (const item of found) {
        any = true;
        store.add(item.bucket, item.value, item.declared, source, dark || item.dark || isDark(one.conditions));
        if (!byVariable) store.note(item.notation);
      }
      if (!byVariable)
        for (const text of wrong) if (invalid.length < MOST_FAULTS) invalid.push({ ...source, property, value: text });
    }
    if (!any) continue;
    counts.declared += 1;
    if (byVariable) counts.byVariable += 1;
    if (one.important) counts.important += 1;
  }

  for (const one of declarations.filter((each) => isCustom(each) && !used.has(each.property)))
    for (const item of inVariable(one.value))
      store.add('customProperty', item.value, item.declared, sourceOf(one), item.dark || isDark(one.conditions));

  for (const { element, bucket, property, value, declared } of attributeColors(input.page)) {
    const found = readColorText(value);
    const source = { sheet: `${element.name} ${property}`, line: element.line, selector: element.name, media: null };
    if (found) store.add(bucket, found, declared, source, false);
    else if (bucket === 'meta') invalid.push({ ...source, property, value: declared });
  }

  const variables = [...defined].slice(0, 500).map(
    ([name, { values, first }]): Variable => ({
      name,
      values: [...new Set(values.map(({ value }) => value.slice(0, 200)))].slice(0, 10),
      used: used.has(name),
      line: first.line,
      sheet: first.sheet,
    }),
  );
  const dark =
    [...conditions].some((condition) => isDark([condition])) ||
    declarations.some(({ property, value }) => property === 'color-scheme' && /\bdark\b/.test(value));
  const forced = [...conditions].some((condition) => /forced-colors|prefers-contrast/i.test(condition));
  return {
    colors: store.colors(),
    variables,
    symbolic: store.symbolic,
    sheets,
    invalid,
    missing,
    counts,
    preferences: { dark, forced: forced || declarations.some(({ property }) => property === 'forced-color-adjust') },
  };
};
