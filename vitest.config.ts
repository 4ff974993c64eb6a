import { defineConfig } from 'vitest/config';

export default defineConfig({
  // The copy of graphql that Node takes, and with it every library: two copies do not know each other's types.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    include: ['test/**/*.test.ts'],
    exclude: ['test/cluster/**', 'node_modules/**'],
    globalSetup: ['test/build.ts'],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
});
