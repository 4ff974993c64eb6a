import { properties } from '../../reading/page/metadata.ts';
import * as sample from '../samples.ts';
import { failed, passed } from '../verdict.ts';
import { metadata } from './input.ts';
import { CARDS } from './sharing.ts';

export const metaTwitterCard = metadata('meta-twitter-card', 'minor', 'Card type is missing or unknown', {
  help: CARDS,
  fix: 'Add <meta name="twitter:card"> with summary or summary_large_image.',
  run: ({ page }) => {
    const [value] = properties(page, 'twitter:')['twitter:card'] ?? [];
    if (value === undefined) return failed('There is no twitter:card.');
    return /^(summary|summary_large_image|app|player)$/.test(value.trim())
      ? passed()
      : failed(`'${value}' is not a card type.`);
  },
  examples: {
    passed: sample.head('<meta name="twitter:card" content="summary">'),
    failed: ['', sample.head('<meta name="twitter:card" content="large">')],
  },
});
