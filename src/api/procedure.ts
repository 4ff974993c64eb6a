import type { AnyProcedure, TRPCError } from '@trpc/server';
import { z } from 'zod';

export interface StepResult {
  readonly ok: boolean;
  readonly data?: unknown;
  readonly error?: TRPCError;
}

/** What one layer of a procedure hands to the next. */
export interface Step {
  readonly ctx: unknown;
  readonly input: unknown;
  readonly getRawInput: () => Promise<unknown>;
}

export interface MiddlewareOptions extends Step {
  readonly next: (change?: Partial<Step>) => Promise<StepResult>;
  readonly [other: string]: unknown;
}

export type Middleware = ((options: MiddlewareOptions) => Promise<StepResult>) & {
  readonly _type?: 'input' | 'output';
};

/** What tRPC keeps of a procedure besides its types. */
export interface ProcedureDefinition {
  readonly type: 'query' | 'mutation' | 'subscription';
  readonly meta: unknown;
  readonly middlewares: readonly Middleware[];
  readonly inputs: readonly z.ZodType[];
  readonly output?: z.ZodType;
}

/** The schema of the answer to one colour, of an operation that takes lists too; else of its answer. */
export const singleOutputOf = ({ output }: ProcedureDefinition): z.ZodType | undefined =>
  (output && (z.globalRegistry.get(output) as { readonly single?: z.ZodType } | undefined)?.single) ?? output;

/** Reads what tRPC's types do not show: the contract tests run every procedure on it, so an upgrade that moves it fails there. */
export const definitionOf = (procedure: AnyProcedure): ProcedureDefinition =>
  procedure._def as unknown as ProcedureDefinition;
