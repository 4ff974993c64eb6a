import { attr, type Element } from '../../../page/node.ts';
import { act, axe } from '../../links.ts';
import { failed, judge, notApplicable, passed } from '../../verdict.ts';
import { a11y, type View } from './define.ts';

/** 1 to 6 or more; 2 where a heading role states none. */
const headingLevel = (element: Element): number => {
  const stated = Number.parseInt(attr(element, 'aria-level') ?? '', 10);
  if (stated > 0) return stated;
  return /^h[1-6]$/.test(element.name) ? Number(element.name[1]) : 2;
};

const name = a11y.each(
  {
    id: 'a11y-heading-name',
    severity: 'minor',
    title: 'Heading is empty',
    help: act('ffd0e9'),
    fix: 'Write the heading, or remove the element.',
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
    fix: 'Let each heading be at most one level below the one before.',
  },
  (view) => {
    const headings = view.withRole('heading');
    const before = new Map(headings.map((heading, i) => [heading, headings[i - 1]]));
    return judge(
      view,
      headings.slice(1),
      (heading) => {
        const [from, to] = [headingLevel(before.get(heading)!), headingLevel(heading)];
        return to > from + 1 ? `h${from} to h${to}` : null;
      },
      { none: 'There are not two headings.', message: (n) => `The level jumps by more than one at ${n} headings.` },
    );
  },
);

const first = a11y(
  {
    id: 'a11y-h1',
    severity: 'moderate',
    title: 'Page has no main heading',
    help: axe('page-has-heading-one'),
    fix: 'Begin the main content with an h1.',
  },
  (view: View) => {
    if (!view.page.body?.children.length) return notApplicable('The page has no content.');
    return view.withRole('heading').some((heading) => headingLevel(heading) === 1)
      ? passed()
      : failed('There is no heading of level 1.');
  },
);

export const headingChecks = [name, order, first];
