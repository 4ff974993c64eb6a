import * as sample from '../samples.ts';
import { failed, notApplicable, passed } from '../verdict.ts';
import { VERSIONS } from './addresses.ts';
import { seo } from './input.ts';

export const seoHreflangXdefault = seo('seo-hreflang-xdefault', 'minor', 'No x-default version', {
  help: VERSIONS,
  fix: 'Add a version with hreflang="x-default".',
  run: ({ hreflang }) => {
    if (hreflang.length < 2) return notApplicable('There are fewer than two language versions.');
    return hreflang.some((one) => one.code.toLowerCase() === 'x-default')
      ? passed()
      : failed('No version is marked x-default.');
  },
  examples: {
    passed: sample.versions(['en', sample.SELF], ['x-default', sample.SELF]),
    failed: sample.versions(['en', sample.SELF], ['de', '/de']),
    notApplicable: sample.versions(['en', sample.SELF]),
  },
});
