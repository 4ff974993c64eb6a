import { type Element, parentOf } from '../../../page/node.ts';
import { axe } from '../../links.ts';
import { failed, judge, notApplicable, passed } from '../../verdict.ts';
import { a11y, type View } from './define.ts';

const LANDMARKS = ['banner', 'complementary', 'contentinfo', 'form', 'main', 'navigation', 'region', 'search'] as const;

/** Landmarks in document order; forms and regions are landmarks only with a name. */
export const landmarksOf = (view: View): readonly Element[] =>
  view
    .withRole(...LANDMARKS)
    .filter((element) => !/^(form|region)$/.test(view.roleOf(element)!) || view.names.of(element));

const main = a11y(
  {
    id: 'a11y-landmark-main',
    severity: 'moderate',
    title: 'There is not exactly one main landmark',
    help: axe('landmark-one-main'),
    fix: 'Put the main content of the page into a single main element.',
  },
  (view) => {
    if (!view.page.body?.children.length) return notApplicable('The page has no content.');
    const found = view.withRole('main');
    if (found.length === 1) return passed();
    return failed(
      found.length ? `There are ${found.length} main landmarks.` : 'There is no main landmark.',
      found.map((element) => view.page.item(element)),
    );
  },
);

const unique = a11y(
  {
    id: 'a11y-landmark-unique',
    severity: 'moderate',
    title: 'Landmarks of the same kind are not distinguishable',
    help: axe('landmark-unique'),
    fix: 'Label each with aria-label or aria-labelledby.',
  },
  (view) => {
    const groups = new Map<string, Element[]>();
    const marks = landmarksOf(view);
    for (const mark of marks) {
      const key = `${view.roleOf(mark)} ${view.names.of(mark).toLowerCase()}`;
      groups.set(key, [...(groups.get(key) ?? []), mark]);
    }
    const twins = new Set([...groups.values()].filter((group) => group.length > 1).flat());
    return judge(view.page, marks, (mark) => (twins.has(mark) ? view.roleOf(mark)! : null), {
      none: 'There are no landmarks.',
      message: (n) => `${n} landmarks share kind and name with another.`,
    });
  },
);

const top = a11y(
  {
    id: 'a11y-landmark-top',
    severity: 'moderate',
    title: 'Page-level landmark is nested or repeated',
    help: axe('landmark-banner-is-top-level'),
    fix: 'Use banner, main and contentinfo once each, outside other landmarks.',
  },
  (view) => {
    const marks = view.withRole('banner', 'main', 'contentinfo');
    const seen = new Set<string>();
    return judge(
      view.page,
      marks,
      (mark) => {
        const role = view.roleOf(mark)!;
        const again = role !== 'main' && seen.has(role);
        seen.add(role);
        if (again) return `second ${role}`;
        for (let up = parentOf(mark); up; up = parentOf(up)) {
          const around = view.roleOf(up);
          if (
            around &&
            (LANDMARKS as readonly string[]).includes(around) &&
            !(/^(form|region)$/.test(around) && !view.names.of(up))
          )
            return `${role} inside ${around}`;
        }
        return null;
      },
      {
        none: 'There is no banner, main or contentinfo landmark.',
        message: (n) => `${n} page-level landmarks are nested or repeated.`,
      },
    );
  },
);

export const landmarkChecks = [main, unique, top];
