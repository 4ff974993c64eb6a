import { titleCheck } from './titles.ts';

const PLACEHOLDER =
  /^(untitled( document)?|home( ?page)?|index|new page( \d+)?|document|page( title)?|welcome|start(seite)?|react app|vite app|title)$/i;

export const seoTitlePlaceholder = titleCheck('seo-title-placeholder', 'minor', 'Title is a placeholder', {
  fix: 'State what the page is about.',
  test: (title) => (PLACEHOLDER.test(title) ? `'${title}' does not describe the page.` : null),
  failed: ['Untitled', 'React App'],
});
