import type { z } from 'zod';
import { type Forms, type ResolvedInput, resolveInput } from '../schemas/with-colors.ts';
import type { JobTools, JobType } from './queue/type.ts';

/** A type of job with all that is said of it: `GET /v1/jobs` shows this, the queue runs it. */
export interface JobDefinition<Id extends string = string> extends JobType {
  readonly id: Id;
  readonly summary: string;
  readonly description: string;
  /** What it accepts. The stored parameters are the caller's own; they are parsed again when the job runs. */
  readonly params: z.ZodType;
  /**
   * Judges parameters before they are queued: why they are refused, or how many steps the job will have and what it costs. Throws a
   * Refusal for what the work would refuse, such as colours that its options refuse.
   */
  readonly check: (
    params: unknown,
  ) => { readonly refused: z.ZodError } | { readonly total: number; readonly credits: number };
  /** Parameters that work as they stand. */
  readonly example: Readonly<Record<string, unknown>>;
}

interface Typed<Id extends string, Params extends z.ZodType, Input>
  extends Omit<JobDefinition<Id>, 'run' | 'params' | 'check'> {
  readonly params: Params;
  /** Steps of the progress: items, as far as they can be known before the work. */
  total(params: Input): number;
  /** Price by the work: `credits` at least, where it is left out always. */
  priceOf?(params: Input): number;
  /** Throws a Refusal for parameters that their schema accepts and the work would refuse. */
  judge?(params: Input): void;
  run(params: Input, tools: JobTools): Promise<Record<string, unknown>>;
}

const define = <Id extends string, Params extends z.ZodType, Input>(
  { total, judge, priceOf, ...definition }: Typed<Id, Params, Input>,
  inputOf: (params: z.output<Params>) => { readonly input: Input; readonly notes: object },
): JobDefinition<Id> => ({
  ...definition,
  check: (params) => {
    const { success, data, error } = definition.params.safeParse(params);
    if (!success) return { refused: error };
    const { input } = inputOf(data);
    judge?.(input);
    return { total: total(input), credits: Math.max(definition.credits, Math.ceil(priceOf?.(input) ?? 0)) };
  },
  run: async (params, tools) => {
    const { input, notes } = inputOf(definition.params.parse(params));
    return { ...(await definition.run(input, tools)), ...notes };
  },
});

/** A definition whose `run` and `total` get parsed parameters. */
export const defineJob = <Id extends string, Params extends z.ZodType>(
  definition: Typed<Id, Params, z.output<Params>>,
): JobDefinition<Id> => define(definition, (input) => ({ input, notes: {} }));

/**
 * The same for parameters with colours, among which are `COLOR_OPTIONS`: `run` gets them in sRGB, and what was done with them is
 * added to its summary.
 */
export const defineColorJob = <Form extends keyof Forms, Id extends string, Params extends z.ZodType<object>>(
  form: Form,
  definition: Typed<Id, Params, ResolvedInput<z.output<Params>, Form>['input']>,
): JobDefinition<Id> => define(definition, (params) => resolveInput(params, { as: form }));

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
