import { fileCheck } from './input.ts';

/** Types that name the same thing. */
const ALIASES: Readonly<Record<string, string>> = {
  'image/jpg': 'image/jpeg',
  'image/pjpeg': 'image/jpeg',
  'image/vnd.microsoft.icon': 'image/x-icon',
  'image/ico': 'image/x-icon',
  'image/x-ms-bmp': 'image/bmp',
  'image/x-png': 'image/png',
  'image/heif': 'image/heic',
  'audio/mp3': 'audio/mpeg',
  'audio/x-wav': 'audio/wav',
  'audio/wave': 'audio/wav',
  'audio/x-m4a': 'audio/mp4',
  'audio/ogg': 'application/ogg',
  'video/ogg': 'application/ogg',
  'audio/webm': 'video/webm',
  'video/x-matroska': 'video/webm',
  'video/quicktime': 'video/mp4',
};

const plain = (type: string): string => ALIASES[type] ?? type;

export const mediaContentType = fileCheck('media-content-type', 'moderate', 'Media file with a wrong content type', {
  help: 'https://mimesniff.spec.whatwg.org/',
  fix: 'Send the Content-Type that matches the format of the file.',
  files: ({ files }) => files,
  test: ({ resource, probe }) => {
    if (!resource?.contentType || !probe?.type || probe.type === 'text/html') return undefined;
    return plain(resource.contentType) === plain(probe.type)
      ? null
      : `${resource.contentType} is sent, ${probe.type} is inside`;
  },
  none: 'The markup references no media files.',
  message: (n, of) => `${n} of ${of} files are sent with a content type that does not match their format.`,
  examples: {
    passed: { body: '<img src="/a.png" alt="">', files: { '/a.png': { png: [37, 23] } } },
    failed: { body: '<img src="/a.png" alt="">', files: { '/a.png': { png: [37, 23], type: 'image/jpeg' } } },
    undecided: '<img src="/a.png" alt="">',
    notApplicable: '',
  },
});
