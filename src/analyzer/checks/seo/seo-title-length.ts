import { google } from '../links.ts';
import * as sample from '../samples.ts';
import { failed, notApplicable, passed } from '../verdict.ts';
import { seo } from './input.ts';
import { titleOf } from './titles.ts';

/** Characters of a title that search results have room for, roughly: it is cut by its width. */
const TITLE = { least: 10, most: 70 };

export const seoTitleLength = seo('seo-title-length', 'minor', 'Title is very short or very long', {
  help: google('appearance/title-link'),
  fix: `Use ${TITLE.least} to ${TITLE.most} characters.`,
  run: (input) => {
    const length = [...titleOf(input)].length;
    if (!length) return notApplicable('The page has no title.');
    return length < TITLE.least || length > TITLE.most
      ? failed(`The title has ${length} characters; search results show about ${TITLE.least} to ${TITLE.most}.`)
      : passed();
  },
  examples: {
    passed: '',
    failed: [{ source: '<title>Bowls</title>' }, { source: `<title>${sample.words(30)}</title>` }],
    notApplicable: { source: '<p>x' },
  },
});
