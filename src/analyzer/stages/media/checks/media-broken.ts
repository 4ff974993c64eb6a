import { html } from '../../../model/links.ts';
import { fileCheck } from './input.ts';

export const mediaBroken = fileCheck('media-broken', 'serious', 'Media file cannot be loaded', {
  help: html('images.html'),
  fix: 'Correct the URL, or upload the file.',
  files: ({ files }) => files,
  test: ({ resource, probe, error, kind }) => {
    if (resource === null) return undefined;
    if (error?.startsWith('http-')) return `answers ${resource.status}`;
    // What this service could not reach may well be there for readers.
    if (error === 'invalid-url') return error;
    if (resource.error) return undefined;
    if (probe?.type === 'text/html') return 'returns an HTML page';
    return kind !== 'track' && resource.size === 0 ? 'is empty' : null;
  },
  none: 'The markup references no media files.',
  message: (n, of) => `${n} of ${of} media files cannot be loaded.`,
  examples: {
    passed: { body: '<img src="/a.png" alt="">', files: { '/a.png': { png: [37, 23] } } },
    failed: [
      { body: '<img src="/a.png" alt="">', files: { '/a.png': { png: [37, 23], status: 404 } } },
      { body: '<img src="/a.png" alt="">', files: { '/a.png': { text: '<!doctype html>' } } },
    ],
    undecided: '<img src="/a.png" alt="">',
    notApplicable: '',
  },
});
