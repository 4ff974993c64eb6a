/** Lightness of columns set by hand, by step, in percent; as the link has it: `600:52.5~700:44`. */
export type Columns = ReadonlyMap<string, number>;

const ENTRY = /^(\d{2,3}):(\d{1,3}(?:\.\d)?)$/;

/** Reads those of a link; what cannot be read is left out. */
export const readColumns = (text: string, steps: readonly string[]): Columns =>
  new Map(
    text.split('~').flatMap((entry) => {
      const [, step, l] = ENTRY.exec(entry) ?? [];
      return step !== undefined && steps.includes(step) && Number(l) <= 100 ? [[step, Number(l)] as const] : [];
    }),
  );

export const writeColumns = (columns: Columns): string =>
  [...columns]
    .sort(([one], [other]) => Number(one) - Number(other))
    .map((entry) => entry.join(':'))
    .join('~');
