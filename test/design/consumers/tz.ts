import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const PACKAGES = resolve(import.meta.dirname, '../node_modules');

/** Inputs of a Resolver file and the selector that the tokens of each are written for. */
export type Permutations = readonly (readonly [selector: string, input: Readonly<Record<string, string>>])[];

/** The style sheet that `tz build` of Terrazzo makes of a token file with its CSS plugin; throws with what it says. */
export const terrazzoCss = (name: string, text: string, permutations?: Permutations): string => {
  const folder = mkdtempSync(join(tmpdir(), 'metamer-tz-'));
  try {
    symlinkSync(PACKAGES, join(folder, 'node_modules'), 'junction');
    writeFileSync(join(folder, name), text);
    const wraps = permutations?.map(
      ([selector, input]) =>
        `{ input: ${JSON.stringify(input)}, prepare: (css) => ${JSON.stringify(`${selector} {\n`)} + css + '\\n}' }`,
    );
    const options = wraps ? `{ permutations: [${wraps.join(', ')}] }` : '{}';
    writeFileSync(
      join(folder, 'terrazzo.config.mjs'),
      `import css from '@terrazzo/plugin-css';\nexport default { tokens: ['./${name}'], outDir: './out/', plugins: [css(${options})] };\n`,
    );
    const { stdout, stderr, status } = spawnSync(
      process.execPath,
      [join(PACKAGES, '@terrazzo/cli/bin/cli.js'), 'build'],
      { cwd: folder, encoding: 'utf8' },
    );
    if (status !== 0) throw new Error(stdout + stderr || `status ${status}`);
    return readFileSync(join(folder, 'out/index.css'), 'utf8');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
