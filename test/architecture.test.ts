import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import packageJson from '../package.json' with { type: 'json' };
import { ANALYZER_FOLDERS, COMPOSITION, NOT_IMPORTED, ROOMS, type Room } from './layers.ts';

const root = resolve(import.meta.dirname, '..');
const rooms: Readonly<Record<string, Room>> = ROOMS;

/** Files below a folder, as paths from the root; nothing that is installed or generated. */
const filesOf = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((file) => !file.includes('node_modules/'));

const isSource = (file: string): boolean => /\.tsx?$/.test(file);
const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');

/** The room a file lies in: `src/<name>`, `routers`, `db`, or `src` for the files at its top. */
const roomOf = (file: string): string => {
  const parts = file.split('/');
  return parts[0] === 'src' && parts.length > 2 ? `src/${parts[1]}` : parts[0]!;
};

interface Import {
  readonly specifier: string;
  /** Nothing of it is there when the program runs. */
  readonly typeOnly: boolean;
}

/** Static, dynamic and type imports, and what is handed on. */
const importsOf = (file: string): Import[] => {
  const statements = textOf(file).matchAll(
    /^\s*(?:import|export)\s+(type\s+)?[^'"]*?from\s+'([^']+)'|\bimport\('([^']+)'\)|^import\s+'([^']+)'/gm,
  );
  return [...statements].map(([, type, named, dynamic, bare]) => ({
    specifier: named ?? dynamic ?? bare!,
    typeOnly: type !== undefined,
  }));
};

const isOurs = ({ specifier }: Import): boolean => specifier.startsWith('.');
const targetOf = (file: string, { specifier }: Import): string =>
  relative(root, resolve(root, dirname(file), specifier));

const packageOf = (specifier: string): string => {
  if (specifier.startsWith('node:')) return specifier;
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
};
const mayUse = ({ packages }: Room, name: string): boolean =>
  packages.includes(name) || (name.startsWith('node:') && packages.includes('node:'));

const files = ['src', 'routers', 'db'].flatMap(filesOf).filter(isSource);

/** The circles of a graph, each as the way round it. */
const circlesOf = (graph: ReadonlyMap<string, readonly string[]>): string[] => {
  const done = new Set<string>();
  const circles: string[] = [];
  const visit = (node: string, trail: readonly string[]): void => {
    if (trail.includes(node)) {
      circles.push([...trail.slice(trail.indexOf(node)), node].join(' -> '));
      return;
    }
    if (done.has(node)) return;
    for (const next of graph.get(node) ?? []) visit(next, [...trail, node]);
    done.add(node);
  };
  for (const node of graph.keys()) visit(node, []);
  return circles;
};

describe('rooms', () => {
  it('are all listed, and none that is not there', () => {
    expect(Object.keys(rooms).toSorted()).toEqual([...new Set(files.map(roomOf))].toSorted());
  });

  it('stand on rooms above them in the table alone', () => {
    const order = Object.keys(rooms);
    const wrong = order.flatMap((room, i) =>
      rooms[room]!.imports.filter((other) => !order.slice(0, i).includes(other)).map((other) => `${room} -> ${other}`),
    );
    expect(wrong).toEqual([]);
  });

  it('go in no circle, types counted', () => {
    const graph = new Map(
      Object.keys(rooms).map((room) => {
        const own = files.filter((file) => roomOf(file) === room);
        const others = own.flatMap((file) =>
          importsOf(file)
            .filter(isOurs)
            .map((one) => roomOf(targetOf(file, one))),
        );
        return [room, [...new Set(others)].filter((other) => other !== room)];
      }),
    );
    expect(circlesOf(graph)).toEqual([]);
  });

  it.each(Object.entries(rooms))('%s says what it holds and why it imports what it does', (_, { holds, because }) => {
    expect(holds.length).toBeGreaterThan(10);
    expect(because.length).toBeGreaterThan(20);
  });

  it.each(Object.entries(rooms))('%s is allowed nothing that it does not use', (room, { imports, packages }) => {
    const own = files.filter((file) => roomOf(file) === room);
    const used = own.flatMap((file) =>
      importsOf(file).map((one) => (isOurs(one) ? roomOf(targetOf(file, one)) : packageOf(one.specifier))),
    );
    expect(imports.filter((other) => !used.includes(other))).toEqual([]);
    expect(
      packages.filter((name) => !used.some((one) => one === name || (name === 'node:' && one.startsWith(name)))),
    ).toEqual([]);
  });
});

describe('imports', () => {
  it.each(files)('%s imports only what its room may', (file) => {
    const room = roomOf(file);
    const law = rooms[room]!;
    const wrong = importsOf(file).filter((one) => {
      if (!isOurs(one)) return !mayUse(law, packageOf(one.specifier));
      const other = roomOf(targetOf(file, one));
      return other !== room && !law.imports.includes(other);
    });
    expect(wrong.map(({ specifier }) => specifier)).toEqual([]);
  });

  it('go in no circle of files, types counted', () => {
    const graph = new Map(
      files.map((file) => [
        file,
        importsOf(file)
          .filter(isOurs)
          .map((one) => targetOf(file, one)),
      ]),
    );
    expect(circlesOf(graph)).toEqual([]);
  });

  it('go in no circle of folders that lie side by side, types counted', () => {
    const graphs = new Map<string, Map<string, Set<string>>>();
    for (const file of files.filter((one) => one.startsWith('src/')))
      for (const one of importsOf(file).filter(isOurs)) {
        const [from, to] = [dirname(file).split('/'), dirname(targetOf(file, one)).split('/')];
        const fork = from.findIndex((part, i) => part !== to[i]);
        if (fork < 1 || to[fork] === undefined) continue;
        const above = from.slice(0, fork).join('/');
        const graph = graphs.get(above) ?? new Map<string, Set<string>>();
        const next = graph.get(from[fork]!) ?? new Set();
        graphs.set(above, graph.set(from[fork]!, next.add(to[fork])));
      }
    const circles = [...graphs].flatMap(([above, graph]) =>
      circlesOf(new Map([...graph].map(([folder, next]) => [folder, [...next]]))).map((way) => `${above}: ${way}`),
    );
    expect(circles).toEqual([]);
  });

  it('take in every runtime dependency, but for those with a reason', () => {
    const imports = files.flatMap(importsOf).filter(({ typeOnly }) => !typeOnly);
    const used = new Set(imports.map(({ specifier }) => packageOf(specifier)));
    const unused = Object.keys(packageJson.dependencies).filter((name) => !used.has(name));
    expect(unused.filter((name) => !(name in NOT_IMPORTED))).toEqual([]);
    expect(Object.keys(NOT_IMPORTED).filter((name) => used.has(name))).toEqual([]);
  });
});

describe('the analyzer', () => {
  const ROOT = 'src/analyzer';
  const own = files.filter((file) => roomOf(file) === ROOT);
  const ours = (file: string): string[] =>
    importsOf(file)
      .filter(isOurs)
      .map((one) => targetOf(file, one))
      .filter((target) => roomOf(target) === ROOT);
  /** The first folder below the analyzer, '' for the files at its top. */
  const folderOf = (file: string): string => (dirname(file) === ROOT ? '' : relative(ROOT, file).split('/')[0]!);

  it('goes in no circle of folders, types counted', () => {
    const graph = new Map<string, string[]>();
    for (const file of own) {
      const others = ours(file).map((target) => dirname(target));
      graph.set(dirname(file), [...(graph.get(dirname(file)) ?? []), ...others.filter((one) => one !== dirname(file))]);
    }
    expect(circlesOf(graph)).toEqual([]);
  });

  it('has the folders of the table, each of which imports only those above it', () => {
    const order = Object.keys(ANALYZER_FOLDERS);
    expect([...new Set(own.map(folderOf))].filter((folder) => folder !== '').toSorted()).toEqual(order.toSorted());
    const wrong = own
      .filter((file) => folderOf(file) !== '')
      .flatMap((file) =>
        ours(file)
          .filter((target) => order.indexOf(folderOf(target)) > order.indexOf(folderOf(file)) || !folderOf(target))
          .map((target) => `${file} -> ${target}`),
      );
    expect(wrong).toEqual([]);
  });

  it('has per stage facts, checks that read them and a stage that joins both, and no stage imports another', () => {
    const RANK = ['facts', 'checks', 'stage.ts'];
    const place = (file: string): readonly [string, number] => {
      const [stage = '', part = ''] = relative(join(ROOT, 'stages'), file).split('/');
      return [stage, RANK.indexOf(part)];
    };
    const staged = own.filter((file) => file.startsWith(`${ROOT}/stages/`) && dirname(file) !== `${ROOT}/stages`);
    expect(staged.filter((file) => place(file)[1] < 0)).toEqual([]);
    const wrong = staged.flatMap((file) =>
      ours(file)
        .filter((target) => folderOf(target) === 'stages')
        .filter((target) => place(target)[0] !== place(file)[0] || place(target)[1] > place(file)[1])
        .map((target) => `${file} -> ${target}`),
    );
    expect(wrong).toEqual([]);
  });
});

describe('programs without types', () => {
  it('import compiled modules that have a source', () => {
    const COMPILED = /(?:\.\.\/)+dist\/((?:src|routers|db)\/[\w/.-]+)\.js/g;
    const wrong = ['scripts', 'test']
      .flatMap(filesOf)
      .flatMap((file) =>
        file.endsWith('.mjs')
          ? [...textOf(file).matchAll(COMPILED)]
              .filter(([, module]) => !existsSync(join(root, `${module}.ts`)))
              .map(([specifier]) => `${file}: ${specifier}`)
          : [],
      );
    expect(wrong).toEqual([]);
  });
});

describe('files', () => {
  it('at the top of src are composition', () => {
    const code = files.filter((file) => !file.endsWith('.d.ts'));
    expect(code.filter((file) => roomOf(file) === 'src').toSorted()).toEqual([...COMPOSITION].toSorted());
  });

  it('stay below 300 lines', () => {
    expect(files.filter((file) => textOf(file).split('\n').length > 301)).toEqual([]);
  });

  it('have no catch-all names', () => {
    expect(files.filter((file) => /(^|\/)(utils?|helpers?|common|misc)(\.tsx?|\/)/.test(file))).toEqual([]);
  });

  it('spread no object in place: its members can stand where it stands', () => {
    expect(files.filter((file) => /^\s*\.\.\.\{/m.test(textOf(file)))).toEqual([]);
  });

  it('and folders are named in kebab-case', () => {
    const named = ['src', 'routers', 'db', 'test', 'scripts', 'docs'].flatMap(filesOf);
    // Migrations and packed files are named by the tools that write them.
    const ours = named.filter((file) => !/^(?:db\/migrations|scripts\/playground\/packed)\//.test(file));
    const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;
    expect(ours.filter((file) => !file.split('/').every((part) => kebab.test(part)))).toEqual([]);
  });

  it('called index.ts are registries of their folder', () => {
    const besides = (file: string): number =>
      importsOf(file).filter(({ specifier }) => specifier.startsWith('./')).length;
    expect(files.filter((file) => basename(file) === 'index.ts' && besides(file) < 3)).toEqual([]);
  });

  it('of routers are a router each, and index.ts lists them all', () => {
    const own = files.filter((file) => roomOf(file) === 'routers' && basename(file) !== 'index.ts');
    expect(own.filter((file) => !/^export const \w+ = router\(\{$/m.test(textOf(file)))).toEqual([]);
    const listed = importsOf('routers/index.ts').map((one) => targetOf('routers/index.ts', one));
    expect(own.filter((file) => !listed.includes(file))).toEqual([]);
  });
});

describe('tests', () => {
  const tests = filesOf('test').filter((file) => file.endsWith('.test.ts'));
  /** Kinds of test that go over many rooms. */
  const KINDS = [
    'bench/growth',
    'contract',
    'browser',
    'cluster',
    'faults',
    'generators',
    'package',
    'people',
    'promises',
    'scripts',
    'web/walks',
  ];

  it('lie where their subject lies', () => {
    const folders = new Set(files.map(dirname));
    const lost = tests.filter((file) => {
      const place = relative('test', dirname(file));
      return place !== '' && !KINDS.includes(place) && place !== 'routers' && !folders.has(join('src', place));
    });
    expect(lost).toEqual([]);
  });

  it('of a router are named after it', () => {
    const own = tests.filter((file) => dirname(file) === 'test/routers');
    expect(own.filter((file) => !files.includes(`routers/${basename(file, '.test.ts')}.ts`))).toEqual([]);
  });
});
