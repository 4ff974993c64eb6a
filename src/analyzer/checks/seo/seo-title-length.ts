import * as sample from '../samples.ts';
import { titleCheck } from './titles.ts';

/** Characters of a title that search results have room for, roughly: it is cut by its width. */
const TITLE = { least: 10, most: 70 };

export const seoTitleLength = titleCheck('seo-title-length', 'minor', 'Title is very short or very long', {
  fix: `Use ${TITLE.least} to ${TITLE.most} characters.`,
  test: (title) => {
    const { length } = [...title];
    return length < TITLE.least || length > TITLE.most
      ? `The title has ${length} characters; search results show about ${TITLE.least} to ${TITLE.most}.`
      : null;
  },
  failed: ['Bowls', sample.words(30)],
});
