import { type Check, type CheckedPair, type CheckOptions, checkTokens, type ReadBeside } from '../check.ts';
import { isMediaTheme } from '../judge/theme.ts';
import type { SourceText } from '../model.ts';
import { type Position, positionsIn } from '../positions.ts';
import { type Candidate, candidatesFor, type Edit } from './candidates.ts';

/** A change that was made. */
export interface Change {
  readonly path: string;
  /** Where it is in the file as it was when the change was made. */
  readonly position: Position;
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

export interface Mended {
  /** The files with their changes. */
  readonly files: readonly SourceText[];
  readonly changes: readonly Change[];
  readonly check: Check;
}

/** Bounds of one call: checks that are made to try changes, and the characters that they read. */
const BOUNDS = { checks: 400, characters: 40_000_000 } as const;

/** Pairs by keys that an edit does not change: their file, names and theme, and how many such pairs are before them. */
const keysIn = ({ pairs }: Check): ReadonlyMap<CheckedPair, readonly string[]> => {
  const counts = new Map<string, number>();
  const inOrder = pairs.toSorted(
    (a, b) => a.text.span.start - b.text.span.start || a.background.span.start - b.background.span.start,
  );
  return new Map(
    inOrder.map((pair) => {
      const { text, background, themes } = pair;
      const keys = themes.map((theme) => {
        const key = [text.span.file, text.name, background.name, theme].join('\n');
        const before = counts.get(key) ?? 0;
        counts.set(key, before + 1);
        return `${key}\n${before}`;
      });
      return [pair, keys];
    }),
  );
};

type Keys = ReturnType<typeof keysIn>;

const failingIn = (check: Check, keys: Keys): Set<string> =>
  new Set(check.pairs.filter(({ passes }) => !passes).flatMap((pair) => keys.get(pair)!));

const edited = (sources: readonly SourceText[], { file, start, end, text: part }: Edit): SourceText[] =>
  sources.map((source, i) =>
    i === file ? { ...source, text: source.text.slice(0, start) + part + source.text.slice(end) } : source,
  );

/** Pairs in their themes; a theme that two origins have in the same way after a change is one. */
const countOf = ({ pairs }: Check): number =>
  pairs.reduce((sum, { themes }) => sum + themes.filter((theme) => !isMediaTheme(theme)).length, 0);

/** Whether a change does what it is for, and nothing got worse in any theme. */
const isBetter = (before: Check, keys: Keys, after: Check, pair: CheckedPair): boolean => {
  const [was, is] = [failingIn(before, keys), failingIn(after, keysIn(after))];
  return (
    keys.get(pair)!.every((key) => !is.has(key)) &&
    [...is].every((key) => was.has(key)) &&
    countOf(after) >= countOf(before) - pair.themes.length &&
    after.faults.length <= before.faults.length &&
    after.confusions.length <= before.confusions.length
  );
};

/**
 * Gives the pairs that fail their contrast, each by the smallest change that a new check proves: the pair passes, and no
 * other pair, alias or set of colours becomes worse in any theme. Colours keep their notation; an alias takes another colour of
 * its palette where one has the contrast. What nothing mends stays as it is.
 */
export const mendTokens = async (
  given: readonly SourceText[],
  options: CheckOptions,
  readBeside?: ReadBeside,
): Promise<Mended> => {
  let sources = given;
  let check = await checkTokens(sources, options, readBeside);
  let keys = keysIn(check);
  const changes: Change[] = [];
  const left = new Set<string>();
  const size = Math.max(
    1,
    given.reduce((sum, { text }) => sum + text.length, 0),
  );
  let tries = Math.min(BOUNDS.checks, Math.ceil(BOUNDS.characters / size));

  const mendOne = async (pair: CheckedPair): Promise<boolean> => {
    if (tries <= 0) return false;
    const texts = check.files.map(({ text }) => text);
    const candidates: Candidate[] = candidatesFor(pair, texts).filter(({ edit }) => edit.file < sources.length);
    for (const { edit, copy, name } of candidates) {
      if (tries <= 0) return false;
      tries -= 1;
      // From the last to the first: what is before a change stays where it is.
      const edits = [edit, ...(copy ? [copy] : [])].toSorted((a, b) => b.start - a.start);
      const next = edits.reduce(edited, sources);
      const after = await checkTokens(next, options, readBeside);
      if (!isBetter(check, keys, after, pair)) continue;
      for (const { file, start, end, text: part } of edits.toReversed()) {
        const { path, text } = sources[file]!;
        changes.push({ path, name, before: text.slice(start, end), after: part, position: positionsIn(text)(start) });
      }
      [sources, check, keys] = [next, after, keysIn(after)];
      return true;
    }
    return false;
  };

  for (;;) {
    const pair = check.pairs.find((one) => !one.passes && !keys.get(one)!.some((key) => left.has(key)));
    if (!pair) return { files: sources, changes, check };
    if (!(await mendOne(pair))) for (const key of keys.get(pair)!) left.add(key);
  }
};
