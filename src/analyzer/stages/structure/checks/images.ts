import { act, axe } from '../../../model/links.ts';
import { all, BEST_PRACTICE } from '../../../model/requirements.ts';
import * as sample from '../../../model/samples.ts';
import { cannotTell, faultOf, judge } from '../../../model/verdict.ts';
import { tabIndex } from '../../../page/accessibility/focus.ts';
import { explicitRole, hasGlobalAria, presentationConflict } from '../../../page/accessibility/role.ts';
import { attr, type Element, parentOf, tokens } from '../../../page/tree/node.ts';
import type { Page } from '../../../page/tree/page.ts';
import { a11y } from './check.ts';
import { nameCheck, nameless } from './nameless.ts';

const MEDIA_DATA =
  /\.(apng|avif|bmp|gif|ico|jpe?g|jxl|png|svg|tiff?|webp|aac|flac|m4a|mp3|oga|ogg|opus|wav|avi|m4v|mkv|mov|mp4|mpe?g|ogv|webm)(?:[?#]|$)/i;

const FILE_NAME = /^[\w%.-]+\.(apng|avif|bmp|gif|jpe?g|png|svg|tiff?|webp)$/i;

const EMPTY_WORDS =
  /^((an?|the) )?(image|img|picture|pic|photo|photograph|graphic|icon|logo|spacer|blank|untitled|placeholder|thumbnail|alt( text)?|n\/?a|none|null|undefined|todo|tbd|bild|foto|imagen|immagine)\s*\d*$/i;

/** Nothing that could be read out: dots, dashes and other signs alone. */
const SIGNS = /^[\s\p{P}\p{S}]+$/u;

/** Elements whose text an image in them may repeat. */
const HOLDERS = /^(a|button|dd|dt|li|p|td|th)$/;

/** The text around the image says the same, and would be read out twice. */
const repeatsText = (img: Element, alt: string, page: Page): boolean => {
  const around = parentOf(img);
  return around !== null && HOLDERS.test(around.name) && page.text(around).trim().toLowerCase() === alt.toLowerCase();
};

const NON_TEXT = all('fails', '1.1.1');

/** A frame that the tab key passes over: the focus goes to what is in it, never to the frame. */
const isPassedOver = (element: Element): boolean =>
  element.name === 'iframe' && (tabIndex(element) ?? 0) < 0 && !hasGlobalAria(element);

export const IMAGES_CHECKS = [
  a11y('a11y-img-name', 'critical', 'Image has no text alternative', {
    help: act('23a2a8'),
    fix: 'Describe the image in alt; give a decorative one alt="".',
    requirements: {
      criteria: [
        { sc: '1.1.1', when: 'fails' },
        { sc: '2.4.4', when: 'may' },
        { sc: '4.1.2', when: 'may' },
      ],
      techniques: ['G94', 'G95', 'H37', 'H67', 'H24'],
      failures: ['F65', 'F38'],
      act: ['23a2a8'],
    },
    elements: (view) =>
      view
        .withRole('img', 'image')
        .filter(({ namespace, name: tag }) => namespace === 'html' && tag !== 'object' && tag !== 'input'),
    // An area has the role of a link, whose check adds the criteria of links.
    test: (image, view) => (nameless(image, view) === null ? null : faultOf('', NON_TEXT)),
    none: 'There is no image that is exposed to assistive technology.',
    message: (n, of) => `${n} of ${of} images have no text alternative and are not marked as decorative.`,
    examples: {
      passed: [
        `<img alt="A blue bowl" ${sample.PICTURE}>`,
        '<div role="img" aria-label="Bowl"></div>',
        `<img title="Bowl" ${sample.PICTURE}>`,
        `<span id="n">Bowl</span><img aria-labelledby="n" ${sample.PICTURE}>`,
        `<img src="x" alt="a"><img src="y" alt="" aria-labelledby="n"><b id="n">b</b>`,
      ],
      failed: [
        `<img ${sample.PICTURE}>`,
        `<img alt=" " ${sample.PICTURE}>`,
        '<div role="img"></div>',
        `<img role="none" tabindex="0" ${sample.PICTURE}>`,
        `<img alt="" aria-live="polite" ${sample.PICTURE}>`,
      ],
      notApplicable: [
        `<img alt="" ${sample.PICTURE}>`,
        `<img role="presentation" ${sample.PICTURE}>`,
        `<div hidden><img ${sample.PICTURE}></div>`,
        `<style>.x{display:none}</style><img class="x" ${sample.PICTURE}>`,
        `<div aria-hidden="true"><img ${sample.PICTURE}></div>`,
        `<div style="visibility:hidden"><img ${sample.PICTURE}></div>`,
      ],
    },
  }),
  nameCheck('a11y-image-button-name', 'critical', 'Image button has no name', {
    help: act('59796f'),
    fix: 'Describe in alt what the button does.',
    requirements: {
      criteria: [
        { sc: '1.1.1', when: 'fails' },
        { sc: '4.1.2', when: 'fails' },
      ],
      techniques: ['H36', 'G94'],
      failures: ['F65', 'F68'],
      act: ['59796f'],
    },
    elements: ({ page, rendering }) =>
      page.$(page.byTag('input')).filter('[type="image" i]').get().filter(rendering.exposed),
    none: 'There is no image button.',
    plural: 'image buttons',
    examples: {
      passed: [
        '<input type="image" src="s.png" alt="Search">',
        '<input type="image" src="s.png" aria-label="Search">',
        '<input type="image" title="Go" src="s.png">',
      ],
      failed: ['<input type="image" src="s.png">', '<input type="image" name="search" alt="" src="s.png">'],
      notApplicable: '<button><img src="s.png" alt=""></button>',
    },
  }),
  nameCheck('a11y-svg-name', 'serious', 'SVG image has no name', {
    help: act('7d6734'),
    fix: 'Add a title element at the start of the svg, or aria-label.',
    requirements: {
      criteria: [{ sc: '1.1.1', when: 'fails' }],
      techniques: ['ARIA6', 'ARIA10', 'ARIA24'],
      act: ['7d6734'],
    },
    elements: (view) =>
      view.page
        .byAttribute('role')
        .filter(
          (element) =>
            element.namespace === 'svg' &&
            /^(img|image|graphics-document|graphics-symbol)$/.test(explicitRole(element) ?? '') &&
            view.rendering.exposed(element),
        ),
    none: 'No svg element has an explicit role.',
    plural: 'SVG images',
    examples: {
      passed: [
        '<svg role="img"><title>Bowl</title></svg>',
        '<svg><circle role="graphics-symbol" aria-label="Dot"></circle></svg>',
      ],
      failed: [
        '<svg role="img"></svg>',
        '<svg role="img"><title> </title></svg>',
        '<svg><circle role="graphics-symbol"></circle></svg>',
      ],
      notApplicable: ['<svg><title>Bowl</title></svg>', '<svg role="img" aria-hidden="true"></svg>'],
    },
  }),
  nameCheck('a11y-object-name', 'serious', 'Embedded object has no name', {
    help: act('8fc3b6'),
    fix: 'Name the object with aria-label or title.',
    requirements: { criteria: [{ sc: '1.1.1', when: 'fails' }], techniques: ['H53', 'ARIA6'], act: ['8fc3b6'] },
    elements: (view) =>
      view.page
        .byTag('object')
        .filter((element) => explicitRole(element) === null && view.rendering.exposed(element))
        .filter((element) => {
          const type = attr(element, 'type');
          return type ? /^(image|audio|video)\//i.test(type) : MEDIA_DATA.test(attr(element, 'data') ?? '');
        }),
    none: 'There is no object with an image, sound or film.',
    plural: 'objects',
    examples: {
      passed: '<object data="/f.mp4" title="Film"></object>',
      failed: ['<object data="/f.mp4"></object>', '<object type="image/png" data="/f"></object>'],
      notApplicable: ['<object data="/page.html"></object>', '<object role="img" data="/f.png"></object>'],
    },
  }),
  a11y('a11y-alt-suspicious', 'minor', 'Text alternative is not descriptive', {
    help: axe('image-redundant-alt'),
    fix: 'Describe what the image shows or does; leave alt empty if adjacent text already does.',
    requirements: {
      criteria: [{ sc: '1.1.1', when: 'may' }],
      techniques: ['G94', 'G95', 'H37'],
      failures: ['F30'],
      act: ['qt1vmo'],
      note: 'File names, placeholder words and signs may fail 1.1.1 (F30). Repeating the text beside the image is a practice to avoid.',
    },
    elements: (view) => view.page.byTag('img').filter((img) => attr(img, 'alt')?.trim() && view.rendering.exposed(img)),
    test: (img, view) => {
      const alt = attr(img, 'alt')!.trim();
      if (FILE_NAME.test(alt) || EMPTY_WORDS.test(alt) || SIGNS.test(alt)) return alt;
      if (repeatsText(img, alt, view.page)) return faultOf(alt, BEST_PRACTICE);
      return alt.length > 300
        ? cannotTell('A text alternative is very long; a person has to judge whether it fits the image.')
        : null;
    },
    none: 'No image has a text alternative.',
    message: (n, of) =>
      `${n} of ${of} text alternatives are a file name, a placeholder or a repetition of adjacent text.`,
    examples: {
      passed: `<img alt="A blue bowl" ${sample.PICTURE}>`,
      failed: [
        `<img alt="DSC_0017.jpg" ${sample.PICTURE}>`,
        `<img alt="image" ${sample.PICTURE}>`,
        `<img alt="..." ${sample.PICTURE}>`,
        `<img alt="the photo" ${sample.PICTURE}>`,
        `<a href="/b"><img alt="Bowls" ${sample.PICTURE}>Bowls</a>`,
        `<ul><li><img alt="Bowls" ${sample.PICTURE}> Bowls</ul>`,
      ],
      notApplicable: '<p>x</p>',
    },
  }),
  a11y('a11y-decorative-exposed', 'minor', 'Decorative element is still exposed', {
    help: act('46ca7f'),
    fix: 'Remove ARIA attributes and focusability from decorative elements, or do not mark them as decorative.',
    requirements: { criteria: [], act: ['46ca7f'] },
    run: (view) => {
      const { rendering } = view;
      const marked = view.page.byAttribute('role', 'alt').filter((element) => {
        if (!rendering.exposed(element)) return false;
        const role = tokens(element, 'role').length ? explicitRole(element) : null;
        return role === 'none' || (role === null && element.name === 'img' && attr(element, 'alt') === '');
      });
      return judge(
        view,
        marked,
        (element) => (presentationConflict(element, rendering) && !isPassedOver(element) ? '' : null),
        {
          none: 'No element is marked as decorative.',
          message: (n, of) =>
            `${n} of ${of} decorative elements are focusable or have global ARIA attributes, so they are exposed anyway.`,
        },
      );
    },
    examples: {
      passed: [`<img alt="" ${sample.PICTURE}>`, '<iframe role="none" tabindex="-1" src="/frame"></iframe>'],
      failed: [
        `<img alt="" tabindex="0" ${sample.PICTURE}>`,
        '<nav role="none" aria-label="Main"></nav>',
        '<iframe role="none" src="/frame"></iframe>',
        '<iframe role="none" tabindex="-1" aria-label="Map" src="/frame"></iframe>',
      ],
      notApplicable: ['<p>x</p>', '<div aria-hidden="true"><nav role="none" aria-label="x"></nav></div>'],
    },
  }),
];
