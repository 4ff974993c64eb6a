/** Lightness of columns set by hand, by step, in percent; as the link has it: `600:52.5~700:44`. */
export type Columns = ReadonlyMap<string, number>;

const ENTRY = /^(\d{2,3}):(\d{1,3}(?:\.\d)?)$/;

const entryOf = (text: string, steps: readonly string[]): readonly [step: string, percent: number] | undefined => {
  const [, step, l] = ENTRY.exec(text) ?? [];
  return step !== undefined && steps.includes(step) && Number(l) <= 100 ? [step, Number(l)] : undefined;
};

/** Reads those of a link; what cannot be read is left out. */
export const readColumns = (text: string, steps: readonly string[]): Columns =>
  new Map(
    text.split('~').flatMap((part) => {
      const entry = entryOf(part, steps);
      return entry ? [entry] : [];
    }),
  );

/** Parts of a link that cannot be read. */
export const unreadColumns = (text: string, steps: readonly string[]): readonly string[] =>
  text.split('~').filter((part) => part !== '' && entryOf(part, steps) === undefined);

export const writeColumns = (columns: Columns): string =>
  [...columns]
    .sort(([one], [other]) => Number(one) - Number(other))
    .map((entry) => entry.join(':'))
    .join('~');
