import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');

/** Which rooms each room may import, and which packages. A new folder fails until it is listed here. */
const LAYERS: Record<string, { rooms: readonly string[]; packages: readonly string[] | 'any' }> = {
  'src/refusal': { rooms: [], packages: [] },
  'src/color': { rooms: ['src/refusal'], packages: ['munsell'] },
  'src/image': { rooms: ['src/refusal', 'src/color'], packages: ['@napi-rs/canvas', 'node:zlib'] },
  'src/accessibility': {
    rooms: ['src/threads', 'src/refusal', 'src/color', 'src/image'],
    packages: ['@napi-rs/canvas'],
  },
  'src/design': {
    rooms: ['src/threads', 'src/refusal', 'src/color', 'src/image', 'src/accessibility'],
    packages: ['@napi-rs/canvas', 'culori', 'xkcd-colors'],
  },
  'src/collections': {
    rooms: ['src/threads', 'src/refusal', 'src/color', 'src/accessibility', 'src/design'],
    packages: ['xkcd-colors'],
  },
  'src/net': { rooms: ['src/refusal'], packages: 'any' },
  'src/analyzer': {
    rooms: ['src/threads', 'src/refusal', 'src/color', 'src/accessibility', 'src/net'],
    packages: 'any',
  },
  'src/wire': { rooms: ['src/refusal', 'src/color'], packages: ['zod'] },
  'src/threads': { rooms: ['src/refusal'], packages: 'any' },
  'src/platform': { rooms: ['src/refusal', 'src/net', 'src/threads', 'db'], packages: 'any' },
  'src/jobs': {
    rooms: [
      'src/refusal',
      'src/threads',
      'src/color',
      'src/image',
      'src/accessibility',
      'src/design',
      'src/collections',
      'src/platform',
      'src/wire',
    ],
    packages: ['zod', 'zod-openapi'],
  },
  'src/api': { rooms: ['src/analyzer', 'src/refusal', 'src/wire', 'src/platform', 'src/threads'], packages: 'any' },
  routers: {
    rooms: [
      'src/refusal',
      'src/color',
      'src/image',
      'src/accessibility',
      'src/design',
      'src/collections',
      'src/analyzer',
      'src/platform',
      'src/threads',
      'src/api',
      'src/wire',
      'src/jobs',
    ],
    packages: ['zod', '@trpc/server'],
  },
  'src/http': { rooms: ['src/refusal', 'src/wire', 'src/api', 'src/platform'], packages: 'any' },
  'src/graphql': { rooms: ['src/refusal', 'src/wire', 'src/api', 'src/platform'], packages: 'any' },
  db: { rooms: [], packages: 'any' },
  'src/stores': { rooms: ['src/platform', 'db'], packages: 'any' },
  src: {
    rooms: [
      'src/stores',
      'src/analyzer',
      'src/accessibility',
      'src/collections',
      'src/design',
      'src/api',
      'src/http',
      'src/graphql',
      'src/jobs',
      'src/platform',
      'src/threads',
      'src/net',
      'routers',
      'db',
    ],
    packages: 'any',
  },
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
