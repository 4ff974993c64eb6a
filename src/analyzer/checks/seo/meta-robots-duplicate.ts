import { metasNamed } from '../../reading/page/metadata.ts';
import { google } from '../links.ts';
import * as sample from '../samples.ts';
import { failed, notApplicable, passed } from '../verdict.ts';
import { metadata } from './input.ts';

export const metaRobotsDuplicate = metadata({
  id: 'meta-robots-duplicate',
  severity: 'minor',
  title: 'There are several robots metas',
  help: google('crawling-indexing/robots-meta-tag'),
  fix: 'Put all directives into one meta.',
  run: ({ page }) => {
    const metas = metasNamed(page, 'robots');
    if (!metas.length) return notApplicable('There is no robots meta.');
    return metas.length > 1
      ? failed(
          `There are ${metas.length} robots metas; the strictest counts.`,
          metas.map((meta) => page.item(meta)),
        )
      : passed();
  },
  examples: {
    passed: sample.head('<meta name="robots" content="all">'),
    failed: sample.head('<meta name="robots" content="all"><meta name="robots" content="noindex">'),
    notApplicable: '',
  },
});
