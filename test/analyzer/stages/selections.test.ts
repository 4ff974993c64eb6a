import { expect, it } from 'vitest';
import type { Node } from '../../../src/analyzer/page/tree/node.ts';
import { RUNNING } from '../../../src/analyzer/stages/table.ts';
import { input } from './input.ts';

/** Counts how often code asks nodes of a tree what they are. */
const countReads = (root: Node): { count: number } => {
  const reads = { count: 0 };
  const watch = (node: Node): void => {
    const { type } = node;
    Object.defineProperty(node, 'type', {
      get() {
        reads.count += 1;
        return type;
      },
    });
    if ('children' in node) node.children.forEach(watch);
  };
  watch(root);
  return reads;
};

const readsOf = (html: string): number => {
  const given = input(html);
  const reads = countReads(given.page.document);
  for (const stage of Object.values(RUNNING)) stage.run(given);
  return reads.count;
};

/** Pages whose elements each have many siblings or descendants: what looks at all of them for each one is quadratic. */
const PAGES: Readonly<Record<string, (n: number) => string>> = {
  'bold texts after comments': (n) => `<p>${'<!---->'.repeat(n)}${'<b>x</b>'.repeat(n)}`,
  'sources after comments': (n) => `<video>${'<!---->'.repeat(n)}${'<source src="/v">'.repeat(n)}`,
  'pictures of many sources': (n) => `<picture>${'<!---->'.repeat(n)}${'<source srcset="/v">'.repeat(n)}`,
  'fieldsets within fieldsets': (n) => '<fieldset>'.repeat(n),
  'forms within forms': (n) => '<form action="/a"><div></form>'.repeat(n),
  'videos within videos': (n) => '<video>'.repeat(n),
  'options after comments': (n) => `<select>${'<!---->'.repeat(n)}${'<option>x'.repeat(n)}</select>`,
  'groups within groups': (n) => '<div role="group">'.repeat(n),
  'groups within groups around a field': (n) => `${'<div role="group">'.repeat(n)}<input>`,
  'fieldsets around a field': (n) => `${'<fieldset>'.repeat(n)}<input>`,
  'lists of tabs': (n) => '<div role="tablist"><a role="tab" tabindex="-1">x</a>'.repeat(n),
  'grids within grids': (n) => '<div role="grid">'.repeat(n),
  'lists within lists': (n) => '<ul><li>x'.repeat(n),
  'lists directly within lists': (n) => '<ul>'.repeat(n),
  'details within details': (n) => '<details aria-expanded="true">'.repeat(n),
  'links within hidden parts': (n) => `${'<div aria-hidden="true">'.repeat(n)}<a href="/x">x</a>`,
  'links in hidden parts': (n) => '<div aria-hidden="true"><a href="/x">x</a>'.repeat(n),
  'areas of maps': (n) => '<map name="m"><area href="/x" alt="x"></map>'.repeat(n),
  'labels within labels': (n) => '<label>Mail<input type="email">'.repeat(n),
  'languages within languages': (n) => '<div lang="de"><a href="/x">hier</a>'.repeat(n),
  'items after comments': (n) => `<ul>${'<!---->'.repeat(n)}${'<li>x'.repeat(n)}</ul>`,
};

it.each(Object.entries(PAGES))('%s: twice as many are at most two and a half times the work', (_, page) => {
  expect(readsOf(page(400))).toBeLessThan(2.5 * readsOf(page(200)) + 1000);
});
