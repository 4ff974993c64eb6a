import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');

/** Which rooms each room may import, and which packages. A new folder fails until it is listed here. */
const LAYERS: Record<string, { rooms: readonly string[]; packages: readonly string[] | 'any' }> = {
  db: { rooms: [], packages: 'any' },
  'src/refusal': { rooms: [], packages: [] },
  'src/runtime': { rooms: [], packages: 'any' },
  'src/accounts': { rooms: ['db', 'src/refusal', 'src/runtime'], packages: 'any' },
  'src/color': { rooms: ['src/refusal'], packages: ['munsell'] },
  'src/net': { rooms: ['src/refusal'], packages: 'any' },
  'src/threads': { rooms: ['src/refusal'], packages: 'any' },
  'src/analyzer': { rooms: ['src/color', 'src/net', 'src/refusal', 'src/threads'], packages: 'any' },
  'src/exact': { rooms: ['src/color'], packages: [] },
  'src/image': { rooms: ['src/color', 'src/refusal'], packages: ['node:zlib'] },
  'src/stores': { rooms: ['db', 'src/accounts', 'src/runtime'], packages: 'any' },
  'src/webhooks': { rooms: ['db', 'src/accounts', 'src/net', 'src/refusal', 'src/runtime'], packages: 'any' },
  'src/accessibility': { rooms: ['src/color', 'src/exact', 'src/image', 'src/refusal', 'src/threads'], packages: [] },
  'src/design': {
    rooms: ['src/accessibility', 'src/color', 'src/exact', 'src/image', 'src/refusal', 'src/threads'],
    packages: [],
  },
  'src/collections': {
    rooms: ['src/accessibility', 'src/color', 'src/design', 'src/exact', 'src/refusal', 'src/threads'],
    packages: ['xkcd-colors'],
  },
  'src/personalize': {
    rooms: ['src/accessibility', 'src/color', 'src/design', 'src/exact', 'src/refusal', 'src/threads'],
    packages: [']): void => {\n    const before = taste.get(packed);\n    ', 'culori', 'xkcd-colors'],
  },
  'src/wire': {
    rooms: [
      'src/accessibility',
      'src/collections',
      'src/color',
      'src/design',
      'src/image',
      'src/personalize',
      'src/refusal',
    ],
    packages: ['zod'],
  },
  'src/jobs': {
    rooms: [
      'db',
      'src/accessibility',
      'src/accounts',
      'src/collections',
      'src/color',
      'src/design',
      'src/exact',
      'src/image',
      'src/personalize',
      'src/refusal',
      'src/runtime',
      'src/threads',
      'src/wire',
    ],
    packages: 'any',
  },
  'src/api': {
    rooms: [
      'src/accounts',
      'src/analyzer',
      'src/collections',
      'src/jobs',
      'src/refusal',
      'src/runtime',
      'src/threads',
      'src/webhooks',
      'src/wire',
    ],
    packages: 'any',
  },
  routers: {
    rooms: [
      'src/accessibility',
      'src/accounts',
      'src/analyzer',
      'src/api',
      'src/collections',
      'src/color',
      'src/design',
      'src/exact',
      'src/jobs',
      'src/personalize',
      'src/refusal',
      'src/webhooks',
      'src/wire',
    ],
    packages: ['@trpc/server', 'zod'],
  },
  'src/graphql': { rooms: ['src/api', 'src/wire'], packages: 'any' },
  'src/http': { rooms: ['src/accounts', 'src/api', 'src/refusal', 'src/wire'], packages: 'any' },
  src: {
    rooms: [
      'db',
      'routers',
      'src/accessibility',
      'src/accounts',
      'src/analyzer',
      'src/api',
      'src/collections',
      'src/design',
      'src/graphql',
      'src/http',
      'src/jobs',
      'src/net',
      'src/personalize',
      'src/runtime',
      'src/stores',
      'src/threads',
      'src/webhooks',
    ],
    packages: 'any',
  },
  'src/client': { rooms: ['routers', 'src/api'], packages: 'any' },
  'src/cli': { rooms: ['src/client'], packages: 'any' },
};

const filesOf = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));

/** The room a file lies in: `src/<name>`, `routers`, `db`, or `src` for the files at its top. */
const roomOf = (file: string): string => {
  const parts = file.split('/');
  return parts[0] === 'src' && parts.length > 2 ? `src/${parts[1]}` : parts[0]!;
};

const importsOf = (file: string): { specifier: string; typeOnly: boolean }[] => {
  const text = readFileSync(join(root, file), 'utf8');
  const statements = text.matchAll(
    /^\s*(import|export)\s+(type\s+)?[^'"]*?from\s+'([^']+)'|import\('([^']+)'\)|^import\s+'([^']+)'/gm,
  );
  return [...statements].map((m) => ({ specifier: m[3] ?? m[4] ?? m[5]!, typeOnly: m[2] !== undefined }));
};

const packageOf = (specifier: string): string =>
  specifier.startsWith('@')
    ? specifier.split('/').slice(0, 2).join('/')
    : specifier.startsWith('node:')
      ? specifier
      : specifier.split('/')[0]!;

const files = [...filesOf('src'), ...filesOf('routers'), ...filesOf('db')];

describe('layers', () => {
  it('lists every room', () => {
    const rooms = new Set(files.map(roomOf));
    expect([...rooms].filter((room) => !(room in LAYERS))).toEqual([]);
  });

  it.each(files)('%s imports only what its room may', (file) => {
    const room = roomOf(file);
    const { rooms, packages } = LAYERS[room]!;
    const wrong = importsOf(file).flatMap(({ specifier, typeOnly }) => {
      if (specifier.startsWith('.')) {
        const other = roomOf(relative(root, resolve(root, dirname(file), specifier)));
        return other === room || rooms.includes(other) ? [] : [specifier];
      }
      return packages === 'any' || typeOnly || packages.includes(packageOf(specifier)) ? [] : [specifier];
    });
    expect(wrong).toEqual([]);
  });

  it('has no cycle between files', () => {
    const graph = new Map(
      files.map((file) => [
        file,
        importsOf(file)
          .filter((i) => i.specifier.startsWith('.') && !i.typeOnly)
          .map((i) => relative(root, resolve(root, dirname(file), i.specifier))),
      ]),
    );
    const done = new Set<string>();
    const cycles: string[] = [];
    const visit = (file: string, trail: readonly string[]): void => {
      if (trail.includes(file)) {
        cycles.push([...trail.slice(trail.indexOf(file)), file].join(' -> '));
        return;
      }
      if (done.has(file)) return;
      for (const next of graph.get(file) ?? []) visit(next, [...trail, file]);
      done.add(file);
    };
    for (const file of files) visit(file, []);
    expect(cycles).toEqual([]);
  });
});

describe('files', () => {
  it('stay below 300 lines', () => {
    const long = files.filter((file) => readFileSync(join(root, file), 'utf8').split('\n').length > 301);
    expect(long).toEqual([]);
  });
  it('have no catch-all names', () => {
    expect(files.filter((file) => /(^|\/)(utils?|helpers?|common|misc)(\.ts|\/)/.test(file))).toEqual([]);
    expect(statSync(join(root, 'src')).isDirectory()).toBe(true);
  });
});
