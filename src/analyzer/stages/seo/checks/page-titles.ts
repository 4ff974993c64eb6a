import { atMostOne } from '../../../model/at-most-one.ts';
import { google, lighthouse } from '../../../model/links.ts';
import * as sample from '../../../model/samples.ts';
import { failed, passed } from '../../../model/verdict.ts';
import { seo } from './input.ts';
import { titleCheck, titleOf } from './titles.ts';

/** Characters of a title that search results have room for, roughly: it is cut by its width. */
const TITLE = { least: 10, most: 70 };

const PLACEHOLDER =
  /^(untitled( document)?|home( ?page)?|index|new page( \d+)?|document|page( title)?|welcome|start(seite)?|react app|vite app|title)$/i;

export const PAGE_TITLES_CHECKS = [
  seo('seo-title', 'serious', 'Page has no title', {
    help: lighthouse('seo/document-title'),
    fix: 'Add a title that describes the page.',
    requirements: {
      criteria: [{ sc: '2.4.2', when: 'fails' }],
      techniques: ['G88', 'H25'],
      failures: ['F25'],
      act: ['2779a5'],
    },
    run: (input) => (titleOf(input) ? passed() : failed('The title is missing or empty.')),
    examples: {
      passed: '',
      failed: [{ source: '<!doctype html><p>x' }, { source: '<!doctype html><title> </title>' }],
    },
  }),
  titleCheck('seo-title-length', 'minor', 'Title is very short or very long', {
    fix: `Use ${TITLE.least} to ${TITLE.most} characters.`,
    requirements: null,
    test: (title) => {
      const { length } = [...title];
      return length < TITLE.least || length > TITLE.most
        ? `The title has ${length} characters; search results show about ${TITLE.least} to ${TITLE.most}.`
        : null;
    },
    failed: ['Bowls', sample.repeatWord(30)],
  }),
  seo('seo-title-multiple', 'minor', 'There are several titles', {
    help: google('appearance/title-link'),
    fix: 'Keep one title element.',
    requirements: null,
    run: atMostOne((page) => page.byTag('title'), {
      none: 'The page has no title.',
      message: (n) => `There are ${n} title elements; the first one is used.`,
    }),
    examples: { passed: '', failed: sample.head('<title>Another title</title>'), notApplicable: { source: '<p>x' } },
  }),
  titleCheck('seo-title-placeholder', 'minor', 'Title is a placeholder', {
    fix: 'State what the page is about.',
    requirements: { criteria: [{ sc: '2.4.2', when: 'may' }], techniques: ['G88'], failures: ['F25'], act: ['c4a8a4'] },
    test: (title) => (PLACEHOLDER.test(title) ? `'${title}' does not describe the page.` : null),
    failed: ['Untitled', 'React App'],
  }),
];
