import { failed, passed } from '../verdict.ts';
import { RFC } from './robots.ts';
import { robotsCheck } from './robots-check.ts';

export const robotsContentType = robotsCheck('robots-content-type', 'moderate', 'robots.txt is not plain text', {
  help: `${RFC}#section-2.3`,
  fix: 'Send it as text/plain.',
  judge: (view) => {
    const { contentType, bytes } = view.robots.resource!;
    if (/^\s*<(!doctype|html)/i.test(Buffer.from(bytes.subarray(0, 200)).toString('latin1')))
      return failed('robots.txt returns an HTML page.');
    return contentType === 'text/plain' ? passed() : failed(`robots.txt is sent as ${contentType ?? 'nothing'}.`);
  },
  failed: [{ robots: { text: 'User-agent: *', type: 'text/html' } }, { robots: '<!doctype html>' }],
});
