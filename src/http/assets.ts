import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { DOCS_START } from '../api/pages/docs.ts';

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
