import type { z } from 'zod';
import type { JobTools, JobType } from './queue/type.ts';

/** A type of job with all that is said of it: `GET /v1/jobs` shows this, the queue runs it. */
export interface JobDefinition extends JobType {
  readonly summary: string;
  readonly description: string;
  /** What it accepts. The stored parameters are the caller's own; they are parsed again when the job runs. */
  readonly params: z.ZodType;
  /** Parameters that work as they stand. */
  readonly example: Readonly<Record<string, unknown>>;
}

interface Typed<Params extends z.ZodType> extends Omit<JobDefinition, 'run' | 'params'> {
  readonly params: Params;
  run(params: z.output<Params>, tools: JobTools): Promise<Record<string, unknown>>;
}

/** A definition whose `run` gets parsed parameters. */
export const defineJob = <Params extends z.ZodType>(definition: Typed<Params>): JobDefinition => ({
  ...definition,
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
