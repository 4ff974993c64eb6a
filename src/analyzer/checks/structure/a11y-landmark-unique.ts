import type { Element } from '../../reading/page/node.ts';
import { axe } from '../links.ts';
import { judge } from '../verdict.ts';
import { landmarksOf } from './landmarks.ts';
import { a11y } from './view.ts';

export const a11yLandmarkUnique = a11y(
  'a11y-landmark-unique',
  'moderate',
  'Landmarks of the same kind are not distinguishable',
  {
    help: axe('landmark-unique'),
    fix: 'Label each with aria-label or aria-labelledby.',
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
  },
);
