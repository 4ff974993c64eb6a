import type { Check, CheckedPair } from './check.ts';
import { LEVELS } from './judge/named-pairs.ts';
import type { NamedColor } from './judge/view.ts';
import type { Definition, Fault, Span } from './model.ts';
import { positionsIn } from './positions.ts';

/** Where a colour is written, and what it is. */
export interface ReportedColor {
  readonly name: string;
  readonly path: string;
  readonly line: number;
  readonly column: number;
  readonly end_line: number;
  readonly end_column: number;
  /** `#rrggbb`, without its alpha; null if it is not known. */
  readonly hex: string | null;
}

/** What is wrong with an alias or a value, in a sentence. */
const faultText = ({ kind, what }: Fault): string => {
  if (kind === 'missing') return `${what} is not defined`;
  return kind === 'circular' ? `refers to itself: ${what}` : what;
};

const round = (value: number): number => Math.round(value * 100) / 100;

const pairFields = ({ measured, fault, required, passes, themes }: CheckedPair) => ({
  themes,
  ratio: measured?.ratio ?? null,
  required,
  level: measured?.level ?? null,
  apca: measured?.apca ?? null,
  passes,
  ...(fault ? { why: faultText(fault) } : {}),
});

/** The report of a check: every colour with its file, line and column (in UTF-16 code units, from 1). */
export const reportOf = (check: Check) => {
  const finders = check.files.map(({ text }) => positionsIn(text));
  const placed = (name: string, { file, start, end }: Span, hex: string | null): ReportedColor => {
    const [from, to] = [finders[file]!(start), finders[file]!(end)];
    return {
      name,
      path: check.files[file]!.path,
      ...from,
      end_line: to.line,
      end_column: to.column,
      hex,
    };
  };
  const colorOf = ({ name, span, resolved }: NamedColor) => placed(name, span, resolved.color?.hex ?? null);
  const definitionOf = ({ name, span }: Definition) => placed(name, span, null);
  const failing = check.pairs.filter(({ passes }) => !passes);
  const pairs = check.pairs.map((pair) => ({
    text: { ...colorOf(pair.text), ...(pair.measured ? { hex: pair.measured.text } : {}) },
    background: { ...colorOf(pair.background), ...(pair.measured ? { hex: pair.measured.background } : {}) },
    ...pairFields(pair),
  }));
  return {
    level: check.options.level,
    required_ratio: LEVELS[check.options.level],
    difference: check.options.difference,
    threshold: check.options.threshold,
    files: check.files.map(({ path, why }) => ({ path, ...(why === undefined ? {} : { why }) })),
    themes: check.themes.map(({ name, colors }) => ({
      name,
      colors,
      pairs: check.pairs.filter(({ themes }) => themes.includes(name)).length,
      failing: failing.filter(({ themes }) => themes.includes(name)).length,
    })),
    omitted_themes: check.omittedThemes,
    summary: {
      pairs: pairs.length,
      failing: failing.length,
      aliases: check.faults.length,
      confusions: check.confusions.length,
      duplicates: check.duplicates.length,
      unused: check.unused.length,
    },
    pairs,
    aliases: check.faults.map(({ color, fault }) => ({ ...colorOf(color), kind: fault.kind, why: faultText(fault) })),
    confusions: check.confusions.map(({ a, b, before, seen, themes }) => ({
      a: colorOf(a),
      b: colorOf(b),
      themes,
      difference: round(before),
      models: seen.map(({ model, difference }) => ({ model, difference })),
    })),
    duplicates: check.duplicates.map(({ items, difference, themes }) => ({
      colors: items.map(colorOf),
      difference,
      themes,
    })),
    unused: check.unused.map(definitionOf),
    unknown_names: check.unknownNames,
    missing_files: check.missingFiles,
  };
};

export type CheckReport = ReturnType<typeof reportOf>;
