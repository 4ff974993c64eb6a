// Joins what the command line loads for the commands that have to start fast into one file beside the program: opening each
// of some twenty files takes longer than running what is in it.
import { renameSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const PROGRAM = 'src/metamer.ts';
/** What the program loads for `metamer contrast` of two colours. */
const SOON = ['src/cli/commands/contrast.ts', 'src/accessibility/contrast/plain-check.ts'];

/** The files that are loaded with a file, itself included. */
const loadedWith = (file, outputs, found = new Set()) => {
  if (found.has(file)) return found;
  found.add(file);
  for (const { path, kind, external } of outputs[file].imports)
    if (kind === 'import-statement' && !external) loadedWith(path, outputs, found);
  return found;
};

/** The name that an export of a file has in the joined file. */
const joinedName = (place, name) => `of${place}_${name}`;

const exportsFrom = (source, place, names, isInside) =>
  `export { ${names
    .map((name) => (isInside ? `${name} as ${joinedName(place, name)}` : `${joinedName(place, name)} as ${name}`))
    .join(', ')} } from ${JSON.stringify(source)};`;

/**
 * Writes `start.js`, makes the program import it, and leaves of each file that is in it what it exports, for all others that
 * import it. The program itself is not in it: what it waits for imports from there.
 */
export const joinStart = async (build, outputs, folder) => {
  const ofSource = (source) => Object.keys(outputs).find((file) => outputs[file].entryPoint === source);
  const program = ofSource(PROGRAM);
  const files = [...new Set([program, ...SOON.map(ofSource)].flatMap((file) => [...loadedWith(file, outputs)]))]
    .filter((file) => file !== program)
    .map((file, place) => ({ name: `./${basename(file)}`, place, exports: outputs[file].exports }));
  const joined = new Map(files.map((file) => [file.name, file]));
  const settings = {
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    minifyWhitespace: true,
    minifySyntax: true,
    logLevel: 'warning',
    write: false,
  };
  const [start, main] = await Promise.all([
    build({
      ...settings,
      stdin: {
        contents: files.map(({ name, place, exports }) => exportsFrom(name, place, exports, true)).join('\n'),
        resolveDir: folder,
      },
      plugins: [outside((path) => !joined.has(path))],
    }),
    build({
      ...settings,
      entryPoints: [join(folder, basename(program))],
      plugins: [
        {
          name: 'joined',
          setup({ onResolve, onLoad }) {
            onResolve({ filter: /^\.\// }, ({ path }) =>
              joined.has(path) ? { path, namespace: 'joined' } : undefined,
            );
            onLoad({ filter: /./, namespace: 'joined' }, ({ path }) => {
              const { place, exports } = joined.get(path);
              return { contents: exportsFrom('./start.js', place, exports, false) };
            });
          },
        },
        outside((path) => !joined.has(path)),
      ],
    }),
  ]);
  replace(join(folder, 'start.js'), start.outputFiles[0].contents);
  for (const { name, place, exports } of files)
    replace(join(folder, name), exportsFrom('./start.js', place, exports, false));
  replace(join(folder, basename(program)), main.outputFiles[0].contents, 0o755);
};

/** Writes a file that nobody finds half written. */
const replace = (file, contents, mode = 0o644) => {
  writeFileSync(`${file}.new`, contents, { mode });
  renameSync(`${file}.new`, file);
};

/** Leaves imports of other files and of packages as they are. */
const outside = (is) => ({
  name: 'outside',
  setup({ onResolve }) {
    onResolve({ filter: /./ }, ({ path, kind }) =>
      kind !== 'entry-point' && is(path) ? { path, external: true } : undefined,
    );
  },
});
