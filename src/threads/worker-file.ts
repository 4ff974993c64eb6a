import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The file of the worker `name` beside the module at `url`. Threads load compiled code: where the module is a source, as in tests,
 * a script that packs the sources when a thread starts.
 */
export const workerFile = (url: string, name: string): string => {
  const here = fileURLToPath(url);
  if (!here.endsWith('.ts')) return join(dirname(here), `${name}.js`);
  return join(import.meta.dirname, '..', '..', 'scripts', 'threads', `${name}.mjs`);
};
