import { attr } from '../../reading/page/node.ts';
import { chrome } from '../links.ts';
import { judge, notApplicable, undecided } from '../verdict.ts';
import { responsive } from './input.ts';

export const respLazyFirst = responsive({
  id: 'resp-lazy-first',
  severity: 'minor',
  title: 'An image at the top may be loaded late',
  help: chrome('performance/insights/lcp-discovery'),
  fix: 'Do not load what is seen first with loading="lazy".',
  run: ({ page }) => {
    const [first] = page.byTag('img');
    if (!first) return notApplicable('There are no images.');
    if (attr(first, 'loading')?.trim().toLowerCase() !== 'lazy')
      return judge({ page }, [first], () => null, { none: '', message: () => '' });
    return undecided('The first image is loaded late; whether it is seen at once is up to the layout.');
  },
  examples: {
    passed: '<img src="a.png" alt="">',
    undecided: '<img loading="lazy" src="a.png" alt="">',
    notApplicable: '',
  },
});
