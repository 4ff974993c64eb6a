import { collapsed, metaContent, metasNamed } from '../../page/metadata.ts';
import { attr, childElements, hasAttr } from '../../page/node.ts';
import { ownText } from '../../page/parse.ts';
import { google, lighthouse } from '../links.ts';
import { saysNothing } from '../structure/a11y/link-text.ts';
import { failed, notApplicable, passed, undecided } from '../verdict.ts';
import { type SeoInput, seo } from './define.ts';

/** The text of the title, and of the first h1, white space collapsed. */
const titleOf = ({ page }: SeoInput): string => {
  const [title] = page.byTag('title');
  return title ? collapsed(ownText(title)) : '';
};

const title = seo(
  {
    id: 'seo-title',
    severity: 'serious',
    title: 'Page has no title',
    help: lighthouse('seo/document-title'),
    fix: 'Add a title that describes the page.',
  },
  (input) => (titleOf(input) ? passed() : failed('The title is missing or empty.')),
);

/** Characters of a title that search results have room for, roughly: it is cut by its width. */
const TITLE = { least: 10, most: 70 };

const titleLength = seo(
  {
    id: 'seo-title-length',
    severity: 'minor',
    title: 'Title is very short or very long',
    help: google('appearance/title-link'),
    fix: `Use ${TITLE.least} to ${TITLE.most} characters.`,
  },
  (input) => {
    const length = [...titleOf(input)].length;
    if (!length) return notApplicable('The page has no title.');
    return length < TITLE.least || length > TITLE.most
      ? failed(`The title has ${length} characters; search results show about ${TITLE.least} to ${TITLE.most}.`)
      : passed();
  },
);

const titleMultiple = seo(
  {
    id: 'seo-title-multiple',
    severity: 'minor',
    title: 'There are several titles',
    help: google('appearance/title-link'),
    fix: 'Keep one title element.',
  },
  ({ page }) => {
    const titles = page.byTag('title');
    if (!titles.length) return notApplicable('The page has no title.');
    return titles.length > 1
      ? failed(
          `There are ${titles.length} title elements; the first one is used.`,
          titles.map((one) => page.item(one)),
        )
      : passed();
  },
);

const titlePlaceholder = seo(
  {
    id: 'seo-title-placeholder',
    severity: 'minor',
    title: 'Title is a placeholder',
    help: google('appearance/title-link'),
    fix: 'State what the page is about.',
  },
  (input) => {
    const text = titleOf(input);
    if (!text) return notApplicable('The page has no title.');
    return /^(untitled( document)?|home( ?page)?|index|new page( \d+)?|document|page( title)?|welcome|start(seite)?|react app|vite app|title)$/i.test(
      text,
    )
      ? failed(`'${text}' does not describe the page.`)
      : passed();
  },
);

const description = seo(
  {
    id: 'seo-description',
    severity: 'serious',
    title: 'Page has no description',
    help: lighthouse('seo/meta-description'),
    fix: 'Add <meta name="description"> with a sentence or two.',
  },
  ({ page }) => (metaContent(page, 'description')?.trim() ? passed() : failed('The description is missing or empty.')),
);

const DESCRIPTION = { least: 50, most: 160 };

const descriptionLength = seo(
  {
    id: 'seo-description-length',
    severity: 'minor',
    title: 'Description is very short or very long',
    help: google('appearance/snippet'),
    fix: `Use ${DESCRIPTION.least} to ${DESCRIPTION.most} characters.`,
  },
  ({ page }) => {
    const text = collapsed(metaContent(page, 'description') ?? '');
    if (!text) return notApplicable('The page has no description.');
    const { length } = [...text];
    return length < DESCRIPTION.least || length > DESCRIPTION.most
      ? failed(
          `The description has ${length} characters; search results show about ${DESCRIPTION.least} to ${DESCRIPTION.most}.`,
        )
      : passed();
  },
);

const descriptionMultiple = seo(
  {
    id: 'seo-description-multiple',
    severity: 'minor',
    title: 'There are several descriptions',
    help: google('appearance/snippet'),
    fix: 'Keep one description.',
  },
  ({ page }) => {
    const all = metasNamed(page, 'description');
    if (!all.length) return notApplicable('The page has no description.');
    return all.length > 1
      ? failed(
          `There are ${all.length} descriptions.`,
          all.map((one) => page.item(one)),
        )
      : passed();
  },
);

const h1 = seo(
  {
    id: 'seo-h1',
    severity: 'moderate',
    title: 'Page has no main heading',
    help: google('appearance/title-link'),
    fix: 'Use one h1 that states what the page is about.',
  },
  ({ page, shell }) => {
    const full = page
      .byTag('h1')
      .filter(
        (one) =>
          collapsed(page.text(one)) || childElements(one).some((img) => img.tag === 'img' && attr(img, 'alt')?.trim()),
      );
    if (full.length) return passed();
    if (shell) return undecided(shell);
    return failed(page.byTag('h1').length ? 'Every h1 is empty.' : 'There is no h1.');
  },
);

const manyH1 = seo(
  {
    id: 'seo-h1-multiple',
    severity: 'info',
    title: 'There are several main headings',
    help: google('fundamentals/seo-starter-guide'),
    fix: 'Prefer a single h1; several are allowed.',
  },
  ({ page }) => {
    const all = page.byTag('h1');
    if (!all.length) return notApplicable('There is no h1.');
    return all.length > 1
      ? {
          outcome: 'failed',
          message: `There are ${all.length} h1 headings.`,
          items: all.slice(0, 20).map((one) => page.item(one)),
          total: all.length,
        }
      : passed();
  },
);

const crawlable = seo.each(
  {
    id: 'seo-link-crawlable',
    severity: 'moderate',
    title: 'Links cannot be followed by crawlers',
    help: lighthouse('seo/crawlable-anchors'),
    fix: 'Use links with a URL in href.',
  },
  ({ page }) =>
    page
      .byTag('a')
      .filter((a) => !hasAttr(a, 'id') || hasAttr(a, 'href') || hasAttr(a, 'onclick'))
      .filter((a) => attr(a, 'role') === undefined && (hasAttr(a, 'href') || hasAttr(a, 'onclick'))),
  (a, { page }) => {
    const href = attr(a, 'href')?.trim();
    if (href === undefined) return 'no href';
    if (/^javascript:/i.test(href)) return href;
    if (href === '' && hasAttr(a, 'onclick')) return 'empty href';
    return page.resolve(href) === null ? href : null;
  },
  {
    none: 'The page has no links.',
    message: (n, of) => `${n} of ${of} links have no URL that a crawler could follow.`,
  },
);

const linkText = seo.each(
  {
    id: 'seo-link-text',
    severity: 'minor',
    title: 'Link texts are not descriptive',
    help: lighthouse('seo/link-text'),
    fix: 'Describe the target in the link text.',
  },
  ({ page }) =>
    page
      .byTag('a')
      .filter((a) => attr(a, 'href') && !/\bnofollow\b/i.test(attr(a, 'rel') ?? '') && page.text(a).trim()),
  (a, { page }) => (saysNothing(page.text(a)) ? collapsed(page.text(a)) : null),
  {
    none: 'The page has no links with text.',
    message: (n, of) => `${n} of ${of} links have a text such as 'click here'.`,
  },
);

const images = seo.each(
  {
    id: 'seo-img-alt',
    severity: 'moderate',
    title: 'Images have no alt attribute',
    help: google('appearance/google-images'),
    fix: 'Describe what the image shows in alt.',
  },
  ({ page }) => page.byTag('img'),
  (img) => (hasAttr(img, 'alt') || hasAttr(img, 'aria-label') ? null : ''),
  {
    none: 'The page has no images.',
    message: (n, of) => `${n} of ${of} images have no alt attribute.`,
  },
);

export const titleChecks = [
  title,
  titleLength,
  titleMultiple,
  titlePlaceholder,
  description,
  descriptionLength,
  descriptionMultiple,
  h1,
  manyH1,
  crawlable,
  linkText,
  images,
];
