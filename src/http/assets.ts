import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type Router from '@koa/router';
import type Koa from 'koa';
import { DOCS_START } from '../api/pages/docs.ts';
import { GRAPHIQL_START, GRAPHIQL_STYLE } from '../api/pages/graphiql.ts';
import type { Served } from './exchange.ts';

const require = createRequire(import.meta.url);
const folder = (): string => dirname(require.resolve('swagger-ui-dist/package.json'));

interface Asset {
  readonly type: string;
  readonly load: () => Promise<string | Uint8Array>;
}

const SCRIPT = 'text/javascript; charset=utf-8';
const STYLE = 'text/css; charset=utf-8';

/** Files of the interactive reference by name; nothing else below its path exists. */
export const DOCS_ASSETS: Readonly<Record<string, Asset>> = {
  'swagger-ui.css': { type: STYLE, load: () => readFile(join(folder(), 'swagger-ui.css')) },
  'swagger-ui-bundle.js': { type: SCRIPT, load: () => readFile(join(folder(), 'swagger-ui-bundle.js')) },
  'start.js': { type: SCRIPT, load: async () => DOCS_START },
};

/** A file beside a package's own description; it need not be among its exports. */
const beside = (description: () => string, file: string) => () => readFile(join(dirname(description()), file));
const react = () => require.resolve('react/package.json');
const reactDom = () => require.resolve('react-dom/package.json');
const graphiql = () => require.resolve('graphiql/package.json');

/** Files of the GraphQL playground by name. */
export const GRAPHIQL_ASSETS: Readonly<Record<string, Asset>> = {
  'react.js': { type: SCRIPT, load: beside(react, 'umd/react.production.min.js') },
  'react-dom.js': { type: SCRIPT, load: beside(reactDom, 'umd/react-dom.production.min.js') },
  'graphiql.js': { type: SCRIPT, load: beside(graphiql, 'graphiql.min.js') },
  'graphiql.css': { type: STYLE, load: beside(graphiql, 'graphiql.min.css') },
  'page.css': { type: STYLE, load: async () => GRAPHIQL_STYLE },
  'start.js': { type: SCRIPT, load: async () => GRAPHIQL_START },
};

const compress = promisify(brotliCompress);

/** Serves the files of a page below its path; packed once and kept, they only change with the build. */
export const serveAssets = (
  router: Router<Koa.DefaultState, Served>,
  below: string,
  assets: Readonly<Record<string, Asset>>,
): void => {
  const packed = new Map<string, Promise<Uint8Array>>();
  for (const [name, asset] of Object.entries(assets)) {
    router.get(`${below}/${name}`, async (ctx) => {
      ctx.set({ 'content-type': asset.type, 'cache-control': 'public, max-age=3600', vary: 'accept-encoding' });
      if (ctx.acceptsEncodings('br') !== 'br') {
        ctx.body = await asset.load();
        return;
      }
      const small = packed.get(name) ?? asset.load().then((content) => compress(content));
      packed.set(name, small);
      ctx.set('content-encoding', 'br');
      ctx.body = await small;
    });
  }
};
