import type { z } from 'zod';
import type { GraphqlInput } from '../wire/graphql.ts';
import type { Context } from './context.ts';

export type GraphqlQuestion = z.output<typeof GraphqlInput> & {
  /** Refuse mutations, as a GET must. */
  readonly onlyQueries?: boolean;
};

export interface GraphqlAnswer {
  readonly body: { data?: unknown; errors?: unknown[] };
  /** Whether the document was run; false where it was refused as a whole. */
  readonly ran: boolean;
  /** Calls that it made; each was admitted and charged on its own. */
  readonly calls: number;
  /** A mutation came by GET. */
  readonly needsPost: boolean;
}

/** Runs documents. Schema and libraries are loaded when they are first needed. */
export interface Graphql {
  run(question: GraphqlQuestion, context: Context): Promise<GraphqlAnswer>;
  /** The schema in its own language. */
  sdl(): Promise<string>;
}
