import { FileReply } from '../../schemas/file.ts';
import { staticPage } from './html.ts';
import { PLAYGROUND } from './packed.ts';
import { PAGE_HEADERS } from './policies.ts';

/** The GraphQL playground: GraphiQL, its files from this origin. */
export const graphiqlPage = async (headers: Readonly<Record<string, string>>): Promise<FileReply> => {
  if (PLAYGROUND.isBuilt())
    return new FileReply('text/html; charset=utf-8', await PLAYGROUND.html(), {
      headers: { ...PAGE_HEADERS.playground, ...headers },
    });
  return staticPage({
    title: 'Metamer GraphQL playground',
    style: 'body { font: 16px/1.5 system-ui, sans-serif; margin: 2em; color-scheme: light dark; }',
    body: `<main><h1>Metamer GraphQL</h1>
<p>The playground is not built here; <code>npm run build</code> builds it. Everything else works: send GraphQL to <code>POST /v1/graphql</code> with the header <code>x-api-key</code>; <code>GET /v1/graphql</code> with
<code>Accept: application/graphql</code> gives the schema, and <a href="/v1/docs">the reference</a> shows every field.</p></main>`,
    headers,
  });
};
