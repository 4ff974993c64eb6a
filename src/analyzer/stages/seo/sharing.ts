import { properties } from '../../page/metadata.ts';
import { attr } from '../../page/node.ts';
import type { Page } from '../../page/page.ts';
import { failed, notApplicable, passed } from '../verdict.ts';
import { metadata } from './define.ts';

const OGP = 'https://ogp.me/';
const CARDS = 'https://developer.x.com/en/docs/x-for-websites/cards/overview/markup';

const og = (page: Page) => properties(page, 'og:');
const NO_OG = 'The page has no Open Graph metadata.';
const REQUIRED = ['og:title', 'og:type', 'og:image', 'og:url'];

const present = metadata(
  {
    id: 'meta-og',
    severity: 'moderate',
    title: 'Page has no Open Graph metadata',
    help: OGP,
    fix: 'Add og:title, og:type, og:image and og:url, so that shared links show a preview.',
  },
  ({ page }) => (Object.keys(og(page)).length ? passed() : failed('Nothing defines the preview of a shared link.')),
);

const required = metadata(
  {
    id: 'meta-og-required',
    severity: 'serious',
    title: 'Open Graph metadata is incomplete',
    help: OGP,
    fix: 'Add whichever of og:title, og:type, og:image and og:url is missing.',
  },
  ({ page }) => {
    const found = og(page);
    if (!Object.keys(found).length) return notApplicable(NO_OG);
    const missing = REQUIRED.filter(
      (name) => !found[name]?.[0]?.trim() && !(name === 'og:image' && found['og:image:url']?.[0]),
    );
    return missing.length ? failed(`Missing: ${missing.join(', ')}.`) : passed();
  },
);

const image = metadata(
  {
    id: 'meta-og-image',
    severity: 'moderate',
    title: 'Preview image URL is not absolute',
    help: OGP,
    fix: 'Write the URL of og:image in full, with https.',
  },
  ({ page }) => {
    const images = og(page)['og:image'] ?? [];
    if (!images.length) return notApplicable('There is no og:image.');
    const wrong = images.filter((one) => !/^https:\/\/[^/]/i.test(one.trim()));
    return wrong.length
      ? failed(`${wrong.length} of ${images.length} og:image URLs are not absolute https URLs.`)
      : passed();
  },
);

const imageDetails = metadata(
  {
    id: 'meta-og-image-details',
    severity: 'minor',
    title: 'Preview image has no size or description',
    help: OGP,
    fix: 'Add og:image:width, og:image:height and og:image:alt.',
  },
  ({ page }) => {
    const found = og(page);
    if (!found['og:image']) return notApplicable('There is no og:image.');
    const missing = ['og:image:width', 'og:image:height', 'og:image:alt'].filter((name) => !found[name]);
    return missing.length ? failed(`Missing: ${missing.join(', ')}.`) : passed();
  },
);

const description = metadata(
  {
    id: 'meta-og-description',
    severity: 'minor',
    title: 'Open Graph description or site name is missing',
    help: OGP,
    fix: 'Add og:description and og:site_name.',
  },
  ({ page }) => {
    const found = og(page);
    if (!Object.keys(found).length) return notApplicable(NO_OG);
    const missing = ['og:description', 'og:site_name'].filter((name) => !found[name]?.[0]?.trim());
    return missing.length ? failed(`Missing: ${missing.join(', ')}.`) : passed();
  },
);

const locale = metadata(
  {
    id: 'meta-og-locale',
    severity: 'minor',
    title: 'og:locale is not language_TERRITORY',
    help: OGP,
    fix: 'Write og:locale like en_GB.',
  },
  ({ page }) => {
    const [value] = og(page)['og:locale'] ?? [];
    if (value === undefined) return notApplicable('There is no og:locale.');
    return /^[a-z]{2,3}_[A-Z]{2}$/.test(value.trim()) ? passed() : failed(`'${value}' is not language_TERRITORY.`);
  },
);

const duplicates = metadata(
  {
    id: 'meta-og-duplicate',
    severity: 'minor',
    title: 'Open Graph property is repeated',
    help: OGP,
    fix: 'Keep one value for each property that is not a list.',
  },
  ({ page }) => {
    const found = og(page);
    if (!Object.keys(found).length) return notApplicable(NO_OG);
    const twice = ['og:title', 'og:type', 'og:url', 'og:description', 'og:site_name'].filter(
      (name) => (found[name]?.length ?? 0) > 1,
    );
    return twice.length ? failed(`More than one value: ${twice.join(', ')}.`) : passed();
  },
);

const attribute = metadata.each(
  {
    id: 'meta-og-attribute',
    severity: 'minor',
    title: 'Open Graph metadata uses the wrong attribute',
    help: OGP,
    fix: 'Use property for og: metadata, and content for the value.',
  },
  ({ page }) =>
    page
      .byTag('meta')
      .filter((meta) =>
        /^(og|article|fb|product|book|profile|video|music):/i.test(
          (attr(meta, 'property') ?? attr(meta, 'name') ?? '').trim(),
        ),
      ),
  (meta) => {
    if (attr(meta, 'content') === undefined) return 'no content';
    return attr(meta, 'property') === undefined ? 'name instead of property' : null;
  },
  {
    none: NO_OG,
    message: (n, of) => `${n} of ${of} meta elements use name instead of property, or have no content.`,
  },
);

const card = metadata(
  {
    id: 'meta-twitter-card',
    severity: 'minor',
    title: 'Card type is missing or unknown',
    help: CARDS,
    fix: 'Add <meta name="twitter:card"> with summary or summary_large_image.',
  },
  ({ page }) => {
    const [value] = properties(page, 'twitter:')['twitter:card'] ?? [];
    if (value === undefined) return failed('There is no twitter:card.');
    return /^(summary|summary_large_image|app|player)$/.test(value.trim())
      ? passed()
      : failed(`'${value}' is not a card type.`);
  },
);

const cardContent = metadata(
  {
    id: 'meta-twitter-content',
    severity: 'minor',
    title: 'Card has no title or image',
    help: CARDS,
    fix: 'Add twitter:title and twitter:image, or the Open Graph ones they fall back to.',
  },
  ({ page }) => {
    const found = { ...og(page), ...properties(page, 'twitter:') };
    if (!found['twitter:card']) return notApplicable('There is no twitter:card.');
    const missing = ['title', 'image'].filter(
      (name) => !found[`twitter:${name}`]?.[0] && !found[`og:${name}`]?.[0] && !found[`twitter:${name}:src`]?.[0],
    );
    return missing.length ? failed(`The card has no ${missing.join(' and no ')}.`) : passed();
  },
);

export const sharingChecks = [
  present,
  required,
  image,
  imageDetails,
  description,
  locale,
  duplicates,
  attribute,
  card,
  cardContent,
];
