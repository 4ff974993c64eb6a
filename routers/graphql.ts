import { z } from 'zod';
import { get, post, router } from '../src/api/endpoint.ts';
import { graphiqlPage } from '../src/api/pages/graphiql.ts';
import { fields } from '../src/wire/fields.ts';
import { fileOutput } from '../src/wire/file.ts';
import { GraphqlInput } from '../src/wire/graphql.ts';
import { MAX_BODY_BYTES } from '../src/wire/limits.ts';

export const graphql = router({
  playground: get('/graphql', {
    constant: true,
    summary: 'GraphQL playground',
    description: 'GraphiQL, served from this origin alone; takes an API key and sends real calls.',
    access: 'public',
    credits: 0,
    example: {},
    produces: ['text/html'],
  })
    .input(fields({}))
    .output(fileOutput('text/html'))
    .query(() => graphiqlPage()),

  run: post('/graphql', {
    summary: 'Ask several questions in one round trip',
    description:
      'Every operation that answers JSON is a field, `POST /v1/color/contrast` for one `colorContrast(fg, bg)`, with the same input, answer and errors; names are in camelCase. Each field directly in the operation is a call of its own: charged its price, limited and recorded; `x-credits-cost` is the sum. A refused field is an error with its code in `extensions`, beside the data of the others. A document may be 6 levels deep, have 15 aliases, 20 calls, 500 fields and 1,000 tokens; one over the limits is refused before any charge. Media types and status codes follow GraphQL over HTTP.',
    credits: 0,
    example: { query: '{ colorContrast(fg: "#336699", bg: "#ffffff") { ratio wcag { aaNormal } } }' },
    bodyLimit: MAX_BODY_BYTES,
    graphql: { hidden: true },
  })
    .input(GraphqlInput)
    .output(z.object({ data: z.unknown().optional(), errors: z.array(z.unknown()).optional() }))
    .query(async ({ input, ctx }) => (await ctx.services.graphql(input, ctx)).body),
});
