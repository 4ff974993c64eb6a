import { beforeEach, expect, it, vi } from 'vitest';
import { appRouter } from '../../routers/index.ts';
import { operationsOf } from '../../src/api/operations.ts';
import { createToolServers } from '../../src/mcp/server.ts';
import { tools } from '../../src/mcp/tools/index.ts';

/** How many pieces a work has, and what comes of it. */
const counted = <Result>(pieces: Generator<void, Result, void>): { pieces: number; result: Result } => {
  for (let count = 1; ; count += 1) {
    const step = pieces.next();
    if (step.done) return { pieces: count, result: step.value };
  }
};

// What is made once is not there yet.
beforeEach(() => void vi.resetModules());
const loadAtlas = () => import('../../src/collections/atlas/atlas-columns.ts');

it('the atlas is measured and labelled a few hundred colours at a time, and made once', async () => {
  const { atlasColumns, keptAtlasInPieces } = await loadAtlas();
  const { pieces, result } = counted(keptAtlasInPieces());
  expect(pieces).toBeGreaterThan(14 * 16);
  expect(result.columns).toBe(atlasColumns());
  expect(counted(keptAtlasInPieces()).pieces).toBe(1);
});

it('a caller that needs the atlas while it is made gets it, and the pieces end', async () => {
  const { atlasColumns, keptAtlasInPieces } = await loadAtlas();
  const pieces = keptAtlasInPieces();
  pieces.next();
  const columns = atlasColumns();
  const rest = counted(pieces);
  expect(rest.result.columns).toBe(columns);
  expect(rest.pieces).toBe(1);
});

it('a tool is prepared in a piece of its own', () => {
  expect(counted(createToolServers(operationsOf(appRouter))).pieces).toBe(tools.length + 1);
});

it('what sets of tokens need is made in pieces', async () => {
  const { prepareTokens } = await import('../../src/design/tokens/prepare-tokens.ts');
  expect(counted(prepareTokens()).pieces).toBeGreaterThan(50);
  // What charts are chosen from is made once.
  expect(counted(prepareTokens()).pieces).toBeLessThan(40);
});
