import type { z } from 'zod';
import type { JobTools, JobType } from './queue/type.ts';

/** A type of job with all that is said of it: `GET /v1/jobs` shows this, the queue runs it. */
export interface JobDefinition<Id extends string = string> extends JobType {
  readonly id: Id;
  readonly summary: string;
  readonly description: string;
  /** What it accepts. The stored parameters are the caller's own; they are parsed again when the job runs. */
  readonly params: z.ZodType;
  /** Judges parameters before they are queued: why they are refused, or how many steps the job will have. */
  readonly check: (params: unknown) => { readonly refused: z.ZodError } | { readonly total: number };
  /** Parameters that work as they stand. */
  readonly example: Readonly<Record<string, unknown>>;
}

interface Typed<Id extends string, Params extends z.ZodType>
  extends Omit<JobDefinition<Id>, 'run' | 'params' | 'check'> {
  readonly params: Params;
  /** Steps of the progress: items, as far as they can be known before the work. */
  total(params: z.output<Params>): number;
  run(params: z.output<Params>, tools: JobTools): Promise<Record<string, unknown>>;
}

/** A definition whose `run` and `total` get parsed parameters. */
export const defineJob = <Id extends string, Params extends z.ZodType>({
  total,
  ...definition
}: Typed<Id, Params>): JobDefinition<Id> => ({
  ...definition,
  check: (params) => {
    const { success, data, error } = definition.params.safeParse(params);
    return success ? { total: total(data) } : { refused: error };
  },
  run: (params, tools) => definition.run(definition.params.parse(params), tools),
});

/** Does the slices one after the other, telling how far it has come. */
export const inSlices = async (
  total: number,
  size: number,
  { signal, progress }: Pick<JobTools, 'signal' | 'progress'>,
  slice: (from: number, to: number) => Promise<void>,
): Promise<void> => {
  progress(0, total);
  for (let from = 0; from < total; from += size) {
    signal.throwIfAborted();
    const to = Math.min(total, from + size);
    await slice(from, to);
    progress(to, total);
  }
};
