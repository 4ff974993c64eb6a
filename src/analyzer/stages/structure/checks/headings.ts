import { act, axe } from '../../../model/links.ts';
import * as sample from '../../../model/samples.ts';
import { failed, judge, notApplicable, passed } from '../../../model/verdict.ts';
import { attr, type Element } from '../../../page/tree/node.ts';
import type { View } from '../facts/view.ts';
import { a11y } from './check.ts';
import { nameless } from './nameless.ts';

/** 1 to 6 or more; 2 where a heading role states none. */
const headingLevel = (element: Element): number => {
  const stated = Number.parseInt(attr(element, 'aria-level') ?? '', 10);
  if (stated > 0) return stated;
  return /^h[1-6]$/.test(element.name) ? Number(element.name[1]) : 2;
};

export const HEADINGS_CHECKS = [
  a11y('a11y-heading-name', 'minor', 'Heading is empty', {
    help: act('ffd0e9'),
    fix: 'Add text to the heading, or remove the element.',
    requirements: {
      criteria: [
        { sc: '1.3.1', when: 'may' },
        { sc: '2.4.6', when: 'may' },
      ],
      techniques: ['H42'],
      failures: ['F43'],
      act: ['ffd0e9'],
      note: 'Structure without content may mislead; axe-core files it as best practice.',
    },
    elements: (view) => view.withRole('heading'),
    test: nameless,
    none: 'There is no heading.',
    message: (n, of) => `${n} of ${of} headings are empty.`,
    examples: {
      passed: '<h1>Bowls</h1>',
      failed: [
        '<h1></h1>',
        `<h2><img alt="" ${sample.PICTURE}></h2>`,
        '<h1><span aria-hidden="true">Bowls</span></h1>',
        '<div role="heading" aria-level="1"></div>',
      ],
      notApplicable: ['<p>x</p>', '<h1 hidden></h1>'],
    },
  }),
  a11y('a11y-heading-order', 'moderate', 'Heading levels are skipped', {
    help: axe('heading-order'),
    fix: 'Make each heading at most one level deeper than the previous one.',
    requirements: { criteria: [], techniques: ['G141'] },
    run: (view) => {
      const headings = view.withRole('heading');
      const before = new Map(headings.map((heading, i) => [heading, headings[i - 1]]));
      return judge(
        view,
        headings.slice(1),
        (heading) => {
          const [from, to] = [headingLevel(before.get(heading)!), headingLevel(heading)];
          return to > from + 1 ? `h${from} to h${to}` : null;
        },
        { none: 'There are fewer than two headings.', message: (n) => `Levels are skipped at ${n} headings.` },
      );
    },
    examples: {
      passed: '<h1>A</h1><h2>B</h2><h3>C</h3><h2>D</h2>',
      failed: ['<h1>A</h1><h3>B</h3>', '<h1>A</h1><div role="heading" aria-level="4">B</div>'],
      notApplicable: '<h1>A</h1>',
    },
  }),
  a11y('a11y-h1', 'moderate', 'Page has no main heading', {
    help: axe('page-has-heading-one'),
    fix: 'Start the main content with an h1.',
    requirements: { criteria: [], techniques: ['G141', 'H42'] },
    run: (view: View) => {
      if (!view.page.body?.children.length) return notApplicable('The page has no content.');
      return view.withRole('heading').some((heading) => headingLevel(heading) === 1)
        ? passed()
        : failed('There is no heading of level 1.');
    },
    examples: {
      passed: ['<h1>A</h1>', '<div role="heading" aria-level="1">A</div>'],
      failed: '<h2>A</h2>',
      notApplicable: '',
    },
  }),
];
