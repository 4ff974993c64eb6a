import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The file of the worker `name` beside the module at `url`. Threads load compiled code: from the sources, as in tests, that is
 * the build beside them.
 */
export const workerFile = (url: string, name: string): string => {
  const here = fileURLToPath(url);
  if (!here.endsWith('.ts')) return join(dirname(here), `${name}.js`);
  const root = join(import.meta.dirname, '..', '..');
  return join(root, 'dist', relative(root, dirname(here)), `${name}.js`);
};
