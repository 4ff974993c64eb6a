import { metasNamed } from '../../reading/page/metadata.ts';
import { google } from '../links.ts';
import * as sample from '../samples.ts';
import { failed, notApplicable, passed } from '../verdict.ts';
import { metadata } from './input.ts';

export const metaRobotsDuplicate = metadata(
  'meta-robots-duplicate',
  'minor',
  'There are several robots meta elements',
  {
    help: google('crawling-indexing/robots-meta-tag'),
    fix: 'Put all directives into one meta element.',
    run: ({ page }) => {
      const metas = metasNamed(page, 'robots');
      if (!metas.length) return notApplicable('There is no robots meta element.');
      return metas.length > 1
        ? failed(
            `There are ${metas.length} robots meta elements; the strictest directive applies.`,
            metas.map((meta) => page.item(meta)),
          )
        : passed();
    },
    examples: {
      passed: sample.head('<meta name="robots" content="all">'),
      failed: sample.head('<meta name="robots" content="all"><meta name="robots" content="noindex">'),
      notApplicable: '',
    },
  },
);
