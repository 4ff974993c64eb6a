import { atMostOne } from '../../../model/at-most-one.ts';
import { google } from '../../../model/links.ts';
import * as sample from '../../../model/samples.ts';
import { metasNamed } from '../../../page/tree/metadata.ts';
import { metadata } from './input.ts';

export const metaRobotsDuplicate = metadata(
  'meta-robots-duplicate',
  'minor',
  'There are several robots meta elements',
  {
    help: google('crawling-indexing/robots-meta-tag'),
    fix: 'Put all directives into one meta element.',
    requirements: null,
    run: atMostOne((page) => metasNamed(page, 'robots'), {
      none: 'There is no robots meta element.',
      message: (n) => `There are ${n} robots meta elements; the strictest directive applies.`,
    }),
    examples: {
      passed: sample.head('<meta name="robots" content="all">'),
      failed: sample.head('<meta name="robots" content="all"><meta name="robots" content="noindex">'),
      notApplicable: '',
    },
  },
);
