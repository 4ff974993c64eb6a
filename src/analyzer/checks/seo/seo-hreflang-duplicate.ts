import { attr } from '../../reading/page/node.ts';
import * as sample from '../samples.ts';
import { judge, notApplicable } from '../verdict.ts';
import { NO_VERSIONS, VERSIONS } from './addresses.ts';
import { seo } from './input.ts';

export const seoHreflangDuplicate = seo(
  'seo-hreflang-duplicate',
  'moderate',
  'hreflang code is used for several pages',
  {
    help: VERSIONS,
    fix: 'Link one page for each code.',
    run: ({ hreflang, page }) => {
      if (!hreflang.length) return notApplicable(NO_VERSIONS);
      const targets = new Map<string, Set<string>>();
      for (const one of hreflang)
        targets.set(
          one.code.toLowerCase(),
          (targets.get(one.code.toLowerCase()) ?? new Set()).add(one.url ?? one.href),
        );
      return judge(
        { page },
        hreflang.map(({ element }) => element),
        (element) =>
          targets.get(attr(element, 'hreflang')!.trim().toLowerCase())!.size > 1 ? attr(element, 'hreflang')! : null,
        {
          none: NO_VERSIONS,
          message: (n) => `${n} links share a code with another page.`,
        },
      );
    },
    examples: {
      passed: sample.versions(['en', sample.SELF], ['de', '/de']),
      failed: sample.versions(['en', sample.SELF], ['EN', '/other']),
      notApplicable: '',
    },
  },
);
