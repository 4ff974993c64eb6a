import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { SPACE_LIST } from '../src/color/spaces/index.ts';
import { issueKey, type ServiceProcess, startProcess } from './processes.ts';

// The recipes of docs/extending.md, followed in a copy of the repository: `npm run new` writes a member of every kind, and two of
// them are filled in. The copy compiles strictly, passes the tests of what was added to, and serves the new members.
const root = resolve(import.meta.dirname, '..');
const COPIED = [
  ...'src routers db scripts test docs package.json package-lock.json tsconfig.json vitest.config.ts README.md LICENSE'.split(
    ' ',
  ),
  ...['drizzle.config.ts', 'biome.json', '.gitignore'],
];
const HAS_PACKAGES = /[\\/]node_modules(?:[\\/]|$)/;
/** Folders whose packages the copy shares. */
const PACKAGES = ['.', 'scripts/check'];

/** A member of every kind, the heading of its recipe, and the file that it is in. */
const MADE = [
  { kind: 'space', name: 'Ohta', heading: 'Add a colour space', file: 'src/color/spaces/ohta.ts' },
  { kind: 'format', name: 'gimp', heading: 'Add an exporter', file: 'src/design/files/formats/gimp.ts' },
  {
    kind: 'standard',
    name: 'Material tone',
    heading: 'Add a contrast standard',
    file: 'src/accessibility/contrast/standards/material-tone.ts',
  },
  {
    kind: 'filter',
    name: 'max_score',
    heading: 'Add a filter to a collection',
    file: 'src/collections/gradients/gradient-library.ts',
  },
  { kind: 'job', name: 'shade-batch', heading: 'Add a job type', file: 'src/jobs/types/shade-batch.ts' },
  {
    kind: 'check',
    name: 'a11y-tried-out',
    heading: 'Add an analyzer check',
    file: 'src/analyzer/stages/structure/checks/a11y-tried-out.ts',
  },
  { kind: 'endpoint', name: 'mix', heading: 'Add an endpoint', file: 'routers/color.ts' },
  { kind: 'view', name: 'notes', heading: 'Add a view', file: 'src/web/views/notes/view.tsx' },
] as const;

/** What is written into the files that a recipe leaves to be written. */
const FILLED: Readonly<Record<string, string>> = {
  'src/color/spaces/ohta.ts': `import { type ColorSpace, channel, EXACT } from './space.ts';

/** Ohta, Kanade and Sakai 1980: intensity, red against blue, green against both. */
export const ohta = {
  id: 'ohta',
  name: 'Ohta I1 I2 I3',
  category: 'opponent',
  channels: [channel('i1', 'Intensity', 0, 1), channel('i2', 'Red, blue', -0.5, 0.5), channel('i3', 'Green', -0.5, 0.5)],
  base: 'srgb',
  white: null,
  standard: 'Ohta, Kanade & Sakai 1980',
  year: 1980,
  inverse: 'closed form',
  roundTrip: EXACT,
  fromBase: ([r, g, b]) => [(r + g + b) / 3, (r - b) / 2, (2 * g - r - b) / 4],
  toBase: ([i1 = 0, i2 = 0, i3 = 0]) => [i1 + i2 - (2 / 3) * i3, i1 + (4 / 3) * i3, i1 - i2 - (2 / 3) * i3],
} as const satisfies ColorSpace;
`,
  'src/design/files/formats/gimp.ts': `import type { FileFormat } from '../format.ts';
import type { FileOptions, Swatches } from '../swatches.ts';

export const gimp = {
  id: 'gimp',
  media_type: 'text/x-gimp-palette',
  extension: 'gpl',
  description: 'GIMP palette',
  write: ({ items }) =>
    ['GIMP Palette', ...items.map(({ name, color: { r, g, b } }) => [r, g, b, name].join(' ')), ''].join('\\n'),
} satisfies FileFormat<Swatches, FileOptions>;
`,
};

/** Tests of the tables that were added to. */
const TESTS = [
  'test/words.test.ts',
  'test/color/spaces.test.ts',
  'test/collections/libraries.test.ts',
  'test/api/colors-in.test.ts',
  'test/design/files.test.ts',
  'test/accessibility/contrast.test.ts',
  'test/collections/filter',
  'test/jobs',
  'test/analyzer/stages/examples.test.ts',
  'test/architecture.test.ts',
];

let copy: string;
const printed = new Map<string, string>();
const inCopy = (...args: string[]) => {
  const { NODE_ENV: _, VITEST: __, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    ...{ cwd: copy, encoding: 'utf8', maxBuffer: 2 ** 26 },
    env: { ...env, TEST_SIZE: 'small', NO_COLOR: '1' },
  });
  return { status, stdout, stderr };
};

beforeAll(() => {
  spawnSync(process.execPath, ['scripts/install.mjs', 'scripts/check'], { cwd: root });
  copy = mkdtempSync(join(tmpdir(), 'metamer-recipes-'));
  for (const name of COPIED)
    cpSync(join(root, name), join(copy, name), { recursive: true, filter: (path) => !HAS_PACKAGES.test(path) });
  for (const folder of PACKAGES)
    symlinkSync(join(root, folder, 'node_modules'), join(copy, folder, 'node_modules'), 'dir');
  for (const { kind, name } of MADE) printed.set(kind, inCopy('scripts/new.mjs', kind, name).stdout);
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe('npm run new', () => {
  it.each(MADE)('$kind $name: writes what the recipe names, and says what is left', ({ kind, heading, file }) => {
    expect(printed.get(kind)).toContain(file);
    expect(printed.get(kind)).toContain('npm run fresh');
    expect(existsSync(join(copy, file))).toBe(true);
    const guide = readFileSync(join(root, 'docs/extending.md'), 'utf8');
    const recipe = guide.slice(guide.indexOf(`## ${heading}\n`)).split('\n## ')[0]!;
    expect(recipe.startsWith(`## ${heading}\n`)).toBe(true);
    const depth = file.startsWith('src/') ? 2 : 1;
    expect(recipe).toContain(file.split('/').slice(0, depth).join('/'));
  });

  it.each([
    ['planet', 'x', 'There is no kind "planet".'],
    ['space', "Ohta's", 'A name begins with a letter'],
    ['job', 'shade-batch', 'src/jobs/types/shade-batch.ts is there already.'],
    ['filter', 'max_score', 'gradient-library.ts has max_score already.'],
    ['endpoint', 'mix', 'routers/color.ts has mix already.'],
  ])('rejects %s %s in one sentence', (kind, name, sentence) => {
    const { status, stderr } = inCopy('scripts/new.mjs', kind, name);
    expect([status, stderr]).toEqual([2, expect.stringContaining(sentence)]);
    expect(stderr).not.toContain('at Object');
  });

  it('leaves everything compiled strictly, and the tests of what it added to green', () => {
    for (const project of ['.', 'src/web'])
      expect(inCopy('node_modules/typescript/bin/tsc', '-p', project).stdout).toBe('');
    const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'quick', '--reporter', 'dot', ...TESTS];
    const { status, stdout, stderr } = inCopy(...vitest);
    if (status !== 0) expect.fail(stdout.slice(Math.max(0, stdout.indexOf('FAIL'))) + stderr);
  });
});

describe('the recipes of docs/extending.md', () => {
  let service: ServiceProcess;
  let key: string;

  const call = async (path: string, json?: unknown) => {
    const response = await fetch(`${service.url}/v1${path}`, {
      method: json === undefined ? 'GET' : 'POST',
      headers: { 'x-api-key': key, 'content-type': 'application/json' },
      ...(json === undefined ? {} : { body: JSON.stringify(json) }),
    });
    const text = await response.text();
    return { status: response.status, text, type: response.headers.get('content-type') };
  };
  const answer = async (path: string, json?: unknown) => JSON.parse((await call(path, json)).text);

  beforeAll(async () => {
    for (const [file, text] of Object.entries(FILLED)) writeFileSync(join(copy, file), text);
    expect(inCopy('scripts/server.mjs', '--main')).toMatchObject({ status: 0 });
    service = await startProcess({ DATABASE_URL: `file:${join(copy, 'metamer.db')}` }, copy);
    key = (await issueKey(service.url)).secret;
  });
  afterAll(async () => {
    await service?.end('SIGTERM');
  });

  it('a colour space is counted, listed and converted to', async () => {
    expect((await answer('/science/spaces')).count).toBe(SPACE_LIST.length + 1);
    const { spaces } = await answer('/science/convert', { color: '#ff8000', to: 'ohta' });
    expect(spaces).toMatchObject([{ space: 'ohta', out_of_range: [] }]);
    expect(spaces[0].values[0]).toBeCloseTo((255 + 128) / 765, 9);
    const { tags } = parse((await call('/openapi.yaml')).text) as { tags: { name: string; description: string }[] };
    expect(tags.find(({ name }) => name === 'science')!.description).toContain(String(SPACE_LIST.length + 1));
  });

  it('an exporter is listed, accepted, served with its own type, and described', async () => {
    const { formats } = await answer('/formats');
    expect(JSON.stringify(formats.shade)).toContain('text/x-gimp-palette');
    const file = await call('/shade/export', { format: 'gimp', data: { steps: [{ hex: '#0b3d91', token: '500' }] } });
    expect([file.status, file.type?.split(';')[0]]).toEqual([200, 'text/x-gimp-palette']);
    expect(file.text).toBe('GIMP Palette\n11 61 145 500\n');
    expect((await call('/shade/export', { format: 'gimq', data: {} })).text).toContain('gimp');
    const { paths } = parse((await call('/openapi.yaml')).text);
    const { description, requestBody, responses } = paths['/v1/shade/export'].post;
    expect(description).toContain('`gimp`');
    expect(JSON.stringify(requestBody)).toContain('"gimp"');
    expect(Object.keys(responses['200'].content)).toContain('text/x-gimp-palette');
  });

  it('a filter stands in the documents, filters the answer, and is a parameter of the export job', async () => {
    const { paths } = parse((await call('/openapi.yaml')).text);
    const { parameters } = paths['/v1/gradient/library'].get as { parameters: { name: string }[] };
    expect(parameters.map(({ name }) => name)).toContain('max_score');
    const whole = await answer('/gradient/library?limit=1');
    const part = await answer('/gradient/library?max_score=0.6&sort=score&order=desc&limit=1');
    expect(part.matched).toBeGreaterThan(0);
    expect(part.matched).toBeLessThan(whole.matched);
    expect(part.gradients[0].score).toBeLessThanOrEqual(0.6);
    const job = { collection: 'gradients', filter: { max_score: 0.6 }, limit: 1 };
    expect((await call('/jobs')).text).toContain('max_score');
    expect((await call('/jobs/collection-export', job)).status).toBe(200);
    expect((await call('/jobs/collection-export', { ...job, filter: { max_scare: 0.6 } })).status).toBe(400);
  });

  it('an endpoint, a job, a standard and a check stand in what is served of them', async () => {
    expect(await answer('/color/mix', { color: '#0b3d91' })).toMatchObject({ color: '#0b3d91' });
    expect((await call('/jobs')).text).toContain('"shade-batch"');
    const { standards } = await answer('/accessibility/check', { fg: '#777777', bg: '#ffffff' });
    expect(JSON.stringify(standards)).toContain('Material tone');
    expect((await call('/catalog')).text).toContain('/v1/color/mix');
  });
});
