import { lighthouse } from '../../../model/links.ts';
import { hostsOf } from '../../../page/hosts.ts';
import type { MediaFile } from '../facts/files.ts';
import { judgeFiles, media } from './input.ts';

export const mediaThirdParty = media('media-third-party', 'info', 'Media from other sites', {
  help: lighthouse('performance/third-party-summary'),
  fix: 'Host them yourself where possible.',
  requirements: null,
  run: (view) => {
    const hostOf = hostsOf(view.page);
    const siteOf = (url: string) => hostOf(url).domain ?? hostOf(url).name;
    const own = siteOf(view.page.url);
    const files = view.files.filter(({ url }) => /^https?:/.test(url));
    const foreign = ({ url }: MediaFile): string | null => (siteOf(url) === own ? null : hostOf(url).name);
    return judgeFiles(view, files, foreign, {
      none: 'The markup references no media files.',
      message: (n, of) => `${n} of ${of} media files come from other sites.`,
    });
  },
  examples: {
    passed: '<img src="/a.png" alt="">',
    failed: '<img src="https://example.net/a.png" alt="">',
    notApplicable: '',
  },
});
