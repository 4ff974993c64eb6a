import { Faults } from '../../../model/faults.ts';
import { axe } from '../../../model/links.ts';
import { failed, judge, notApplicable, passed } from '../../../model/verdict.ts';
import { type Element, parentOf } from '../../../page/tree/node.ts';
import { LANDMARKS, landmarksOf } from '../facts/landmarks.ts';
import { a11y } from './check.ts';

export const LANDMARKS_CHECKS = [
  a11y('a11y-landmark-main', 'moderate', 'There is not exactly one main landmark', {
    help: axe('landmark-one-main'),
    fix: 'Put the main content of the page into a single main element.',
    requirements: {
      criteria: [],
      techniques: ['ARIA11', 'H101'],
      note: 'Best practice: no criterion requires landmarks.',
    },
    run: (view) => {
      if (!view.page.body?.children.length) return notApplicable('The page has no content.');
      const found = view.withRole('main');
      if (found.length === 1) return passed();
      if (!found.length) return failed('There is no main landmark.');
      return {
        outcome: 'failed',
        message: `There are ${found.length} main landmarks.`,
        items: found.map((element) => view.page.item(element)),
        faults: new Faults(
          view.page,
          found.map((element) => ({ element, fault: '', criteria: null })),
        ),
        total: found.length,
        applicable: found.length,
      };
    },
    examples: {
      passed: '<main>x</main>',
      failed: ['<p>x</p>', '<main>x</main><div role="main">y</div>'],
      notApplicable: '',
    },
  }),
  a11y('a11y-landmark-unique', 'moderate', 'Landmarks of the same kind are not distinguishable', {
    help: axe('landmark-unique'),
    fix: 'Label each with aria-label or aria-labelledby.',
    requirements: {
      criteria: [],
      techniques: ['ARIA11', 'ARIA13'],
      note: 'Best practice: no criterion requires landmarks.',
    },
    run: (view) => {
      const groups = new Map<string, Element[]>();
      const marks = landmarksOf(view);
      for (const mark of marks) {
        const key = `${view.roleOf(mark)} ${view.names.of(mark).toLowerCase()}`;
        groups.set(key, [...(groups.get(key) ?? []), mark]);
      }
      const twins = new Set([...groups.values()].filter((group) => group.length > 1).flat());
      return judge(view, marks, (mark) => (twins.has(mark) ? view.roleOf(mark)! : null), {
        none: 'There are no landmarks.',
        message: (n) => `${n} landmarks share kind and name with another.`,
      });
    },
    examples: {
      passed: '<nav aria-label="Main"></nav><nav aria-label="Foot"></nav>',
      failed: '<nav></nav><nav></nav>',
      notApplicable: '<p>x</p>',
    },
  }),
  a11y('a11y-landmark-top', 'moderate', 'Page-level landmark is nested or repeated', {
    help: axe('landmark-banner-is-top-level'),
    fix: 'Use banner, main and contentinfo once each, outside other landmarks; complementary outside all but main.',
    requirements: { criteria: [], techniques: ['ARIA11'], note: 'Best practice: no criterion requires landmarks.' },
    run: (view) => {
      const marks = view.withRole('banner', 'main', 'contentinfo', 'complementary');
      const seen = new Set<string>();
      return judge(
        view,
        marks,
        (mark) => {
          const role = view.roleOf(mark)!;
          const again = !/^(main|complementary)$/.test(role) && seen.has(role);
          seen.add(role);
          if (again) return `second ${role}`;
          for (let up = parentOf(mark); up; up = parentOf(up)) {
            const around = view.roleOf(up);
            if (
              around &&
              (LANDMARKS as readonly string[]).includes(around) &&
              !(/^(form|region)$/.test(around) && !view.names.of(up)) &&
              // An aside may speak of a part of the main content.
              !(role === 'complementary' && /^(main|form|region)$/.test(around))
            )
              return `${role} inside ${around}`;
          }
          return null;
        },
        {
          none: 'There is no banner, main, contentinfo or complementary landmark.',
          message: (n) => `${n} page-level landmarks are nested or repeated.`,
        },
      );
    },
    examples: {
      passed: ['<header></header><main></main><footer></footer>', '<main><aside>x</aside></main><aside>y</aside>'],
      failed: [
        '<main><div role="banner"></div></main>',
        '<header></header><header></header>',
        '<nav><div role="complementary">x</div></nav>',
      ],
      notApplicable: '<p>x</p>',
    },
  }),
];
