import { lighthouse } from '../links.ts';
import { failed, passed } from '../verdict.ts';
import { seo } from './input.ts';

export const seoHttpStatus = seo('seo-http-status', 'critical', 'Page returns an error status', {
  help: lighthouse('seo/http-status-code'),
  fix: 'Return 200 for pages that should be indexed.',
  run: ({ gathered }) =>
    gathered.page.status >= 400 ? failed(`The page returned ${gathered.page.status}, so it is not indexed.`) : passed(),
  examples: { passed: '', failed: [{ status: 404 }, { status: 500 }] },
});
