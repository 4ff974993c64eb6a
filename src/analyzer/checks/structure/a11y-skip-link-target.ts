import { attr, type Element } from '../../reading/page/node.ts';
import { axe } from '../links.ts';
import { decoded } from './document.ts';
import { a11y } from './view.ts';

/** True for a link to an id of the page, other than one back to its top. */
const leadsToFragment = (a: Element): boolean => {
  const href = attr(a, 'href') ?? '';
  return /^#[^!/]/.test(href) && href.toLowerCase() !== '#top';
};

export const a11ySkipLinkTarget = a11y('a11y-skip-link-target', 'moderate', 'Skip link has no target', {
  help: axe('skip-link'),
  fix: 'Add the id to the target of the link.',
  elements: ({ page }) => page.byTag('a').slice(0, 3).filter(leadsToFragment),
  test: (a, { page }) => {
    const target = decoded(attr(a, 'href')!.slice(1));
    return page.byId(target) || page.byTag('a').some((other) => attr(other, 'name') === target) ? null : target;
  },
  none: 'The page does not start with a link to a fragment of itself.',
  message: () => 'A link at the top of the page points to a missing id.',
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
