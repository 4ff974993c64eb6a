import { Session } from 'node:inspector';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { STAGE_IDS } from '../../../src/analyzer/stages/table.ts';
import { judgePage } from '../../../src/analyzer/work/judge.ts';
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

/** How often the blocks of our source ran: no clock, so the same on every machine. */
const session = new Session();
const post = (method: string, params: object = {}): { result?: unknown } => {
  let answer: { result?: unknown } = {};
  session.post(method, params, (error, value) => {
    if (error) throw error;
    answer = (value ?? {}) as { result?: unknown };
  });
  return answer;
};

interface Script {
  readonly url: string;
  readonly functions: readonly { readonly ranges: readonly { readonly count: number }[] }[];
}

const stepsOf = (html: string): number => {
  const { gathered } = input(html);
  post('Profiler.takePreciseCoverage');
  judgePage(gathered, STAGE_IDS, '', 0);
  const scripts = post('Profiler.takePreciseCoverage').result as readonly Script[];
  let steps = 0;
  for (const { url, functions } of scripts)
    if (url.includes('/src/analyzer/'))
      for (const { ranges } of functions) for (const { count } of ranges) steps += count;
  return steps;
};

describe('steps of judging a page', () => {
  beforeAll(() => {
    session.connect();
    post('Profiler.enable');
    post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
    stepsOf('<p>x');
  });
  afterAll(() => session.disconnect());

  it.each(Object.entries(PAGES))('grow as the page does: %s', (_, [n, page]) => {
    const floor = stepsOf('<p>x');
    const [few, more] = [stepsOf(page(n)) - floor, stepsOf(page(4 * n)) - floor];
    expect(few).toBeGreaterThan(1000);
    expect(Math.log(more / few) / Math.log(4)).toBeLessThan(1.2);
  });
});
