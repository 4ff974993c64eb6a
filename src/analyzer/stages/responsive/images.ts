import { attr, childElements, type Element, hasAttr, parentOf } from '../../page/node.ts';
import { chrome, html, lighthouse, mdn } from '../links.ts';
import { judge, notApplicable, undecided } from '../verdict.ts';
import { responsive } from './define.ts';

/** One candidate of a srcset: address and descriptor. */
interface Candidate {
  readonly url: string;
  /** `400w`, `2x`; `1x` where none is written. */
  readonly descriptor: string;
  readonly kind: 'w' | 'x' | 'invalid';
}

const kindOf = (descriptor: string): Candidate['kind'] => {
  if (/^\d+w$/.test(descriptor) && descriptor !== '0w') return 'w';
  return /^\d*\.?\d+(e[+-]?\d+)?x$/i.test(descriptor) ? 'x' : 'invalid';
};

/** Candidates of a srcset (HTML, "parse a srcset attribute"): addresses may hold commas, descriptors brackets. */
const parseSrcset = (text: string): Candidate[] => {
  const found: Candidate[] = [];
  let rest = text;
  while (found.length < 200) {
    rest = rest.replace(/^[\s,]+/, '');
    const url = /^\S+/.exec(rest)?.[0];
    if (!url) return found;
    rest = rest.slice(url.length);
    const bare = url.replace(/,+$/, '');
    if (bare !== url) {
      found.push({ url: bare, descriptor: '1x', kind: 'x' });
      continue;
    }
    const descriptors = /^(?:[^,(]|\([^)]*\))*/.exec(rest)![0];
    rest = rest.slice(descriptors.length);
    const words = descriptors.trim().split(/\s+/).filter(Boolean);
    const [descriptor = '1x'] = words;
    const more = words.length > 1 && !(words.length === 2 && /h$/.test(words[1]!));
    found.push({ url: bare, descriptor, kind: more ? 'invalid' : kindOf(descriptor) });
  }
  return found;
};

const HTML = html('images.html#srcset-attributes');

const withSrcset = (elements: readonly Element[]): readonly Element[] =>
  elements.filter((element) => attr(element, 'srcset')?.trim());

const sizes = responsive.each(
  {
    id: 'resp-srcset-sizes',
    severity: 'serious',
    title: 'srcset by width has no sizes',
    help: HTML,
    fix: 'Use sizes to state the displayed width of the image.',
  },
  ({ page }) =>
    withSrcset(page.byTag('img', 'source')).filter((element) =>
      parseSrcset(attr(element, 'srcset')!).some(({ kind }) => kind === 'w'),
    ),
  (element) => (attr(element, 'sizes')?.trim() ? null : ''),
  {
    none: 'No srcset uses width descriptors.',
    message: (n, of) => `${n} of ${of} images with widths in srcset have no sizes, so 100vw is assumed.`,
  },
);

const syntax = responsive.each(
  {
    id: 'resp-srcset-valid',
    severity: 'moderate',
    title: 'srcset is not valid',
    help: HTML,
    fix: 'Give every candidate a width, or every candidate a density, without repetition.',
  },
  ({ page }) => withSrcset(page.byTag('img', 'source')),
  (element) => {
    const all = parseSrcset(attr(element, 'srcset')!);
    const wrong = all.find(({ kind }) => kind === 'invalid');
    if (wrong) return `descriptor ${wrong.descriptor}`;
    if (new Set(all.map(({ kind }) => kind)).size > 1) return 'widths and densities mixed';
    return new Set(all.map(({ descriptor }) => descriptor)).size < all.length ? 'a descriptor is repeated' : null;
  },
  { none: 'No image has a srcset.', message: (n, of) => `${n} of ${of} srcset attributes are not valid.` },
);

const fallback = responsive.each(
  {
    id: 'resp-srcset-fallback',
    severity: 'minor',
    title: 'Image with srcset has no src',
    help: HTML,
    fix: 'Add src for browsers that do not support srcset.',
  },
  ({ page }) => withSrcset(page.byTag('img')),
  (img) => (attr(img, 'src')?.trim() ? null : ''),
  {
    none: 'No image has a srcset.',
    message: (n, of) => `${n} of ${of} images with srcset have no src.`,
  },
);

const picture = responsive.each(
  {
    id: 'resp-picture',
    severity: 'serious',
    title: 'Picture has no img',
    help: html('embedded-content.html#the-picture-element'),
    fix: 'Add an img element at the end of every picture.',
  },
  ({ page }) => page.byTag('picture'),
  (element) => (childElements(element).some(({ tag }) => tag === 'img') ? null : ''),
  {
    none: 'There is no picture element.',
    message: (n, of) => `${n} of ${of} picture elements show nothing because they contain no img.`,
  },
);

const source = responsive.each(
  {
    id: 'resp-picture-source',
    severity: 'minor',
    title: 'Source of a picture is always chosen',
    help: html('embedded-content.html#the-source-element'),
    fix: 'Add media or type, or remove it.',
  },
  ({ page }) => page.byTag('source').filter((element) => parentOf(element)?.tag === 'picture'),
  (element) => {
    if (!hasAttr(element, 'srcset')) return 'no srcset';
    const chosen = ['media', 'type', 'sizes'].some((name) => hasAttr(element, name));
    return chosen ? null : 'neither media nor type';
  },
  {
    none: 'No picture has sources.',
    message: (n, of) => `${n} of ${of} sources hide those after them, or reference no file.`,
  },
);

const sized = (img: Element): boolean =>
  (hasAttr(img, 'width') && hasAttr(img, 'height')) ||
  /aspect-ratio\s*:|width\s*:[^;]+;[\s\S]*height\s*:|height\s*:[^;]+;[\s\S]*width\s*:/i.test(attr(img, 'style') ?? '');

const unsized = responsive.each(
  {
    id: 'resp-image-size',
    severity: 'moderate',
    title: 'Images have no size',
    help: lighthouse('performance/unsized-images'),
    fix: 'Set width and height to avoid layout shifts while the page loads.',
  },
  ({ page }) => page.byTag('img'),
  (img) => (sized(img) ? null : ''),
  {
    none: 'There are no images.',
    message: (n, of) => `${n} of ${of} images have no width and height.`,
  },
);

const loading = responsive.each(
  {
    id: 'resp-loading',
    severity: 'minor',
    title: 'loading has an unknown value',
    help: mdn('HTML/Reference/Elements/img#loading'),
    fix: 'Use lazy or eager.',
  },
  ({ page }) => page.byTag('img', 'iframe').filter((element) => hasAttr(element, 'loading')),
  (element) => (/^(lazy|eager)$/i.test(attr(element, 'loading')!.trim()) ? null : attr(element, 'loading')!),
  {
    none: 'No image or frame has a loading attribute.',
    message: (n, of) => `${n} of ${of} loading attributes are neither lazy nor eager.`,
  },
);

const lazyFirst = responsive(
  {
    id: 'resp-lazy-first',
    severity: 'minor',
    title: 'An image above the fold may be lazy-loaded',
    help: chrome('performance/insights/lcp-discovery'),
    fix: 'Do not use loading="lazy" above the fold.',
  },
  ({ page }) => {
    const [first] = page.byTag('img');
    if (!first) return notApplicable('There are no images.');
    if (attr(first, 'loading')?.trim().toLowerCase() !== 'lazy')
      return judge(page, [first], () => null, { none: '', message: () => '' });
    return undecided('The first image is lazy-loaded; whether it is above the fold depends on the layout.');
  },
);

export const imageChecks = [sizes, syntax, fallback, picture, source, unsized, loading, lazyFirst];
