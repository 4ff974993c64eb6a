import { getDomain } from 'tldts';
import type { MediaFile } from '../../stages/media/files.ts';
import { lighthouse } from '../links.ts';
import { judgeFiles, media } from './input.ts';

export const mediaThirdParty = media('media-third-party', 'info', 'Media from other sites', {
  help: lighthouse('performance/third-party-summary'),
  fix: 'Host them yourself where possible.',
  run: (view) => {
    const own = getDomain(view.page.url) ?? new URL(view.page.url).hostname;
    const files = view.files.filter(({ url }) => /^https?:/.test(url));
    // Most files come from a few hosts.
    const sites = new Map<string, string>();
    const foreign = ({ url }: MediaFile): string | null => {
      const { hostname } = new URL(url);
      const site = sites.get(hostname) ?? getDomain(hostname) ?? hostname;
      sites.set(hostname, site);
      return site === own ? null : hostname;
    };
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
