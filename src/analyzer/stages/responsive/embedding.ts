import { attr, hasAttr } from '../../page/node.ts';
import { mdn } from '../links.ts';
import { failed, judge, notApplicable, passed, undecided } from '../verdict.ts';
import { responsive } from './define.ts';

const embeds = responsive(
  {
    id: 'resp-fixed-embed',
    severity: 'minor',
    title: 'Frames and videos have fixed sizes',
    help: mdn('CSS/aspect-ratio'),
    fix: 'Give them max-width: 100% and an aspect-ratio.',
  },
  (input) => {
    const { page } = input;
    const found = page.byTag('iframe', 'video', 'embed', 'object').filter((element) => hasAttr(element, 'width'));
    const wide = found.filter(
      (element) =>
        Number.parseInt(attr(element, 'width')!, 10) > 360 &&
        !/%/.test(attr(element, 'width')!) &&
        !/max-width|width\s*:\s*100%/i.test(attr(element, 'style') ?? ''),
    );
    if (!found.length) return notApplicable('No frame, video or object declares a width.');
    if (!wide.length) return passed(found.length);
    if (input.styles.sheets || input.missing.length)
      return undecided('Style sheets may override the width of the frames.');
    return judge(page, found, (element) => (wide.includes(element) ? attr(element, 'width')! : null), {
      none: '',
      message: (n, of) => `${n} of ${of} frames or videos are wider than a phone screen.`,
    });
  },
);

const tables = responsive(
  {
    id: 'resp-wide-table',
    severity: 'info',
    title: 'Wide tables cannot be scrolled on their own',
    help: mdn('CSS/overflow'),
    fix: 'Wrap the table in an element with overflow-x: auto.',
  },
  ({ page }) => {
    const all = page.byTag('table').filter((table) => !/presentation|none/.test(attr(table, 'role') ?? ''));
    if (!all.length) return notApplicable('There are no tables.');
    const wide = all.filter((table) => {
      const row = [...page.descendants(table)].find((node) => node.kind === 'element' && node.tag === 'tr');
      return row?.kind === 'element' && row.children.filter((child) => child.kind === 'element').length > 5;
    });
    return wide.length ? undecided('Whether wide tables can be scrolled depends on the layout.') : passed(all.length);
  },
);

const touch = responsive(
  {
    id: 'resp-touch-icon',
    severity: 'info',
    title: 'There is no icon for home screens',
    help: 'https://webhint.io/docs/user-guide/hints/hint-apple-touch-icons/',
    fix: 'Add <link rel="apple-touch-icon">.',
  },
  ({ page }) =>
    page.byTag('link').some((link) => /apple-touch-icon/i.test(attr(link, 'rel') ?? ''))
      ? passed()
      : failed('The page references no apple-touch-icon.'),
);

const hover = responsive(
  {
    id: 'resp-hover',
    severity: 'info',
    title: 'Hover styles without an alternative',
    help: mdn('CSS/@media/hover'),
    fix: 'Make sure that everything shown on hover is also available without hovering.',
  },
  ({ styles }) => {
    const all = [...styles.queries.values()].filter(({ features }) =>
      features.some((feature) => /hover/.test(feature)),
    );
    if (!all.length) return notApplicable('No media query tests for hover.');
    return all.some(({ query }) => /hover\s*:\s*none|not/.test(query)) ||
      all.every(({ query }) => /hover\s*:\s*hover/.test(query))
      ? passed()
      : failed('A query tests for hover without a value.');
  },
);

export const embeddingChecks = [embeds, tables, touch, hover];
