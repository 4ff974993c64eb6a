import { lighthouse } from '../links.ts';
import { failed, passed } from '../verdict.ts';
import { seo } from './input.ts';

export const seoHttpStatus = seo({
  id: 'seo-http-status',
  severity: 'critical',
  title: 'Page answers with an error status',
  help: lighthouse('seo/http-status-code'),
  fix: 'Answer 200 for a page that is to be found.',
  run: ({ gathered }) =>
    gathered.page.status >= 400 ? failed(`The page answered ${gathered.page.status}, so it is not indexed.`) : passed(),
  examples: { passed: '', failed: [{ status: 404 }, { status: 500 }] },
});
