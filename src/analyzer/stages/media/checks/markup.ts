import { getDomain } from 'tldts';
import { attr, childElements, type Element, hasAttr } from '../../../page/node.ts';
import { chrome, google, lighthouse } from '../../links.ts';
import { failed, notApplicable, passed, undecided } from '../../verdict.ts';
import { judgeFiles, media } from '../define.ts';
import { type MediaFile, shownSize } from '../files.ts';

const pixels = (element: Element, name: string): number | null => {
  const value = /^\s*(\d{1,5})(?:\.\d+)?(?:px)?\s*$/.exec(attr(element, name) ?? '')?.[1];
  return value === undefined || Number(value) === 0 ? null : Number(value);
};

/** Width and height attributes in CSS pixels; null where one is missing. */
export const declaredSize = (element: Element): { width: number; height: number } | null => {
  const [width, height] = [pixels(element, 'width'), pixels(element, 'height')];
  return width === null || height === null ? null : { width, height };
};

const shown = ({ references }: MediaFile) =>
  references.filter(({ kind, inNoscript }) => (kind === 'img' || kind === 'input') && !inNoscript);

const hasAspectRatio = (element: Element): boolean =>
  /aspect-ratio|(?:^|;)\s*width\s*:[^;]*;.*(?:^|;)\s*height\s*:/.test(attr(element, 'style') ?? '');

export const markupChecks = [
  media(
    {
      id: 'media-oversized',
      title: 'Image more than twice as large as shown',
      severity: 'moderate',
      help: chrome('performance/insights/image-delivery'),
      fix: 'Serve a size near the one declared, or several with srcset.',
    },
    (view) =>
      judgeFiles(
        view,
        view.files.filter((file) =>
          shown(file).some(({ element }) => declaredSize(element) && !hasAttr(element, 'srcset')),
        ),
        (file) => {
          const size = shownSize(file);
          if (!size || file.probe?.type === 'image/svg+xml') return undefined;
          const widest = Math.max(...shown(file).map(({ element }) => declaredSize(element)?.width ?? 0));
          return size.width > 2 * widest && size.width * size.height > 100 * 100
            ? `${size.width} x ${size.height} for ${widest} pixels`
            : null;
        },
        {
          none: 'No image declares its size.',
          message: (n, of) => `${n} of ${of} images are more than twice as wide as declared.`,
        },
      ),
  ),
  media(
    {
      id: 'media-aspect',
      title: 'Declared image size has another aspect ratio',
      severity: 'moderate',
      help: lighthouse('best-practices/image-aspect-ratio'),
      fix: 'Declare width and height in the aspect ratio of the file, or use object-fit.',
    },
    (view) =>
      judgeFiles(
        view,
        view.files.filter((file) => shown(file).some(({ element }) => declaredSize(element))),
        (file) => {
          const size = shownSize(file);
          if (!size) return undefined;
          const wrong = shown(file).find(({ element }) => {
            const declared = declaredSize(element);
            if (!declared || /object-fit/.test(attr(element, 'style') ?? '')) return false;
            return Math.abs(declared.width / declared.height / (size.width / size.height) - 1) > 0.05;
          });
          if (!wrong) return null;
          const declared = declaredSize(wrong.element)!;
          return `${declared.width} x ${declared.height} is declared, ${size.width} x ${size.height} is the file`;
        },
        {
          none: 'No image declares its size.',
          message: (n, of) => `${n} of ${of} images are declared with another aspect ratio.`,
        },
      ),
  ),
  media.each(
    {
      id: 'media-unsized',
      title: 'Image without width and height',
      severity: 'minor',
      help: 'https://web.dev/articles/optimize-cls',
      fix: 'Set width and height to avoid layout shifts.',
    },
    ({ page }) => page.byTag('img'),
    (image) => (declaredSize(image) || hasAspectRatio(image) ? null : ''),
    {
      none: 'There are no images.',
      message: (n, of) => `${n} of ${of} images do not declare their size.`,
    },
  ),
  media(
    {
      id: 'media-lazy-missing',
      title: 'No image loads lazily',
      severity: 'minor',
      help: 'https://web.dev/articles/browser-level-image-lazy-loading',
      fix: 'Set loading="lazy" on images below the first screen.',
    },
    ({ page }) => {
      const images = page.byTag('img');
      if (images.length <= 3) return notApplicable('There are three images or fewer.');
      return images.some((image) => attr(image, 'loading')?.toLowerCase() === 'lazy')
        ? passed()
        : failed(`None of ${images.length} images loads lazily.`);
    },
  ),
  media(
    {
      id: 'media-lazy-first',
      title: 'First image loads lazily',
      severity: 'minor',
      help: 'https://web.dev/articles/lcp-lazy-loading',
      fix: 'Remove loading="lazy" from the first images.',
    },
    ({ page }) => {
      const first = page.byTag('img').find((image) => attr(image, 'src') && !/^data:/i.test(attr(image, 'src')!));
      if (!first) return notApplicable('There are no images.');
      return attr(first, 'loading')?.toLowerCase() === 'lazy'
        ? failed('The first image of the page is lazy-loaded.', [page.item(first)])
        : passed();
    },
  ),
  media(
    {
      id: 'media-og-size',
      title: 'Sharing image is too small, too large or has an extreme aspect ratio',
      severity: 'moderate',
      help: 'https://ogp.me/',
      fix: 'Use an image of 1200 x 630 pixels below 8 MB.',
    },
    (view) =>
      judgeFiles(
        view,
        view.files.filter(({ references }) => references.some(({ kind }) => kind === 'og')),
        (file) => {
          if (file.bytes !== null && file.bytes > 8_000_000) return `${Math.round(file.bytes / 1e6)} MB`;
          const size = shownSize(file);
          if (!size) return undefined;
          if (size.width < 200 || size.height < 200) return `${size.width} x ${size.height}`;
          const ratio = size.width / size.height;
          return ratio > 3 || ratio < 1 / 3 ? `${size.width} x ${size.height} has an extreme aspect ratio` : null;
        },
        {
          none: 'The page references no sharing image.',
          message: (n, of) => `${n} of ${of} sharing images will not display well.`,
        },
      ),
  ),
  media(
    {
      id: 'media-favicon',
      title: 'No favicon, or too small a one',
      severity: 'minor',
      help: google('appearance/favicon-in-search'),
      fix: 'Provide an icon of at least 48 pixels.',
    },
    (view) => {
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
  ),
  media(
    {
      id: 'media-third-party',
      title: 'Media from other sites',
      severity: 'info',
      help: lighthouse('performance/third-party-summary'),
      fix: 'Host them yourself where possible.',
    },
    (view) => {
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
  ),
  media.each(
    {
      id: 'media-modern-type',
      title: 'picture without a modern format',
      severity: 'info',
      help: 'https://web.dev/articles/serve-images-avif',
      fix: 'Provide AVIF or WebP in a source element with its type.',
    },
    ({ page }) => page.byTag('picture'),
    (picture) =>
      childElements(picture).some(
        (child) =>
          child.tag === 'source' &&
          /avif|webp|jxl/i.test(`${attr(child, 'type') ?? ''} ${attr(child, 'srcset') ?? ''}`),
      )
        ? null
        : '',
    {
      none: 'There are no picture elements.',
      message: (n, of) => `${n} of ${of} picture elements offer only old formats.`,
    },
  ),
];
