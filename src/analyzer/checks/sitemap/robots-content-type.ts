import { failed, passed } from '../verdict.ts';
import { sitemapCheck, withFile } from './input.ts';
import { RFC } from './robots.ts';

export const robotsContentType = sitemapCheck('robots-content-type', 'moderate', 'robots.txt is not plain text', {
  help: `${RFC}#section-2.3`,
  fix: 'Send it as text/plain.',
  run: (view) =>
    withFile(view, () => {
      const { contentType, bytes } = view.robots.resource!;
      if (/^\s*<(!doctype|html)/i.test(Buffer.from(bytes.subarray(0, 200)).toString('latin1')))
        return failed('robots.txt returns an HTML page.');
      return contentType === 'text/plain' ? passed() : failed(`robots.txt is sent as ${contentType ?? 'nothing'}.`);
    }),
  examples: {
    passed: { robots: 'User-agent: *\nDisallow: /private\n' },
    failed: [{ robots: { text: 'User-agent: *', type: 'text/html' } }, { robots: '<!doctype html>' }],
    notApplicable: { robots: { text: '', status: 404 } },
    undecided: { robots: null },
  },
});
