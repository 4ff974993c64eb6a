import { google } from '../links.ts';
import { failed, notApplicable, passed } from '../verdict.ts';
import { seo } from './input.ts';
import { titleOf } from './titles.ts';

export const seoTitlePlaceholder = seo('seo-title-placeholder', 'minor', 'Title is a placeholder', {
  help: google('appearance/title-link'),
  fix: 'State what the page is about.',
  run: (input) => {
    const text = titleOf(input);
    if (!text) return notApplicable('The page has no title.');
    return /^(untitled( document)?|home( ?page)?|index|new page( \d+)?|document|page( title)?|welcome|start(seite)?|react app|vite app|title)$/i.test(
      text,
    )
      ? failed(`'${text}' does not describe the page.`)
      : passed();
  },
  examples: {
    passed: '',
    failed: [{ source: '<title>Untitled</title>' }, { source: '<title>React App</title>' }],
    notApplicable: { source: '<p>x' },
  },
});
