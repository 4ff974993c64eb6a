import { z } from 'zod';
import { object } from './described.ts';
import { fields } from './fields.ts';

const MOST_CHARACTERS = 100_000;
const Free = z.record(z.string(), z.unknown());

/** A GraphQL request, by POST or GET. */
export const GraphqlInput = fields({
  query: z.string().min(1).max(MOST_CHARACTERS).describe('The GraphQL document'),
  variables: Free.nullish().describe('Values of its variables'),
  operationName: z.string().nullish().describe('Name of the operation to run, if the document has several'),
  extensions: Free.nullish().describe('`persistedQuery`; others are ignored'),
});

/** A GraphQL response. */
export const GraphqlOutput = object('GraphqlResponse', 'A GraphQL response.', {
  data: z.unknown().optional().describe('The result of the document; absent if the document was rejected'),
  errors: z.array(z.unknown()).optional().describe('The errors, each with `message`, `path` and `extensions.code`'),
});
