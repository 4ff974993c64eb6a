import * as sample from '../samples.ts';
import { metadata } from './input.ts';
import { OGP, withProperty } from './sharing.ts';

export const metaOgLocale = metadata('meta-og-locale', 'minor', 'og:locale is not language_TERRITORY', {
  help: OGP,
  fix: 'Write og:locale like en_GB.',
  run: withProperty('og:locale', ([value]) =>
    /^[a-z]{2,3}_[A-Z]{2}$/.test(value!.trim()) ? null : `'${value}' is not language_TERRITORY.`,
  ),
  examples: {
    passed: sample.head(sample.og({ locale: 'en_GB' })),
    failed: sample.head(sample.og({ locale: 'english' })),
    notApplicable: '',
  },
});
