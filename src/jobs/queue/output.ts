import type { JobLease } from '../../../db/repositories/jobs.ts';

const PART_CHARACTERS = 256 * 1024;
/** A result beyond this is refused: it would be kept for days. */
const MOST_CHARACTERS = 256 * 1024 * 1024;

/** Gathers the items of a running job and stores them in parts as they come. */
export const createOutput = (hold: JobLease, store: (hold: JobLease, part: number, lines: string) => Promise<void>) => {
  let open = '';
  let part = 0;
  let count = 0;
  let size = 0;
  const flush = async (): Promise<void> => {
    if (open === '') return;
    const lines = open;
    open = '';
    await store(hold, part++, lines);
  };
  return {
    async emit(items: readonly object[]): Promise<void> {
      for (const item of items) {
        open += `${JSON.stringify(item)}\n`;
        count += 1;
        if (open.length >= PART_CHARACTERS) {
          size += open.length;
          if (size > MOST_CHARACTERS) throw new RangeError('the result of the job is larger than can be stored');
          await flush();
        }
      }
    },
    async finish(): Promise<{ itemCount: number; itemBytes: number }> {
      size += open.length;
      await flush();
      return { itemCount: count, itemBytes: size };
    },
  };
};
