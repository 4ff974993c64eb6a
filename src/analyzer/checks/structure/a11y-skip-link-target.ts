import { attr } from '../../reading/page/node.ts';
import { axe } from '../links.ts';
import { decoded } from './document.ts';
import { a11y } from './view.ts';

export const a11ySkipLinkTarget = a11y({
  id: 'a11y-skip-link-target',
  severity: 'moderate',
  title: 'Skip link leads nowhere',
  help: axe('skip-link'),
  fix: 'Give the place it leads to the id that the link names.',
  elements: ({ page }) =>
    page
      .byTag('a')
      .slice(0, 3)
      .filter((a) => /^#[^!/]/.test(attr(a, 'href') ?? '') && (attr(a, 'href') ?? '').toLowerCase() !== '#top'),
  test: (a, { page }) => {
    const target = decoded(attr(a, 'href')!.slice(1));
    return page.byId(target) || page.byTag('a').some((other) => attr(other, 'name') === target) ? null : target;
  },
  none: 'The page does not begin with a link within itself.',
  message: () => 'A link at the top of the page names a place that is not there.',
  examples: {
    passed: [
      '<a href="#c">Skip</a><div id="c"></div>',
      '<a href="#gr%C3%BCn">Skip</a><div id="grün"></div>',
      '<a href="#c">Skip</a><a name="c"></a>',
    ],
    failed: '<a href="#c">Skip</a>',
    notApplicable: ['<p>x</p>', '<a href="#top">Up</a>'],
  },
});
