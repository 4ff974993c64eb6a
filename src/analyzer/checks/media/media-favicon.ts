import { shownSize } from '../../stages/media/files.ts';
import { google } from '../links.ts';
import * as sample from '../samples.ts';
import { failed, passed, undecided } from '../verdict.ts';
import { media } from './input.ts';

export const mediaFavicon = media({
  id: 'media-favicon',
  title: 'No favicon, or too small a one',
  severity: 'minor',
  help: google('appearance/favicon-in-search'),
  fix: 'Provide an icon of at least 48 pixels.',
  run: (view) => {
    const icons = view.files.filter(({ references }) => references.some(({ kind }) => kind === 'icon'));
    if (icons.length === 0) {
      const { favicon } = view.gathered;
      if (!favicon || favicon.error) return undecided('The page references no icon, and /favicon.ico was not read.');
      return favicon.status === 200 && favicon.bytes.length > 0
        ? passed()
        : failed('The page references no icon, and there is no /favicon.ico.');
    }
    const largest = Math.max(
      ...icons.map((file) => (file.probe?.type === 'image/svg+xml' ? 1e4 : (shownSize(file)?.width ?? 0))),
    );
    if (largest > 0) return largest >= 48 ? passed() : failed(`The largest icon is ${largest} pixels wide.`);
    return icons.every(({ error }) => error?.startsWith('http-'))
      ? failed('None of the referenced icons exists.')
      : undecided('No icon could be read.');
  },
  examples: {
    passed: { head: '<link rel="icon" href="/a.png">', files: { '/a.png': { png: [96, 96] } } },
    failed: { head: '<link rel="icon" href="/a.png">', files: { '/a.png': { png: [37, 23], status: 404 } } },
    undecided: sample.head('<link rel="icon" href="/a.png">'),
  },
});
