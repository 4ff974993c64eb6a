import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { SPACE_LIST } from '../src/color/spaces/index.ts';
import { issueKey, type ServiceProcess, startProcess } from './processes.ts';

// Three recipes of docs/extending.md, followed in a copy of the repository: one new file at most, one line in one table. The copy
// is compiled strictly, started, and asked for the new members; nothing else in it is touched.
const root = resolve(import.meta.dirname, '..');
const COPIED = 'src routers db scripts docs test/layers.ts test/bench package.json package-lock.json'.split(' ');

interface Recipe {
  /** The heading in docs/extending.md. */
  readonly heading: string;
  readonly file?: { readonly path: string; readonly text: string };
  /** The table, and the line that the new one stands before. */
  readonly table: { readonly path: string; readonly lines: Readonly<Record<string, string>> };
}

const RECIPES: readonly Recipe[] = [
  {
    heading: 'Add a colour space',
    file: {
      path: 'src/color/spaces/ohta.ts',
      text: `import { type ColorSpace, channel, EXACT } from './space.ts';

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
    },
    table: {
      path: 'src/color/spaces/index.ts',
      lines: { "import { orgb } from './orgb.ts';": "import { ohta } from './ohta.ts';", '  orgb,': '  ohta,' },
    },
  },
  {
    heading: 'Add an exporter',
    file: {
      path: 'src/design/files/formats/gpl.ts',
      text: `import type { FileFormat } from '../format.ts';
import type { FileOptions, Swatches } from '../swatches.ts';

export const gpl = {
  id: 'gpl',
  media_type: 'text/x-gimp-palette',
  extension: 'gpl',
  description: 'GIMP palette',
  write: ({ items }) =>
    ['GIMP Palette', ...items.map(({ name, color: { r, g, b } }) => [r, g, b, name].join(' ')), ''].join('\\n'),
} satisfies FileFormat<Swatches, FileOptions>;
`,
    },
    table: {
      path: 'src/design/shade/export.ts',
      lines: {
        "import { scss } from '../files/formats/scss.ts';": "import { gpl } from '../files/formats/gpl.ts';",
        'export const SHADE_FORMATS = { css,': 'export const SHADE_FORMATS = { gpl, css,',
      },
    },
  },
  {
    heading: 'Add a filter to a collection',
    table: {
      path: 'src/collections/gradients/gradient-library.ts',
      lines: {
        "    min_stops: atLeast('stopCount', integerFilter(0, 64), 'Minimum number of stops'),":
          "    max_score: atMost('score', UNIT, 'Maximum score'),",
      },
    },
  },
];

let copy: string;
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
  copy = mkdtempSync(join(tmpdir(), 'metamer-recipes-'));
  for (const path of [...COPIED, 'tsconfig.json', 'README.md', 'LICENSE']) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    cpSync(join(root, path), join(copy, path), { recursive: true, filter: (file) => !file.includes('node_modules') });
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  for (const { file, table } of RECIPES) {
    if (file) writeFileSync(join(copy, file.path), file.text, { flag: 'wx' });
    const path = join(copy, table.path);
    let text = readFileSync(path, 'utf8');
    for (const [line, added] of Object.entries(table.lines)) {
      expect(text.split(line), `${line} stands once in ${table.path}`).toHaveLength(2);
      text = text.replace(line, added.startsWith('export') ? added : `${added}\n${line}`);
    }
    writeFileSync(path, text);
  }
  execFileSync(process.execPath, ['scripts/build.mjs'], { cwd: copy, encoding: 'utf8' });
  service = await startProcess({ DATABASE_URL: `file:${join(copy, 'metamer.db')}` }, copy);
  key = (await issueKey(service.url)).secret;
}, 120_000);
afterAll(async () => {
  await service?.end('SIGTERM');
  rmSync(copy, { recursive: true, force: true });
});

describe('the recipes of docs/extending.md', () => {
  it.each(RECIPES)('$heading: is written down, with its files', ({ heading, file, table }) => {
    const guide = readFileSync(join(root, 'docs/extending.md'), 'utf8');
    const recipe = guide.slice(guide.indexOf(`## ${heading}\n`)).split('\n## ')[0]!;
    expect(guide).toContain(`## ${heading}\n`);
    for (const path of [table.path, ...(file ? [file.path] : [])]) {
      const folder = path.split('/').slice(0, 2).join('/');
      expect(recipe, heading).toContain(folder);
    }
  });

  it('leave no table of the documents stale', () => {
    expect(
      execFileSync(process.execPath, ['scripts/readme.mjs', '--check'], { cwd: copy, encoding: 'utf8', stdio: 'pipe' }),
    ).toBe('');
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
    const file = await call('/shade/export', { format: 'gpl', data: { steps: [{ hex: '#0b3d91', token: '500' }] } });
    expect([file.status, file.type?.split(';')[0]]).toEqual([200, 'text/x-gimp-palette']);
    expect(file.text).toBe('GIMP Palette\n11 61 145 500\n');
    expect((await call('/shade/export', { format: 'gpx', data: {} })).text).toContain('gpl');
    const { paths } = parse((await call('/openapi.yaml')).text);
    const { description, requestBody, responses } = paths['/v1/shade/export'].post;
    expect(description).toContain('`gpl`');
    expect(JSON.stringify(requestBody)).toContain('"gpl"');
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
});
