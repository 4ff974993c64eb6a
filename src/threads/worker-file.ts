import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The file of the worker `name` beside the module at `url`. Threads load compiled code: from the sources, as in tests, that is
 * the bundle that the service runs.
 */
export const workerFile = (url: string, name: string): string => {
  const here = fileURLToPath(url);
  if (!here.endsWith('.ts')) return join(dirname(here), `${name}.js`);
  return join(import.meta.dirname, '..', '..', 'dist', 'server', `${name}.js`);
};
