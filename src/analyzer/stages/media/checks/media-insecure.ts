import { mdn } from '../../../model/links.ts';
import { notApplicable } from '../../../model/verdict.ts';
import { judgeFiles, media } from './input.ts';

export const mediaInsecure = media('media-insecure', 'moderate', 'Media loaded over plain HTTP on a secure page', {
  help: mdn('Security/Mixed_content'),
  fix: 'Load media over HTTPS.',
  requirements: null,
  run: (view) => {
    if (!view.page.url.startsWith('https:')) return notApplicable('The page itself was loaded over plain HTTP.');
    const files = view.files.filter(({ url }) => /^https?:/.test(url));
    return judgeFiles(view, files, ({ url }) => (url.startsWith('http:') ? 'plain HTTP' : null), {
      none: 'The markup references no media files.',
      message: (n, of) => `${n} of ${of} media files have plain HTTP URLs.`,
    });
  },
  examples: {
    passed: '<img src="/a.png" alt="">',
    failed: '<img src="http://example.org/a.png" alt="">',
    notApplicable: '',
  },
});
