// Gives our files, and nobody else, the stubs of the packages they import.
import { packageOf } from './stubs.mjs';

const own = new URL('../../dist/', import.meta.url).href;
const stubs = new URL('./stubs.mjs', import.meta.url).href;
const PREFIX = 'stub:';

export const resolve = async (specifier, context, next) => {
  const found = await next(specifier, context);
  const name = packageOf(specifier);
  if (name === undefined || !context.parentURL?.startsWith(own)) return found;
  return { url: `${PREFIX}${name}#${found.url}`, format: 'module', shortCircuit: true };
};

export const load = async (url, context, next) => {
  if (!url.startsWith(PREFIX)) return next(url, context);
  const [name, real] = url.slice(PREFIX.length).split('#');
  const names = Object.keys(await import(real)).filter((one) => /^[\w$]+$/.test(one));
  const lines = names.map(
    (one, i) => `const v${i} = exported(real[${JSON.stringify(one)}]); export { v${i} as ${one} };`,
  );
  const source = `import * as real from ${JSON.stringify(real)};
    import { stubsOf } from ${JSON.stringify(stubs)};
    const exported = stubsOf(${JSON.stringify(name)});
    ${lines.join('\n')}`;
  return { format: 'module', source, shortCircuit: true };
};
