import { get, post, router } from '../src/api/define.ts';
import { graphiqlPage } from '../src/api/pages/graphiql.ts';
import { fields } from '../src/schemas/fields.ts';
import { FileReply, fileOutput } from '../src/schemas/file.ts';
import { GraphqlInput, GraphqlOutput } from '../src/schemas/graphql.ts';
import { MAX_BODY_BYTES } from '../src/schemas/limits.ts';

export const graphql = router({
  playground: get('/graphql', {
    constant: true,
    summary: 'Get the GraphQL playground',
    description:
      'GraphiQL. Loads nothing from other origins, accepts an API key and sends real requests. With `Accept: application/graphql` it returns the schema in the schema definition language.',
    access: 'public',
    credits: 0,
    example: {},
    produces: ['text/html', 'application/graphql'],
  })
    .input(fields({}))
    .output(fileOutput('text/html', 'application/graphql'))
    .query(async ({ ctx }) => {
      const headers = { vary: 'accept' };
      if (!/\bapplication\/graphql\b(?!-)/i.test(ctx.accept)) return graphiqlPage(headers);
      return new FileReply('application/graphql; charset=utf-8', await ctx.services.graphql.sdl(), { headers });
    }),

  run: post('/graphql', {
    summary: 'Run a GraphQL operation',
    description:
      'Every operation that returns JSON is a field with the same input, output and errors, in camelCase: `POST /v1/color/contrast` is `colorContrast(fg, bg)`. Each top-level field counts as one request: it is charged, rate-limited and recorded, and `x-credits-cost` is the sum. A rejected field becomes an error with its code in `extensions`, next to the data of the other fields. A document may have at most 6 levels, 15 aliases, 20 operations, 500 fields and 1,000 tokens; a larger one is rejected before anything is charged. Follows GraphQL over HTTP; subscriptions with `Accept: text/event-stream`.',
    credits: 0,
    example: { query: '{ colorContrast(fg: "#336699", bg: "#ffffff") { ratio wcag { aaNormal } } }' },
    bodyLimit: MAX_BODY_BYTES,
    graphql: { hidden: true },
  })
    .input(GraphqlInput)
    .output(GraphqlOutput)
    .query(async ({ input, ctx }) => (await ctx.services.graphql.run(input, ctx)).body),
});
