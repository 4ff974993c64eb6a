import { fileCheck } from './input.ts';

export const mediaCache = fileCheck('media-cache', 'minor', 'Media cached for less than a week', {
  help: 'https://webhint.io/docs/user-guide/hints/hint-http-cache/',
  fix: 'Send Cache-Control with a max-age of at least one week.',
  files: ({ files }) =>
    files.filter(
      ({ resource, error }) => resource?.status !== null && resource !== null && !error?.startsWith('http-'),
    ),
  test: ({ resource }) => {
    const value = (resource!.headers['cache-control'] ?? '').toLowerCase();
    const age = /max-age\s*=\s*"?(\d{1,10})/.exec(value)?.[1];
    if (age !== undefined) return Number(age) < 604_800 ? `max-age=${age}` : null;
    if (/no-(store|cache)/.test(value)) return value.slice(0, 60);
    return resource!.headers.expires ? undefined : 'no max-age';
  },
  none: 'No media file was read.',
  message: (n, of) => `${n} of ${of} media files may be cached for less than a week.`,
  examples: {
    passed: { body: '<img src="/a.png" alt="">', files: { '/a.png': { png: [37, 23] } } },
    failed: {
      body: '<img src="/a.png" alt="">',
      files: { '/a.png': { png: [37, 23], headers: { 'cache-control': 'max-age=60' } } },
    },
    undecided: {
      body: '<img src="/a.png" alt="">',
      files: { '/a.png': { text: 'x', type: 'image/png', headers: { expires: 'Thu, 01 Jan 2037 00:00:00 GMT' } } },
    },
    notApplicable: ['', '<img src="/a.png" alt="">'],
  },
});
