import * as sample from '../../../model/samples.ts';
import { failed, notApplicable, passed, say } from '../../../model/verdict.ts';
import { properties } from '../../../page/tree/metadata.ts';
import { metadata } from './input.ts';
import { CARDS, og } from './sharing.ts';

export const TWITTER_CARD_CHECKS = [
  metadata('meta-twitter-card', 'minor', 'Card type is missing or unknown', {
    help: CARDS,
    fix: 'Add <meta name="twitter:card"> with summary or summary_large_image.',
    requirements: null,
    run: ({ page }) => {
      const [value] = properties(page, 'twitter:')['twitter:card'] ?? [];
      if (value === undefined) return failed('There is no twitter:card.');
      return /^(summary|summary_large_image|app|player)$/.test(value.trim())
        ? passed()
        : failed(say`'${value}' is not a card type.`);
    },
    examples: {
      passed: sample.head('<meta name="twitter:card" content="summary">'),
      failed: ['', sample.head('<meta name="twitter:card" content="large">')],
    },
  }),
  metadata('meta-twitter-content', 'minor', 'Card has no title or image', {
    help: CARDS,
    fix: 'Add twitter:title and twitter:image, or the Open Graph ones they fall back to.',
    requirements: null,
    run: ({ page }) => {
      const found = { ...og(page), ...properties(page, 'twitter:') };
      if (!found['twitter:card']) return notApplicable('There is no twitter:card.');
      const missing = ['title', 'image'].filter(
        (name) =>
          ![`twitter:${name}`, `twitter:${name}:src`, `og:${name}`, `og:${name}:url`].some((one) => found[one]?.[0]),
      );
      return missing.length ? failed(say`The card has no ${missing.join(' and no ')}.`) : passed();
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
  }),
];
