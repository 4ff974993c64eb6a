// The settings of vite for the page (src/web): the same for what is built and for `npm run dev`.
import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
export const WEB = join(ROOT, 'src', 'web');

/** Browsers that the page is written for. */
export const TARGET = ['chrome111', 'firefox113', 'safari16.4'];

/** Runs a module of the page in this process. Resolves to its exports. */
export const runModule = async (file, external = []) => {
  const { outputFiles, metafile } = await build({
    entryPoints: [join(WEB, file)],
    absWorkingDir: ROOT,
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'neutral',
    external,
    logLevel: 'silent',
  });
  const { contents } = outputFiles[0];
  const exports = await import(`data:text/javascript;base64,${Buffer.from(contents).toString('base64')}`);
  return { exports, files: Object.keys(metafile.inputs).map((input) => join(ROOT, input)) };
};

/** Replaces the imports of all.css by what they import; the themes are computed by the service's own generator. */
const sharedStyles = {
  name: 'shared-styles',
  enforce: 'pre',
  async transform(code, id) {
    if (id.split('?')[0] !== join(WEB, 'styles', 'all.css')) return undefined;
    const { exports, files } = await runModule('theme/theme.ts');
    for (const file of files) this.addWatchFile(file);
    return code.replaceAll(/@import "\.\/([\w-]+\.css)";/g, (_, name) => {
      if (name === 'theme.css') return exports.themeCss();
      const file = join(dirname(id), name);
      this.addWatchFile(file);
      return readFileSync(file, 'utf8');
    });
  },
};

const VIEW_STYLE = '\0view-style:';

/**
 * Gives the style sheet of a view to the code that imports it: as text, which the page adopts when the view is loaded. In
 * development vite adds it to the page itself, and replaces it there when it changes.
 */
const viewStyles = (isDevelopment) => ({
  name: 'view-styles',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (!source.endsWith('.css') || !/\.tsx?$/.test(importer ?? '')) return undefined;
    const file = join(dirname(importer), source);
    return isDevelopment ? `${VIEW_STYLE}${file}.js` : `${file}?inline`;
  },
  load: (id) =>
    id.startsWith(VIEW_STYLE)
      ? `import ${JSON.stringify(`/${relative(WEB, id.slice(VIEW_STYLE.length, -'.js'.length)).replaceAll('\\', '/')}`)};\nexport default '';`
      : undefined,
});

/** Settings of vite for the page; what is built and what is served add theirs. */
export const pageSettings = ({ isDevelopment = false } = {}) => ({
  configFile: false,
  root: WEB,
  publicDir: false,
  envFile: false,
  esbuild: { jsx: 'automatic', jsxImportSource: 'preact', legalComments: 'none' },
  plugins: [sharedStyles, viewStyles(isDevelopment)],
  worker: { format: 'es' },
});
