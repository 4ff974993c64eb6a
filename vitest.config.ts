import { defineConfig } from 'vitest/config';

/** Ends what hangs. A wait ends when it is over; how long that takes is for a machine that does much else. */
const LIMITS = { testTimeout: 600_000, hookTimeout: 600_000, expect: { poll: { timeout: 120_000 } } } as const;

/** Projects that need no system package: two processes, each of which loads a module once for all of its files. */
const here = { pool: 'forks', maxWorkers: 2, isolate: false, ...LIMITS } as const;

/** Projects with engines or programs from the outside, which have a command each. */
const OTHERS = ['test/{cluster,faults,generators,package}/**', '**/node_modules/**'];
const BUILT = '**/*.built.test.ts';
const BROWSER = '**/*.browser.test.ts';
const PEOPLE = '**/*.people.test.ts';
const isSmall = process.env.TEST_SIZE !== 'full';

export default defineConfig({
  // The copy of graphql that Node takes, and with it every library: two copies do not know each other's types.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    setupFiles: ['test/properties.ts'],
    // What a file was transformed into is kept for the next run, under node_modules.
    experimental: { fsModuleCache: true },
    projects: [
      // The rings: what a test may do is in the name of its file (docs/architecture.md, Tests).
      {
        extends: true,
        test: {
          name: 'quick',
          include: ['test/**/*.test.ts'],
          exclude: [BUILT, BROWSER, PEOPLE, ...OTHERS],
          setupFiles: ['test/rings/quick.ts'],
          ...here,
        },
      },
      {
        extends: true,
        test: {
          name: 'built',
          include: [`test/${BUILT}`],
          exclude: OTHERS,
          setupFiles: ['test/rings/built.ts'],
          ...here,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: [`test/${BROWSER}`],
          exclude: OTHERS,
          setupFiles: ['test/rings/built.ts'],
          ...here,
        },
      },
      {
        extends: true,
        // Everyday tasks in every manner: what `once.browser.test.ts` tries by turns.
        test: {
          name: 'people',
          include: [`test/${PEOPLE}`],
          setupFiles: ['test/rings/built.ts'],
          ...here,
        },
      },
      {
        extends: true,
        // Generators of clients from packages of their own.
        test: {
          name: 'generators',
          include: ['test/generators/*.test.ts'],
          setupFiles: ['test/rings/built.ts'],
          ...here,
        },
      },
      {
        extends: true,
        // Clusters with real engines: one at a time, each may take minutes.
        test: {
          name: 'cluster',
          include: ['test/cluster/**/*.test.ts'],
          setupFiles: ['test/rings/built.ts'],
          pool: 'forks',
          maxWorkers: 1,
          fileParallelism: false,
          sequence: { groupOrder: 1 },
          ...LIMITS,
        },
      },
      // The packed packages, installed from the registry and examined with tools of their own.
      {
        extends: true,
        test: {
          name: 'package',
          include: ['test/package/*.test.ts'],
          setupFiles: ['test/rings/built.ts'],
          ...here,
          maxWorkers: 1,
          sequence: { groupOrder: 3 },
        },
      },
      {
        extends: true,
        // The same for what started servers owe their callers. Those of small size wait for most of their time, and run beside each other.
        test: {
          name: 'faults',
          include: ['test/faults/**/*.test.ts'],
          setupFiles: ['test/rings/built.ts'],
          pool: 'forks',
          maxWorkers: isSmall ? 4 : 1,
          fileParallelism: isSmall,
          sequence: { groupOrder: 2 },
          ...LIMITS,
        },
      },
    ],
  },
});
