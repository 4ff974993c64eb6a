import { attr, parentOf } from '../../reading/page/node.ts';
import { axe } from '../links.ts';
import * as sample from '../samples.ts';
import { unsure } from '../verdict.ts';
import { a11y } from './view.ts';

const FILE_NAME = /^[\w%.-]+\.(apng|avif|bmp|gif|jpe?g|png|svg|tiff?|webp)$/i;

const EMPTY_WORDS =
  /^((an?|the) )?(image|img|picture|pic|photo|photograph|graphic|icon|logo|spacer|blank|untitled|placeholder|thumbnail|alt( text)?|n\/?a|none|null|undefined|todo|tbd|bild|foto|imagen|immagine)\s*\d*$/i;

/** Nothing that could be read out: dots, dashes and other signs alone. */
const SIGNS = /^[\s\p{P}\p{S}]+$/u;

export const a11yAltSuspicious = a11y('a11y-alt-suspicious', 'minor', 'Text alternative is not descriptive', {
  help: axe('image-redundant-alt'),
  fix: 'Describe what the image shows or does; leave alt empty if adjacent text already does.',
  elements: (view) => view.page.byTag('img').filter((img) => attr(img, 'alt')?.trim() && view.rendering.exposed(img)),
  test: (img, view) => {
    const alt = attr(img, 'alt')!.trim();
    if (FILE_NAME.test(alt) || EMPTY_WORDS.test(alt) || SIGNS.test(alt)) return alt;
    const around = parentOf(img);
    if (around && /^(a|button)$/.test(around.name) && view.page.text(around).trim().toLowerCase() === alt.toLowerCase())
      return alt;
    return alt.length > 300
      ? unsure('A text alternative is very long; a person has to judge whether it fits the image.')
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
    ],
    notApplicable: '<p>x</p>',
  },
});
