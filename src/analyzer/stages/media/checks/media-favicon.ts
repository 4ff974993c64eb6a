import { google } from '../../../model/links.ts';
import * as sample from '../../../model/samples.ts';
import { failed, notApplicable, passed, say, undecided } from '../../../model/verdict.ts';
import { shownSize } from '../facts/files.ts';
import { media } from './input.ts';

export const mediaFavicon = media('media-favicon', 'minor', 'Favicon is too small', {
  help: google('appearance/favicon-in-search'),
  fix: 'Provide an icon of at least 48 pixels.',
  requirements: null,
  run: (view) => {
    const icons = view.files.filter(({ references }) => references.some(({ kind }) => kind === 'icon'));
    if (icons.length === 0) return notApplicable('The page references no icon.');
    const largest = Math.max(
      ...icons.map((file) => (file.probe?.type === 'image/svg+xml' ? 1e4 : (shownSize(file)?.width ?? 0))),
    );
    if (largest > 0) return largest >= 48 ? passed() : failed(say`The largest icon is ${largest} pixels wide.`);
    return undecided('No icon could be read.');
  },
  examples: {
    passed: { head: '<link rel="icon" href="/a.png">', files: { '/a.png': { png: [96, 96] } } },
    failed: { head: '<link rel="icon" href="/a.png">', files: { '/a.png': { png: [16, 16] } } },
    notApplicable: '',
    undecided: sample.head('<link rel="icon" href="/a.png">'),
  },
});
