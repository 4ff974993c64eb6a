import { atMostOne } from '../../../model/at-most-one.ts';
import { google, lighthouse } from '../../../model/links.ts';
import * as sample from '../../../model/samples.ts';
import { failed, notApplicable, passed, say } from '../../../model/verdict.ts';
import { collapsed, metaContent, metasNamed } from '../../../page/tree/metadata.ts';
import { seo } from './input.ts';

const DESCRIPTION = { least: 50, most: 160 };

export const DESCRIPTIONS_CHECKS = [
  seo('seo-description', 'serious', 'Page has no description', {
    help: lighthouse('seo/meta-description'),
    fix: 'Add <meta name="description"> with a sentence or two.',
    requirements: null,
    run: ({ page }) =>
      metaContent(page, 'description')?.trim() ? passed() : failed('The description is missing or empty.'),
    examples: {
      passed: sample.head('<meta name="description" content="Bowls of stoneware.">'),
      failed: ['', sample.head('<meta name="description" content=" ">')],
    },
  }),
  seo('seo-description-length', 'minor', 'Description is very short or very long', {
    help: google('appearance/snippet'),
    fix: `Use ${DESCRIPTION.least} to ${DESCRIPTION.most} characters.`,
    requirements: null,
    run: ({ page }) => {
      const text = collapsed(metaContent(page, 'description') ?? '');
      if (!text) return notApplicable('The page has no description.');
      const { length } = [...text];
      return length < DESCRIPTION.least || length > DESCRIPTION.most
        ? failed(
            say`The description has ${length} characters; search results show about ${DESCRIPTION.least} to ${DESCRIPTION.most}.`,
          )
        : passed();
    },
    examples: {
      passed: sample.head(`<meta name="description" content="${sample.repeatWord(15)}">`),
      failed: [
        sample.head('<meta name="description" content="Bowls.">'),
        sample.head(`<meta name="description" content="${sample.repeatWord(60)}">`),
      ],
      notApplicable: '',
    },
  }),
  seo('seo-description-multiple', 'minor', 'There are several descriptions', {
    help: google('appearance/snippet'),
    fix: 'Keep one description.',
    requirements: null,
    run: atMostOne((page) => metasNamed(page, 'description'), {
      none: 'The page has no description.',
      message: (n) => `There are ${n} descriptions.`,
    }),
    examples: {
      passed: sample.head('<meta name="description" content="a">'),
      failed: sample.head('<meta name="description" content="a"><meta name="Description" content="b">'),
      notApplicable: '',
    },
  }),
  seo('seo-h1-multiple', 'info', 'There are several main headings', {
    help: google('fundamentals/seo-starter-guide'),
    fix: 'Prefer a single h1; several are allowed.',
    requirements: { criteria: [] },
    run: atMostOne((page) => page.byTag('h1'), {
      none: 'There is no h1.',
      message: (n) => `There are ${n} h1 headings.`,
    }),
    examples: { passed: '<h1>Bowls</h1>', failed: '<h1>Bowls</h1><h1>Plates</h1>', notApplicable: '' },
  }),
];
