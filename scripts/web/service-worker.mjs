// Writes the service worker of a build (src/web/offline/worker.ts), with the list of what it keeps.
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { build } from 'esbuild';
import { writeBoth } from '../browser-files.mjs';
import { TARGET, WEB } from './settings.mjs';

/** What belongs to the service alone: below this path nothing is kept, and nothing goes through the worker. */
const API = '/v1/';

/** Paths of views, those that they once had among them, with the path of the document that shows each. */
const pathsOf = (documents, former) => {
  const views = documents.map(({ path }) => path).filter((path) => !path.startsWith(API));
  return {
    ...Object.fromEntries(views.map((path) => [path, path])),
    ...Object.fromEntries(Object.entries(former).map(([path, [route]]) => [path, route.path])),
  };
};

/** Resolves to the version of the build: the hash of the names of its files, which contain their own, and of its documents. */
export const writeServiceWorker = async (file, { files, documents, former }) => {
  const paths = pathsOf(documents, former);
  const content = JSON.stringify([files, documents.map(({ html }) => html())]);
  const version = createHash('sha256').update(content).digest('hex').slice(0, 12);
  const { outputFiles } = await build({
    entryPoints: [join(WEB, 'offline', 'worker.ts')],
    bundle: true,
    write: false,
    minify: true,
    target: TARGET,
    define: { BUILD: JSON.stringify({ version, files: files.toSorted(), documents: paths }) },
  });
  await writeBoth(file, outputFiles[0].text);
  return version;
};
