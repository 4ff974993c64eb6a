import { attr, type Element, hasAttr, parentOf, tokens } from '../../../page/node.ts';
import { explicitRole, presentationConflict } from '../../../page/role.ts';
import { act, axe } from '../../links.ts';
import { judge, unsure } from '../../verdict.ts';
import { a11y, type View } from './define.ts';

const nameless =
  ({ names }: View) =>
  (element: Element): string | null =>
    names.of(element) ? null : '';

const image = a11y(
  {
    id: 'a11y-img-name',
    severity: 'critical',
    title: 'Image has no text alternative',
    help: act('23a2a8'),
    fix: 'Describe the image in alt; give a decorative one alt="".',
  },
  (view) => {
    const images = view
      .withRole('img', 'image')
      .filter(({ namespace, tag }) => namespace === 'html' && tag !== 'object' && tag !== 'input');
    return judge(view.page, images, nameless(view), {
      none: 'There is no image that is exposed to assistive technology.',
      message: (n, of) => `${n} of ${of} images have no text alternative and are not marked as decorative.`,
    });
  },
);

const imageButton = a11y(
  {
    id: 'a11y-image-button-name',
    severity: 'critical',
    title: 'Image button has no name',
    help: act('59796f'),
    fix: 'Describe in alt what the button does.',
  },
  (view) => {
    const buttons = view.page
      .byTag('input')
      .filter((input) => attr(input, 'type')?.toLowerCase() === 'image' && view.rendering.exposed(input));
    return judge(view.page, buttons, nameless(view), {
      none: 'There is no image button.',
      message: (n, of) => `${n} of ${of} image buttons have no name.`,
    });
  },
);

const area = a11y(
  {
    id: 'a11y-area-alt',
    severity: 'critical',
    title: 'Area of an image map has no name',
    help: axe('area-alt'),
    fix: 'Describe in alt where the area leads.',
  },
  (view) => {
    const areas = view.page
      .byTag('area')
      .filter((element) => hasAttr(element, 'href') && view.rendering.exposed(element));
    return judge(view.page, areas, nameless(view), {
      none: 'There is no image map with links.',
      message: (n, of) => `${n} of ${of} areas have no name.`,
    });
  },
);

const svg = a11y(
  {
    id: 'a11y-svg-name',
    severity: 'serious',
    title: 'SVG image has no name',
    help: act('7d6734'),
    fix: 'Add a title element at the start of the svg, or aria-label.',
  },
  (view) => {
    const drawings = view.page
      .byAttribute('role')
      .filter(
        (element) =>
          element.namespace === 'svg' &&
          /^(img|image|graphics-document|graphics-symbol)$/.test(explicitRole(element) ?? '') &&
          view.rendering.exposed(element),
      );
    return judge(view.page, drawings, nameless(view), {
      none: 'No svg element has an explicit role.',
      message: (n, of) => `${n} of ${of} SVG images have no name.`,
    });
  },
);

const MEDIA_DATA =
  /\.(apng|avif|bmp|gif|ico|jpe?g|jxl|png|svg|tiff?|webp|aac|flac|m4a|mp3|oga|ogg|opus|wav|avi|m4v|mkv|mov|mp4|mpe?g|ogv|webm)(?:[?#]|$)/i;

const object = a11y(
  {
    id: 'a11y-object-name',
    severity: 'serious',
    title: 'Embedded object has no name',
    help: act('8fc3b6'),
    fix: 'Name the object with aria-label or title.',
  },
  (view) => {
    const objects = view.page
      .byTag('object')
      .filter((element) => explicitRole(element) === null && view.rendering.exposed(element))
      .filter((element) => {
        const type = attr(element, 'type');
        return type ? /^(image|audio|video)\//i.test(type) : MEDIA_DATA.test(attr(element, 'data') ?? '');
      });
    return judge(view.page, objects, nameless(view), {
      none: 'There is no object with an image, sound or film.',
      message: (n, of) => `${n} of ${of} objects have no name.`,
    });
  },
);

const decorative = a11y(
  {
    id: 'a11y-decorative-exposed',
    severity: 'minor',
    title: 'Decorative element is still exposed',
    help: act('46ca7f'),
    fix: 'Remove ARIA attributes and focusability from decorative elements, or do not mark them as decorative.',
  },
  (view) => {
    const { rendering } = view;
    const marked = view.page.byAttribute('role', 'alt').filter((element) => {
      if (!rendering.exposed(element)) return false;
      const role = tokens(element, 'role').length ? explicitRole(element) : null;
      return role === 'none' || (role === null && element.tag === 'img' && attr(element, 'alt') === '');
    });
    return judge(view.page, marked, (element) => (presentationConflict(element, rendering) ? '' : null), {
      none: 'No element is marked as decorative.',
      message: (n, of) =>
        `${n} of ${of} decorative elements are focusable or have global ARIA attributes, so they are exposed anyway.`,
    });
  },
);

const FILE_NAME = /^[\w%.-]+\.(apng|avif|bmp|gif|jpe?g|png|svg|tiff?|webp)$/i;
const EMPTY_WORDS =
  /^(image|img|picture|photo|graphic|icon|logo|spacer|untitled|placeholder|bild|foto|imagen|immagine)$/i;

const suspicious = a11y.each(
  {
    id: 'a11y-alt-suspicious',
    severity: 'minor',
    title: 'Text alternative is not descriptive',
    help: axe('image-redundant-alt'),
    fix: 'Describe what the image shows or does; leave alt empty if adjacent text already does.',
  },
  (view) => view.page.byTag('img').filter((img) => attr(img, 'alt')?.trim() && view.rendering.exposed(img)),
  (img, view) => {
    const alt = attr(img, 'alt')!.trim();
    if (FILE_NAME.test(alt) || EMPTY_WORDS.test(alt)) return alt;
    const around = parentOf(img);
    if (around && /^(a|button)$/.test(around.tag) && view.page.text(around).trim().toLowerCase() === alt.toLowerCase())
      return alt;
    return alt.length > 300
      ? unsure('A text alternative is very long; a person has to judge whether it fits the image.')
      : null;
  },
  {
    none: 'No image has a text alternative.',
    message: (n, of) =>
      `${n} of ${of} text alternatives are a file name, a placeholder or a repetition of adjacent text.`,
  },
);

export const imageChecks = [image, imageButton, area, svg, object, suspicious, decorative];
