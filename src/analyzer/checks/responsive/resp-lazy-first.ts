import { attr } from '../../reading/page/node.ts';
import { chrome } from '../links.ts';
import { notApplicable, passed, undecided } from '../verdict.ts';
import { responsive } from './input.ts';

const IN_DOUBT = 'The first image is lazy-loaded; whether it is above the fold depends on the layout.';

export const respLazyFirst = responsive('resp-lazy-first', 'minor', 'An image above the fold may be lazy-loaded', {
  help: chrome('performance/insights/lcp-discovery'),
  fix: 'Do not use loading="lazy" above the fold.',
  run: ({ page }) => {
    const [first] = page.byTag('img');
    if (!first) return notApplicable('There are no images.');
    const isLazy = attr(first, 'loading')?.trim().toLowerCase() === 'lazy';
    return isLazy ? undecided(IN_DOUBT) : passed();
  },
  examples: {
    passed: '<img src="a.png" alt="">',
    undecided: '<img loading="lazy" src="a.png" alt="">',
    notApplicable: '',
  },
});
