import { getDomain } from 'tldts';
import { lighthouse } from '../links.ts';
import { judgeFiles, media } from './input.ts';

export const mediaThirdParty = media('media-third-party', 'info', 'Media from other sites', {
  help: lighthouse('performance/third-party-summary'),
  fix: 'Host them yourself where possible.',
  run: (view) => {
    const own = getDomain(view.page.url) ?? new URL(view.page.url).hostname;
    const files = view.files.filter(({ url }) => /^https?:/.test(url));
    return judgeFiles(
      view,
      files,
      ({ url }) => ((getDomain(url) ?? new URL(url).hostname) === own ? null : new URL(url).hostname),
      {
        none: 'The markup references no media files.',
        message: (n, of) => `${n} of ${of} media files come from other sites.`,
      },
    );
  },
  examples: {
    passed: '<img src="/a.png" alt="">',
    failed: '<img src="https://example.net/a.png" alt="">',
    notApplicable: '',
  },
});
