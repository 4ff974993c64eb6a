import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type Router from '@koa/router';
import type Koa from 'koa';
import type { Documents } from '../api/documents.ts';
import type { Graphql } from '../api/graphql.ts';
import { GRAPHIQL_START, GRAPHIQL_STYLE } from '../api/pages/graphiql.ts';
import type { Served } from './exchange.ts';
import { type Encoding, encodingOf, etagOf, isKnown, pack } from './packing.ts';

const require = createRequire(import.meta.url);

interface Asset {
  readonly type: string;
  readonly load: () => Promise<string | Uint8Array>;
}

const SCRIPT = 'text/javascript; charset=utf-8';
const STYLE = 'text/css; charset=utf-8';

/** What the interactive reference reads; nothing else below its path exists. */
export const docsAssets = (documents: Documents): Readonly<Record<string, Asset>> => ({
  'reference.json': { type: 'application/json; charset=utf-8', load: () => documents.reference() },
});

/** A file beside a package's own description; it need not be among its exports. */
const beside = (description: () => string, file: string) => () => readFile(join(dirname(description()), file));
const react = () => require.resolve('react/package.json');
const reactDom = () => require.resolve('react-dom/package.json');
const graphiql = () => require.resolve('graphiql/package.json');

/** Files of the GraphQL playground by name. */
export const graphiqlAssets = (graphql: Graphql): Readonly<Record<string, Asset>> => ({
  'schema.json': { type: 'application/json; charset=utf-8', load: () => graphql.introspection() },
  'react.js': { type: SCRIPT, load: beside(react, 'umd/react.production.min.js') },
  'react-dom.js': { type: SCRIPT, load: beside(reactDom, 'umd/react-dom.production.min.js') },
  'graphiql.js': { type: SCRIPT, load: beside(graphiql, 'graphiql.min.js') },
  'graphiql.css': { type: STYLE, load: beside(graphiql, 'graphiql.min.css') },
  'page.css': { type: STYLE, load: async () => GRAPHIQL_STYLE },
  'start.js': { type: SCRIPT, load: async () => GRAPHIQL_START },
});

interface Form {
  readonly bytes: Uint8Array;
  readonly etag: string;
}

const formOf = async (asset: Asset, encoding: Encoding | undefined): Promise<Form> => {
  const content = Buffer.from(await asset.load());
  const bytes = encoding === undefined ? content : await pack(content, encoding, { kept: true });
  return { bytes, etag: etagOf(content, encoding) };
};

/** Serves the files of a page below its path; each is packed once and kept, since it only changes with the build. */
export const serveAssets = (
  router: Router<Koa.DefaultState, Served>,
  below: string,
  assets: Readonly<Record<string, Asset>>,
): void => {
  for (const [name, asset] of Object.entries(assets)) {
    const forms = new Map<Encoding | undefined, Promise<Form>>();
    router.get(`${below}/${name}`, async (ctx) => {
      const encoding = encodingOf(ctx.get('accept-encoding'));
      const form = forms.get(encoding) ?? formOf(asset, encoding);
      forms.set(encoding, form);
      const { bytes, etag } = await form;
      ctx.status = 200;
      ctx.set({ 'cache-control': 'public, max-age=3600', vary: 'accept-encoding', etag });
      if (isKnown(ctx.get('if-none-match') || undefined, etag)) {
        ctx.status = 304;
        return;
      }
      ctx.set('content-type', asset.type);
      if (encoding !== undefined) ctx.set('content-encoding', encoding);
      ctx.body = bytes;
    });
  }
};
