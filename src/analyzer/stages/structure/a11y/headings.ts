import { attr, type Element } from '../../../page/node.ts';
import { act, axe } from '../../links.ts';
import { failed, judge, notApplicable, passed } from '../../verdict.ts';
import { a11y, type View } from './define.ts';

/** 1 to 6 or more; 2 where a heading role states none. */
const headingLevel = (element: Element): number => {
  const stated = Number.parseInt(attr(element, 'aria-level') ?? '', 10);
  if (stated > 0) return stated;
  return /^h[1-6]$/.test(element.tag) ? Number(element.tag[1]) : 2;
};

const name = a11y.each(
  {
    id: 'a11y-heading-name',
    severity: 'minor',
    title: 'Heading is empty',
    help: act('ffd0e9'),
    fix: 'Add text to the heading, or remove the element.',
  },
  (view) => view.withRole('heading'),
  (element, view) => (view.names.of(element) ? null : ''),
  {
    none: 'There is no heading.',
    message: (n, of) => `${n} of ${of} headings are empty.`,
  },
);

const order = a11y(
  {
    id: 'a11y-heading-order',
    severity: 'moderate',
    title: 'Heading levels are skipped',
    help: axe('heading-order'),
    fix: 'Make each heading at most one level deeper than the previous one.',
  },
  (view) => {
    const headings = view.withRole('heading');
    const before = new Map(headings.map((heading, i) => [heading, headings[i - 1]]));
    return judge(
      view.page,
      headings.slice(1),
      (heading) => {
        const [from, to] = [headingLevel(before.get(heading)!), headingLevel(heading)];
        return to > from + 1 ? `h${from} to h${to}` : null;
      },
      { none: 'There are fewer than two headings.', message: (n) => `Levels are skipped at ${n} headings.` },
    );
  },
);

const first = a11y(
  {
    id: 'a11y-h1',
    severity: 'moderate',
    title: 'Page has no main heading',
    help: axe('page-has-heading-one'),
    fix: 'Start the main content with an h1.',
  },
  (view: View) => {
    if (!view.page.body?.children.length) return notApplicable('The page has no content.');
    return view.withRole('heading').some((heading) => headingLevel(heading) === 1)
      ? passed()
      : failed('There is no heading of level 1.');
  },
);

export const headingChecks = [name, order, first];
