import { join } from 'node:path';
import { context } from 'esbuild';
import { THREADS } from '../server.mjs';

/**
 * Packs the programs of worker threads into `folder`. `includes(file)` says whether one of them is made of that file;
 * `pack()` packs them again and rejects where they cannot be.
 */
export const packThreads = async (root, folder) => {
  const packer = await context({
    absWorkingDir: root,
    entryPoints: Object.fromEntries(Object.entries(THREADS).map(([name, file]) => [name, join(root, 'src', file)])),
    outdir: folder,
    bundle: true,
    splitting: true,
    metafile: true,
    format: 'esm',
    platform: 'node',
    // The oldest that is supported: it takes import attributes, by which JSON of packages is loaded.
    target: 'node20.19',
    packages: 'external',
    logLevel: 'silent',
  });
  let files = new Set();
  const pack = async () => {
    const { metafile } = await packer.rebuild();
    files = new Set(Object.keys(metafile.inputs).map((input) => join(root, input)));
  };
  return { pack, includes: (file) => files.has(file), dispose: () => packer.dispose() };
};
