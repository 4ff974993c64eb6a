import { google } from '../../../model/links.ts';
import * as sample from '../../../model/samples.ts';
import { failed, passed, say, undecided } from '../../../model/verdict.ts';
import { seo } from './input.ts';

export const seoContentThin = seo('seo-content-thin', 'info', 'Page has little text', {
  help: google('fundamentals/creating-helpful-content'),
  fix: 'Add the content that users are looking for to the page itself.',
  requirements: null,
  run: ({ page, shell }) => {
    if (shell) return undecided(shell);
    const word = /\S+/g;
    let words = 0;
    while (words < 100 && word.test(page.bodyText)) words += 1;
    return words < 100 ? failed(say`The body has ${words} words.`) : passed();
  },
  examples: { passed: sample.repeatWord(150), failed: sample.repeatWord(20), undecided: sample.SHELL },
});
