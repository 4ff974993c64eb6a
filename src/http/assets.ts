import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { DOCS_START } from '../api/pages/docs.ts';
import { GRAPHIQL_START, GRAPHIQL_STYLE } from '../api/pages/graphiql.ts';

const require = createRequire(import.meta.url);
const folder = (): string => dirname(require.resolve('swagger-ui-dist/package.json'));

export interface Asset {
  readonly type: string;
  readonly load: () => Promise<string | Uint8Array>;
}

/** Files of the interactive reference by name; nothing else below its path exists. */
export const DOCS_ASSETS: Readonly<Record<string, Asset>> = {
  'swagger-ui.css': { type: 'text/css; charset=utf-8', load: () => readFile(join(folder(), 'swagger-ui.css')) },
  'swagger-ui-bundle.js': {
    type: 'text/javascript; charset=utf-8',
    load: () => readFile(join(folder(), 'swagger-ui-bundle.js')),
  },
  'start.js': { type: 'text/javascript; charset=utf-8', load: async () => DOCS_START },
};

const SCRIPT = 'text/javascript; charset=utf-8';
const STYLE = 'text/css; charset=utf-8';
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
