import { chrome, html, lighthouse, mdn } from '../../links.ts';
import { failed, notApplicable, passed, undecided } from '../../verdict.ts';
import { judgeFiles, media } from '../define.ts';
import { isImage, type MediaFile, shownSize } from '../files.ts';
import { activeContent } from '../svg.ts';

const KB = 1000;
const kilobytes = (bytes: number): string => `${Math.round(bytes / KB)} kB`;

/** Tests the size of a file, as far as it is known. */
const bytesWithin =
  (tooMany: (bytes: number) => boolean) =>
  ({ bytes }: MediaFile): string | null | undefined => {
    if (bytes === null) return undefined;
    return tooMany(bytes) ? kilobytes(bytes) : null;
  };

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

export const fileChecks = [
  media(
    {
      id: 'media-broken',
      title: 'Media file cannot be loaded',
      severity: 'serious',
      help: html('images.html'),
      fix: 'Correct the URL, or upload the file.',
    },
    (view) =>
      judgeFiles(
        view,
        view.files,
        ({ resource, probe, error, kind }) => {
          if (resource === null) return undefined;
          if (error?.startsWith('http-')) return `answers ${resource.status}`;
          if (['connect', 'tls', 'http-protocol', 'too-many-redirects', 'invalid-url'].includes(error ?? ''))
            return error;
          if (resource.error) return undefined;
          if (probe?.type === 'text/html') return 'returns an HTML page';
          return kind !== 'track' && resource.size === 0 ? 'is empty' : null;
        },
        {
          none: 'The markup references no media files.',
          message: (n, of) => `${n} of ${of} media files cannot be loaded.`,
        },
      ),
  ),
  media(
    {
      id: 'media-content-type',
      title: 'Media file with a wrong content type',
      severity: 'moderate',
      help: 'https://mimesniff.spec.whatwg.org/',
      fix: 'Send the Content-Type that matches the format of the file.',
    },
    (view) =>
      judgeFiles(
        view,
        view.files,
        ({ resource, probe }) => {
          if (!resource?.contentType || !probe?.type || probe.type === 'text/html') return undefined;
          return plain(resource.contentType) === plain(probe.type)
            ? null
            : `${resource.contentType} is sent, ${probe.type} is the actual format`;
        },
        {
          none: 'The markup references no media files.',
          message: (n, of) => `${n} of ${of} files are sent with a content type that does not match their format.`,
        },
      ),
  ),
  media(
    {
      id: 'media-heavy',
      title: 'Image above 500 kB',
      severity: 'moderate',
      help: chrome('performance/insights/image-delivery'),
      fix: 'Compress it, or use AVIF or WebP.',
    },
    (view) =>
      judgeFiles(
        view,
        view.files.filter(isImage),
        bytesWithin((bytes) => bytes > 500 * KB),
        {
          none: 'The markup references no images.',
          message: (n, of) => `${n} of ${of} images are larger than 500 kB.`,
        },
      ),
  ),
  media(
    {
      id: 'media-large',
      title: 'Image between 200 and 500 kB',
      severity: 'minor',
      help: chrome('performance/insights/image-delivery'),
      fix: 'Compress it, or use AVIF or WebP.',
    },
    (view) =>
      judgeFiles(
        view,
        view.files.filter(isImage),
        bytesWithin((bytes) => bytes > 200 * KB && bytes <= 500 * KB),
        {
          none: 'The markup references no images.',
          message: (n, of) => `${n} of ${of} images are between 200 and 500 kB.`,
        },
      ),
  ),
  media(
    {
      id: 'media-total',
      title: 'Total image size above 2 MB',
      severity: 'minor',
      help: lighthouse('performance/total-byte-weight'),
      fix: 'Load fewer or smaller images, and lazy-load those below the fold.',
    },
    ({ files }) => {
      const images = files.filter(
        (file) => isImage(file) && file.kind !== 'srcset' && file.kind !== 'source' && !file.url.startsWith('data:'),
      );
      if (images.length === 0) return notApplicable('The markup references no images.');
      const known = images.reduce((sum, { bytes }) => sum + (bytes ?? 0), 0);
      if (known > 2_000_000) return failed(`The images total ${kilobytes(known)} at least.`);
      const missing = images.filter(({ bytes, error }) => bytes === null && !error?.startsWith('http-')).length;
      return missing === 0 ? passed() : undecided(`${missing} of ${images.length} sizes are not known.`);
    },
  ),
  media(
    {
      id: 'media-legacy-format',
      title: 'Large PNG or GIF',
      severity: 'minor',
      help: chrome('performance/insights/image-delivery'),
      fix: 'Use AVIF, WebP or JPEG for photographs and video for animations.',
    },
    (view) =>
      judgeFiles(
        view,
        view.files.filter(isImage),
        ({ bytes, probe }) => {
          if (bytes === null || !probe?.type) return undefined;
          return bytes > 100 * KB && /^image\/(png|gif|bmp|tiff)$/.test(probe.type)
            ? `${probe.type}, ${kilobytes(bytes)}`
            : null;
        },
        {
          none: 'The markup references no images.',
          message: (n, of) => `${n} of ${of} images are large files of an old format.`,
        },
      ),
  ),
  media(
    {
      id: 'media-srcset-width',
      title: 'srcset width does not match the file',
      severity: 'moderate',
      help: html('images.html#srcset-attributes'),
      fix: 'Write the real width of each file as its w descriptor.',
    },
    (view) =>
      judgeFiles(
        view,
        view.files.filter(({ references }) => references.some(({ width }) => width !== null)),
        (file) => {
          const size = shownSize(file);
          if (!size || file.probe?.type === 'image/svg+xml') return undefined;
          const stated = file.references.find(({ width }) => width !== null && Math.abs(width - size.width) > 1);
          return stated ? `${stated.width}w is stated, ${size.width} pixels is the actual width` : null;
        },
        {
          none: 'No srcset states widths.',
          message: (n, of) => `${n} of ${of} candidates do not have the stated width.`,
        },
      ),
  ),
  media(
    {
      id: 'media-duplicate',
      title: 'Same image at several URLs',
      severity: 'info',
      help: chrome('performance/insights/cache'),
      fix: 'Use one URL, so that it is loaded only once.',
    },
    ({ files }) => {
      const images = files.filter(
        (file) => isImage(file) && file.resource && file.bytes !== null && file.probe?.width && !file.resource.cut,
      );
      const seen = new Map<string, string>();
      const twice: string[] = [];
      for (const { url, resource } of images) {
        const key = Buffer.from(resource!.bytes).toString('latin1');
        if (seen.has(key)) twice.push(url);
        else seen.set(key, url);
      }
      if (images.length < 2) return notApplicable('Fewer than two images were read completely.');
      return twice.length === 0
        ? passed()
        : failed(`${twice.length} images are the same as another: ${twice[0]!.slice(0, 120)}`);
    },
  ),
  media(
    {
      id: 'media-insecure',
      title: 'Media loaded over plain HTTP on a secure page',
      severity: 'moderate',
      help: mdn('Security/Mixed_content'),
      fix: 'Load media over HTTPS.',
    },
    (view) => {
      if (!view.page.url.startsWith('https:')) return notApplicable('The page itself was loaded over plain HTTP.');
      const files = view.files.filter(({ url }) => /^https?:/.test(url));
      return judgeFiles(view, files, ({ url }) => (url.startsWith('http:') ? 'plain HTTP' : null), {
        none: 'The markup references no media files.',
        message: (n, of) => `${n} of ${of} media files have plain HTTP URLs.`,
      });
    },
  ),
  media(
    {
      id: 'media-svg-active',
      title: 'SVG image with scripts or references',
      severity: 'serious',
      help: 'https://svgwg.org/svg2-draft/conform.html#secure-static-mode',
      fix: 'Remove scripts, event handlers, foreignObject and external references from SVG images.',
    },
    (view) =>
      judgeFiles(
        view,
        view.files.filter(({ probe, resource }) => probe?.type === 'image/svg+xml' && resource !== null),
        ({ resource }) => activeContent(resource!.bytes) ?? (resource!.cut ? undefined : null),
        {
          none: 'No SVG file was read.',
          message: (n, of) => `${n} of ${of} SVG files contain scripts or external references.`,
        },
      ),
  ),
  media(
    {
      id: 'media-data-uri',
      title: 'Data URL above 10 kB',
      severity: 'minor',
      help: mdn('URI/Reference/Schemes/data'),
      fix: 'Move it to a file, so that it can be cached.',
    },
    (view) =>
      judgeFiles(
        view,
        view.files.filter(({ url }) => /^data:/i.test(url)),
        bytesWithin((bytes) => bytes > 10 * KB),
        { none: 'There are no data URLs.', message: (n) => `${n} data URLs are larger than 10 kB.` },
      ),
  ),
  media(
    {
      id: 'media-cache',
      title: 'Media cached for less than a week',
      severity: 'minor',
      help: 'https://webhint.io/docs/user-guide/hints/hint-http-cache/',
      fix: 'Send Cache-Control with a max-age of at least one week.',
    },
    (view) =>
      judgeFiles(
        view,
        view.files.filter(
          ({ resource, error }) => resource?.status !== null && resource !== null && !error?.startsWith('http-'),
        ),
        ({ resource }) => {
          const value = (resource!.headers['cache-control'] ?? '').toLowerCase();
          const age = /max-age\s*=\s*"?(\d{1,10})/.exec(value)?.[1];
          if (age !== undefined) return Number(age) < 604_800 ? `max-age=${age}` : null;
          if (/no-(store|cache)/.test(value)) return value.slice(0, 60);
          return resource!.headers.expires ? undefined : 'no max-age';
        },
        {
          none: 'No media file was read.',
          message: (n, of) => `${n} of ${of} media files may be cached for less than a week.`,
        },
      ),
  ),
];
