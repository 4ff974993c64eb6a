import { properties } from '../../reading/page/metadata.ts';
import * as sample from '../samples.ts';
import { failed, notApplicable, passed } from '../verdict.ts';
import { metadata } from './input.ts';
import { CARDS, og } from './sharing.ts';

export const metaTwitterContent = metadata('meta-twitter-content', 'minor', 'Card has no title or image', {
  help: CARDS,
  fix: 'Add twitter:title and twitter:image, or the Open Graph ones they fall back to.',
  run: ({ page }) => {
    const found = { ...og(page), ...properties(page, 'twitter:') };
    if (!found['twitter:card']) return notApplicable('There is no twitter:card.');
    const missing = ['title', 'image'].filter(
      (name) =>
        ![`twitter:${name}`, `twitter:${name}:src`, `og:${name}`, `og:${name}:url`].some((one) => found[one]?.[0]),
    );
    return missing.length ? failed(`The card has no ${missing.join(' and no ')}.`) : passed();
  },
  examples: {
    passed: [
      sample.head(`<meta name="twitter:card" content="summary">${sample.OG}`),
      sample.head(
        `<meta name="twitter:card" content="summary">${sample.og({ title: 'Bowls', 'image:url': 'https://x.org/b.png' })}`,
      ),
    ],
    failed: sample.head('<meta name="twitter:card" content="summary">'),
    notApplicable: '',
  },
});
