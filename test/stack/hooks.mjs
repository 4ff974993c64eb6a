// Gives our files, and nobody else, the stubs of the packages they import.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { packageOf } from './stubs.mjs';

const own = new URL('../../dist/', import.meta.url).href;
const stubs = new URL('./stubs.mjs', import.meta.url).href;
const PREFIX = 'stub:';

/**
 * What a module exports, as a process of its own says: from Node 22 on `require` loads ESM too, which the thread of the hooks, where
 * this runs, cannot do.
 */
const namesIn = async (url) => {
  const program = `console.log(JSON.stringify(Object.keys(await import(${JSON.stringify(url)}))))`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program], {
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  return JSON.parse(stdout);
};

export const resolve = async (specifier, context, next) => {
  const found = await next(specifier, context);
  const name = packageOf(specifier);
  if (name === undefined || !context.parentURL?.startsWith(own)) return found;
  return { url: `${PREFIX}${name}#${found.url}`, format: 'module', shortCircuit: true };
};

export const load = async (url, context, next) => {
  if (!url.startsWith(PREFIX)) return next(url, context);
  const [name, real] = url.slice(PREFIX.length).split('#');
  const names = (await namesIn(real)).filter((one) => /^[\w$]+$/.test(one));
  const lines = names.map(
    (one, i) => `const v${i} = exported(real[${JSON.stringify(one)}]); export { v${i} as ${one} };`,
  );
  const source = `import * as real from ${JSON.stringify(real)};
    import { stubsOf } from ${JSON.stringify(stubs)};
    const exported = stubsOf(${JSON.stringify(name)});
    ${lines.join('\n')}`;
  return { format: 'module', source, shortCircuit: true };
};
