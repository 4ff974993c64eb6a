import { google } from '../../../model/links.ts';
import { failed, passed, say } from '../../../model/verdict.ts';
import { seo } from './input.ts';

export const seoUrl = seo('seo-url', 'minor', 'URL is hard to read', {
  help: google('crawling-indexing/url-structure'),
  fix: 'Use short lower-case words with hyphens, without session ids.',
  requirements: null,
  run: ({ url }) => {
    const path = url.pathname;
    const faults = [
      url.href.length > 115 && `${url.href.length} characters`,
      /[A-Z]/.test(path) && 'upper case',
      path.includes('_') && 'underscores',
      /\/\//.test(path) && 'double slashes',
      /[?&;](sid|sessionid|session_id|phpsessid|jsessionid)=/i.test(url.href) && 'a session id',
    ].filter(Boolean);
    return faults.length ? failed(say`The URL has ${faults.join(', ')}.`) : passed();
  },
  examples: {
    passed: '',
    failed: [
      { url: 'https://example.org/Shop/My_Bowls' },
      { url: 'https://example.org/shop?sid=1' },
      { url: `https://example.org/${'a'.repeat(110)}` },
    ],
  },
});
