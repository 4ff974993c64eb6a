import * as sample from '../../../model/samples.ts';
import { failed, passed } from '../../../model/verdict.ts';
import { attr } from '../../../page/tree/node.ts';
import { metadata } from './input.ts';
import { isBlank, missing, NO_OG, OGP, og, withOg, withProperty } from './sharing.ts';

const REQUIRED = ['og:title', 'og:type', 'og:image', 'og:url'];

const isHttps = (text: string): boolean => /^https:\/\/[^/]/i.test(text.trim());

const DETAILS = ['og:image:width', 'og:image:height', 'og:image:alt'];

const SINGLE = ['og:title', 'og:type', 'og:url', 'og:description', 'og:site_name'];

export const OPEN_GRAPH_CHECKS = [
  metadata('meta-og', 'moderate', 'Page has no Open Graph metadata', {
    help: OGP,
    fix: 'Add og:title, og:type, og:image and og:url, so that shared links show a preview.',
    requirements: null,
    run: ({ page }) =>
      Object.keys(og(page)).length ? passed() : failed('Nothing defines the preview of a shared link.'),
    examples: { passed: sample.head(sample.OG), failed: '' },
  }),
  metadata('meta-og-required', 'serious', 'Open Graph metadata is incomplete', {
    help: OGP,
    fix: 'Add whichever of og:title, og:type, og:image and og:url is missing.',
    requirements: null,
    run: withOg((found) => {
      const given = (name: string) => !isBlank(found, name) || (name === 'og:image' && found['og:image:url']?.[0]);
      return missing(REQUIRED.filter((name) => !given(name)));
    }),
    examples: { passed: sample.head(sample.OG), failed: sample.head(sample.og({ title: 'Bowls' })), notApplicable: '' },
  }),
  metadata('meta-og-image', 'moderate', 'Preview image URL is not absolute', {
    help: OGP,
    fix: 'Write the URL of og:image in full, with https.',
    requirements: null,
    run: withProperty(['og:image', 'og:image:url'], (images, found) => {
      // One over plain HTTP is fine if the property for HTTPS is there too.
      const secured = (found['og:image:secure_url'] ?? []).some(isHttps);
      const wrong = images.filter((one) => !isHttps(one) && !(secured && /^http:\/\/[^/]/i.test(one.trim())));
      return wrong.length ? `${wrong.length} of ${images.length} og:image URLs are not absolute https URLs.` : null;
    }),
    examples: {
      passed: [
        sample.head(sample.OG),
        sample.head(sample.og({ image: 'http://x.org/b.png', 'image:secure_url': 'https://x.org/b.png' })),
      ],
      failed: [sample.head(sample.og({ image: '/b.png' })), sample.head(sample.og({ 'image:url': '/b.png' }))],
      notApplicable: '',
    },
  }),
  metadata('meta-og-image-details', 'minor', 'Preview image has no size or description', {
    help: OGP,
    fix: 'Add og:image:width, og:image:height and og:image:alt.',
    requirements: null,
    run: withProperty('og:image', (_, found) => missing(DETAILS.filter((name) => !found[name]))),
    examples: {
      passed: sample.head(
        sample.og({
          image: 'https://x.org/b.png',
          'image:width': '1200',
          'image:height': '630',
          'image:alt': 'A bowl',
        }),
      ),
      failed: sample.head(sample.OG),
      notApplicable: '',
    },
  }),
  metadata('meta-og-description', 'minor', 'Open Graph description or site name is missing', {
    help: OGP,
    fix: 'Add og:description and og:site_name.',
    requirements: null,
    run: withOg((found) => missing(['og:description', 'og:site_name'].filter((name) => isBlank(found, name)))),
    examples: {
      passed: sample.head(sample.og({ description: 'Bowls', site_name: 'Lane' })),
      failed: sample.head(sample.OG),
      notApplicable: '',
    },
  }),
  metadata('meta-og-locale', 'minor', 'og:locale is not language_TERRITORY', {
    help: OGP,
    fix: 'Write og:locale like en_GB.',
    requirements: null,
    run: withProperty('og:locale', ([value]) =>
      /^[a-z]{2,3}_[A-Z]{2}$/.test(value!.trim()) ? null : `'${value}' is not language_TERRITORY.`,
    ),
    examples: {
      passed: sample.head(sample.og({ locale: 'en_GB' })),
      failed: sample.head(sample.og({ locale: 'english' })),
      notApplicable: '',
    },
  }),
  metadata('meta-og-duplicate', 'minor', 'Open Graph property is repeated', {
    help: OGP,
    fix: 'Keep one value for each property that is not a list.',
    requirements: null,
    run: withOg((found) => {
      const twice = SINGLE.filter((name) => (found[name]?.length ?? 0) > 1);
      return twice.length ? `More than one value: ${twice.join(', ')}.` : null;
    }),
    examples: {
      passed: sample.head(sample.OG),
      failed: sample.head(sample.OG + sample.og({ title: 'Again' })),
      notApplicable: '',
    },
  }),
  metadata('meta-og-attribute', 'minor', 'Open Graph metadata uses the wrong attribute', {
    help: OGP,
    fix: 'Use property for og: metadata, and content for the value.',
    requirements: null,
    elements: ({ page }) =>
      page
        .byTag('meta')
        .filter((meta) =>
          /^(og|article|fb|product|book|profile|video|music):/i.test(
            (attr(meta, 'property') ?? attr(meta, 'name') ?? '').trim(),
          ),
        ),
    test: (meta) => {
      if (attr(meta, 'content') === undefined) return 'no content';
      return attr(meta, 'property') === undefined ? 'name instead of property' : null;
    },
    none: NO_OG,
    message: (n, of) => `${n} of ${of} meta elements use name instead of property, or have no content.`,
    examples: {
      passed: sample.head(sample.OG),
      failed: sample.head('<meta name="og:title" content="Bowls">'),
      notApplicable: '',
    },
  }),
];
