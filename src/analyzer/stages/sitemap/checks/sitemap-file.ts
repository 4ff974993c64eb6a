import { google } from '../../../model/links.ts';
import * as sample from '../../../model/samples.ts';
import { failed, passed, undecided } from '../../../model/verdict.ts';
import { readOnes, sitemapFault } from './faults.ts';
import { sitemapCheck } from './input.ts';

export const SITEMAP_FILE_CHECKS = [
  sitemapCheck('sm-missing', 'minor', 'No sitemap', {
    help: google('crawling-indexing/sitemaps/build-sitemap'),
    fix: 'Serve /sitemap.xml, or reference the sitemap in robots.txt.',
    requirements: null,
    run: (view) => {
      if (readOnes(view).length > 0) return passed();
      const broken = view.sitemaps.find(({ file }) => file.error !== null);
      if (broken) return undecided(`The sitemap could not be read: ${broken.file.error!.message}`);
      const named = view.sitemaps.filter(({ file }) => file.source === 'robots');
      return failed(
        named.length > 0
          ? `The sitemap referenced by robots.txt returns ${named[0]!.file.status}.`
          : 'There is none at the usual locations, and robots.txt references none.',
      );
    },
    examples: {
      passed: { sitemap: sample.urlset('<url><loc>https://example.org/shop/bowls</loc></url>') },
      failed: ['', { sitemap: { text: '', status: 404 } }],
      undecided: { sitemap: { text: '', error: 'timeout' } },
    },
  }),
  sitemapFault('empty', 'serious', 'Sitemap is empty', {
    fix: 'Add URLs, or return 404.',
    failed: [{ sitemap: '' }, { sitemap: ' \n' }],
  }),
  sitemapFault('not-a-sitemap', 'serious', 'Sitemap URL does not return a sitemap', {
    fix: 'Serve a sitemap there, or return 404.',
    passed: [
      {
        sitemap: `<!-- made by hand -->\n${sample.urlset('<url><loc>https://example.org/shop/bowls</loc></url>').replace(/^<\?.*\?>\s*/, '')}`,
      },
    ],
    failed: { sitemap: { text: '<!doctype html><p>x', type: 'text/html' } },
  }),
  sitemapFault('not-well-formed', 'serious', 'Sitemap is not well-formed', {
    fix: 'Escape & and <, close every element, and start with the XML declaration.',
    failed: {
      sitemap:
        '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://example.org/?a&b</loc></url></urlset>',
    },
  }),
  sitemapFault('dtd-refused', 'serious', 'Sitemap has a document type declaration', {
    fix: 'Remove it: parsers reject it for security reasons.',
    failed: {
      sitemap:
        '<!DOCTYPE urlset [<!ENTITY a "b">]><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"></urlset>',
    },
  }),
  sitemapFault('too-large', 'serious', 'Sitemap is too large', {
    fix: 'Split it and list the parts in an index.',
    failed: {
      sitemap: {
        text: sample.urlset('<url><loc>https://example.org/shop/bowls</loc></url>'),
        size: 60_000_000,
        cut: true,
      },
    },
  }),
  sitemapFault('wrong-namespace', 'moderate', 'Sitemap has the wrong namespace', {
    fix: 'Use http://www.sitemaps.org/schemas/sitemap/0.9.',
    failed: { sitemap: '<urlset><url><loc>https://example.org/</loc></url></urlset>' },
  }),
  sitemapFault('content-type', 'minor', 'Sitemap has the wrong content type', {
    fix: 'Send application/xml, or text/plain for a list.',
    failed: {
      sitemap: { text: sample.urlset('<url><loc>https://example.org/shop/bowls</loc></url>'), type: 'text/html' },
    },
  }),
  sitemapFault('no-urls', 'moderate', 'Sitemap lists no URLs', {
    fix: 'List the pages that should be found.',
    failed: { sitemap: sample.urlset('') },
  }),
  sitemapFault('too-many-urls', 'serious', 'Sitemap lists more than 50,000 URLs', {
    fix: 'Split it and list the parts in an index.',
    failed: { sitemap: sample.urlset('<url><loc>https://example.org/</loc></url>'.repeat(50_001)) },
  }),
  sitemapFault('text-line-invalid', 'moderate', 'Text sitemap line is not a URL', {
    fix: 'Write one absolute URL per line.',
    failed: { sitemap: { text: 'https://example.org/shop/bowls\nnot an address\n', type: 'text/plain' } },
  }),
];
