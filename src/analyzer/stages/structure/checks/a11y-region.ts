import { axe } from '../../../model/links.ts';
import { judge, notApplicable } from '../../../model/verdict.ts';
import { type Element, isElement, isText, parentOf } from '../../../page/tree/node.ts';
import { landmarksOf } from '../facts/landmarks.ts';
import type { View } from '../facts/view.ts';
import { a11y } from './check.ts';

/** Parts that speak for themselves wherever they stand. */
const APART = new Set<string | null>(['alert', 'alertdialog', 'dialog', 'log', 'status', 'timer']);

/** One of the first links, to a place on this page. */
const isSkipLink = (view: View, element: Element): boolean =>
  element.name === 'a' &&
  (element.attribs.href ?? '').startsWith('#') &&
  view.page.byTag('a').slice(0, 5).includes(element);

/**
 * The parts that hold text or images and lie in no landmark, as large as they can be named: up to what holds a landmark
 * too, or the body.
 */
const outermost = (view: View, marks: ReadonlySet<Element>): Element[] => {
  const { page, rendering } = view;
  const covers = (element: Element): boolean =>
    marks.has(element) || APART.has(view.roleOf(element)) || isSkipLink(view, element);
  if (covers(page.root)) return [];
  const outside: Element[] = [];
  const holders = new Set<Element>();
  const stack: Element[] = page.body ? [page.body] : [];
  for (let element = stack.pop(); element; element = stack.pop()) {
    if (!rendering.exposed(element)) continue;
    if (covers(element)) {
      for (let up = parentOf(element); up && !holders.has(up); up = parentOf(up)) holders.add(up);
      continue;
    }
    const own =
      element.children.some((child) => isText(child) && child.data.trim()) ||
      /^(video|audio|iframe|object|input|button|select|textarea)$/.test(element.name) ||
      (/^(img|svg)$/.test(element.name) && Boolean(view.names.of(element)));
    if (own && element !== page.body) outside.push(element);
    else
      for (let i = element.children.length - 1; i >= 0; i -= 1) {
        const child = element.children[i];
        if (isElement(child)) stack.push(child);
      }
  }
  const partOf = (element: Element): Element => {
    let part = element;
    for (let up = parentOf(part); up && up !== page.body && !holders.has(up); up = parentOf(up)) part = up;
    return part;
  };
  return [...new Set(outside.map(partOf))];
};

export const a11yRegion = a11y('a11y-region', 'moderate', 'Content lies outside of all landmarks', {
  help: axe('region'),
  fix: 'Put everything into header, nav, main, aside or footer, or into a section with a name.',
  requirements: {
    criteria: [],
    techniques: ['ARIA11', 'ARIA20', 'H101'],
    note: 'Best practice: no criterion requires landmarks.',
  },
  run: (view) => {
    const marks = new Set(landmarksOf(view));
    if (marks.size === 0) return notApplicable('There are no landmarks.');
    const outside = outermost(view, marks);
    const parts = [...marks, ...outside];
    const found = new Set(outside);
    return judge(view, parts, (part) => (found.has(part) ? '' : null), {
      none: '',
      message: (n) => `${n} parts of the page are in no landmark.`,
    });
  },
  examples: {
    passed: [
      '<header>a</header><main>b</main>',
      '<a href="#m">Skip</a><main id="m">b</main>',
      '<main>b</main><div hidden>c</div>',
    ],
    failed: ['<main>b</main><p>c</p>', '<div><main>b</main><div><p>c</p><p>d</p></div></div>'],
    notApplicable: '<p>x</p>',
  },
});
