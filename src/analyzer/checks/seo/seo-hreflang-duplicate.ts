import * as sample from '../samples.ts';
import { VERSIONS } from './addresses.ts';
import { seo } from './input.ts';
import { judgeVersions } from './versions.ts';

export const seoHreflangDuplicate = seo(
  'seo-hreflang-duplicate',
  'moderate',
  'hreflang code is used for several pages',
  {
    help: VERSIONS,
    fix: 'Link one page for each code.',
    run: ({ hreflang, page }) => {
      const targets = new Map<string, Set<string>>();
      for (const one of hreflang)
        targets.set(
          one.code.toLowerCase(),
          (targets.get(one.code.toLowerCase()) ?? new Set()).add(one.url ?? one.href),
        );
      return judgeVersions(
        { hreflang, page },
        ({ code }) => (targets.get(code.toLowerCase())!.size > 1 ? code : null),
        (n) => `${n} links share a code with another page.`,
      );
    },
    examples: {
      passed: sample.versions(['en', sample.SELF], ['de', '/de']),
      failed: sample.versions(['en', sample.SELF], ['EN', '/other']),
      notApplicable: '',
    },
  },
);
