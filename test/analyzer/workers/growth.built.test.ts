import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { beforeAll, describe, expect, it } from 'vitest';
import { input } from '../stages/input.ts';

const many = (n: number, part: (i: number) => string): string => Array.from({ length: n }, (_, i) => part(i)).join('');

/** Pages made to be read again and again: by name, the least number of a part and the page with so many. */
const PAGES: Readonly<Record<string, readonly [number, (n: number) => string]>> = {
  'elements named by the next, each in the one before': [
    100,
    (n) => many(n, (i) => `<div id="d${i}" role="img" aria-labelledby="d${i + 1}">`),
  ],
  'titles of nested SVG groups': [100, (n) => `<svg role="img">${'<g><title>x</title>'.repeat(n)}</svg>`],
  'rules that may apply, and as many elements': [
    200,
    (n) => `<style>${many(n, (i) => `@container c${i} (width>${i}px){p{display:none}}`)}</style>${'<p>x'.repeat(n)}`,
  ],
  'sources of one player': [100, (n) => `<video>${many(n, (i) => `<source src="/${i}.mp4">`)}</video>`],
  links: [200, (n) => many(n, (i) => `<a href="/${i}">Bowl ${i}</a>`)],
  'misnested formatting': [200, (n) => many(n, (i) => `<b><i>${i}</b>`)],
  'labels of one field': [200, (n) => `<input id="f">${'<label for="f">Bowl</label>'.repeat(n)}`],
  'cells of one table': [200, (n) => `<table><tr><th>a${many(n, (i) => `<tr><td>${i}`)}</table>`],
  'attributes of one element': [500, (n) => `<p ${many(n, (i) => `data-a${i}="x" `)}>x</p>`],
};

/** How often the blocks of our source ran for each page: no clock, so the same on every machine. The first page is not counted. */
const stepsOf = async (...pages: readonly string[]): Promise<number[]> => {
  const thread = new Worker(new URL('steps.mjs', import.meta.url), {
    workerData: ['<p>x', ...pages].map((html) => input(html).gathered),
  });
  const [steps] = (await once(thread, 'message')) as [number[]];
  return steps.slice(1);
};

describe('steps of judging a page', () => {
  let floor: number;
  let found: readonly number[];
  beforeAll(async () => {
    const pages = Object.values(PAGES).flatMap(([n, page]) => [page(n), page(4 * n)]);
    [floor, ...found] = (await stepsOf('<p>x', ...pages)) as [number, ...number[]];
  });

  it.each(Object.keys(PAGES).map((name, i) => [name, i] as const))('grow as the page does: %s', (_, i) => {
    const [few, more] = [found[2 * i]! - floor, found[2 * i + 1]! - floor];
    expect(few).toBeGreaterThan(10_000);
    expect(Math.log(more / few) / Math.log(4)).toBeLessThan(1.2);
  });
});
