import { z } from 'zod';
import { fields } from '../wire/fields.ts';
import type { Context } from './context.ts';

const MOST_CHARACTERS = 100_000;
const Free = z.record(z.string(), z.unknown());

/** A GraphQL request, by POST or GET. */
export const GraphqlInput = fields({
  query: z.string().min(1).max(MOST_CHARACTERS).describe('The GraphQL document'),
  variables: Free.nullish().describe('Values of its variables'),
  operationName: z.string().nullish().describe('Which operation of the document to run, where it has several'),
  extensions: Free.nullish().describe('Accepted for the sake of clients; nothing is read from it'),
});

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

/** Runs documents. Schema and libraries are loaded when the first one comes. */
export type Graphql = (question: GraphqlQuestion, context: Context) => Promise<GraphqlAnswer>;
