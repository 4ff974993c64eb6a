import * as sample from '../samples.ts';
import { failed, notApplicable, passed } from '../verdict.ts';
import { metadata } from './input.ts';
import { OGP, og } from './sharing.ts';

export const metaOgLocale = metadata('meta-og-locale', 'minor', 'og:locale is not language_TERRITORY', {
  help: OGP,
  fix: 'Write og:locale like en_GB.',
  run: ({ page }) => {
    const [value] = og(page)['og:locale'] ?? [];
    if (value === undefined) return notApplicable('There is no og:locale.');
    return /^[a-z]{2,3}_[A-Z]{2}$/.test(value.trim()) ? passed() : failed(`'${value}' is not language_TERRITORY.`);
  },
  examples: {
    passed: sample.head(sample.og({ locale: 'en_GB' })),
    failed: sample.head(sample.og({ locale: 'english' })),
    notApplicable: '',
  },
});
