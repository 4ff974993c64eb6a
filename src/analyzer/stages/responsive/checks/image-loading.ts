import { chrome, html, lighthouse, mdn } from '../../../model/links.ts';
import { notApplicable, passed, undecided } from '../../../model/verdict.ts';
import { attr, childElements, type Element, hasAttr } from '../../../page/tree/node.ts';
import { responsive } from './input.ts';

const sized = (img: Element): boolean =>
  (hasAttr(img, 'width') && hasAttr(img, 'height')) ||
  /aspect-ratio\s*:|width\s*:[^;]+;[\s\S]*height\s*:|height\s*:[^;]+;[\s\S]*width\s*:/i.test(attr(img, 'style') ?? '');

const IN_DOUBT = 'The first image is lazy-loaded; whether it is above the fold depends on the layout.';

export const IMAGE_LOADING_CHECKS = [
  responsive('resp-picture', 'serious', 'Picture has no img', {
    help: html('embedded-content.html#the-picture-element'),
    fix: 'Add an img element at the end of every picture.',
    requirements: null,
    elements: ({ page }) => page.byTag('picture'),
    test: (element) => (childElements(element).some(({ name: tag }) => tag === 'img') ? null : ''),
    none: 'There is no picture element.',
    message: (n, of) => `${n} of ${of} picture elements show nothing because they contain no img.`,
    examples: {
      passed: '<picture><img src="a.png" alt=""></picture>',
      failed: '<picture><source srcset="a.webp" type="image/webp"></picture>',
      notApplicable: '',
    },
  }),
  responsive('resp-picture-source', 'minor', 'Source of a picture is always chosen', {
    help: html('embedded-content.html#the-source-element'),
    fix: 'Add media or type, or remove it.',
    requirements: null,
    elements: ({ page }) => page.$(page.byTag('source')).filter('picture > source').get(),
    test: (element) => {
      if (!hasAttr(element, 'srcset')) return 'no srcset';
      const chosen = ['media', 'type', 'sizes'].some((name) => hasAttr(element, name));
      return chosen ? null : 'neither media nor type';
    },
    none: 'No picture has sources.',
    message: (n, of) => `${n} of ${of} sources hide those after them, or reference no file.`,
    examples: {
      passed: '<picture><source srcset="a.webp" type="image/webp"><img src="a.png" alt=""></picture>',
      failed: '<picture><source srcset="a.webp"><img src="a.png" alt=""></picture>',
      notApplicable: '',
    },
  }),
  responsive('resp-image-size', 'moderate', 'Images have no size', {
    help: lighthouse('performance/unsized-images'),
    fix: 'Set width and height to avoid layout shifts while the page loads.',
    requirements: null,
    elements: ({ page }) => page.byTag('img'),
    test: (img) => (sized(img) ? null : ''),
    none: 'There are no images.',
    message: (n, of) => `${n} of ${of} images have no width and height.`,
    examples: {
      passed: ['<img width="10" height="10" src="a.png" alt="">', '<img style="aspect-ratio: 1" src="a.png" alt="">'],
      failed: '<img src="a.png" alt="">',
      notApplicable: '',
    },
  }),
  responsive('resp-loading', 'minor', 'loading has an unknown value', {
    help: mdn('HTML/Reference/Elements/img#loading'),
    fix: 'Use lazy or eager.',
    requirements: null,
    elements: ({ page }) => page.$(page.byTag('img', 'iframe')).filter('[loading]').get(),
    test: (element) => (/^(lazy|eager)$/i.test(attr(element, 'loading')!.trim()) ? null : attr(element, 'loading')!),
    none: 'No image or frame has a loading attribute.',
    message: (n, of) => `${n} of ${of} loading attributes are neither lazy nor eager.`,
    examples: {
      passed: '<img loading="lazy" src="a.png" alt="">',
      failed: '<img loading="late" src="a.png" alt="">',
      notApplicable: '<img src="a.png" alt="">',
    },
  }),
  responsive('resp-lazy-first', 'minor', 'An image above the fold may be lazy-loaded', {
    help: chrome('performance/insights/lcp-discovery'),
    fix: 'Do not use loading="lazy" above the fold.',
    requirements: null,
    run: ({ page }) => {
      const [first] = page.byTag('img');
      if (!first) return notApplicable('There are no images.');
      const isLazy = attr(first, 'loading')?.trim().toLowerCase() === 'lazy';
      return isLazy ? undecided(IN_DOUBT) : passed();
    },
    examples: {
      passed: '<img src="a.png" alt="">',
      undecided: '<img loading="lazy" src="a.png" alt="">',
      notApplicable: '',
    },
  }),
];
