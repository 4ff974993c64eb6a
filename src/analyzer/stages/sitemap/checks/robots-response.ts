import { failed, passed, say, undecided } from '../../../model/verdict.ts';
import { sitemapCheck } from './input.ts';
import { GOOGLE, RFC } from './robots.ts';
import { robotsCheck } from './robots-check.ts';

export const ROBOTS_RESPONSE_CHECKS = [
  sitemapCheck('robots-status', 'serious', 'robots.txt returns an error', {
    help: `${RFC}#section-2.3.1`,
    fix: 'Return 200 with the file, or 404 if there is none: a server error stops crawlers.',
    requirements: null,
    run: ({ robots }) => {
      if (robots.state === 'unknown')
        return undecided(`robots.txt could not be read: ${robots.resource?.error?.message ?? 'not requested'}`);
      return robots.state === 'unavailable'
        ? failed(say`robots.txt returns ${robots.resource!.status!}, which crawlers treat as disallowing everything.`)
        : passed();
    },
    examples: {
      passed: [{ robots: 'User-agent: *\nDisallow: /private\n' }, { robots: { text: '', status: 404 } }],
      failed: { robots: { text: '', status: 503 } },
      undecided: { robots: null },
    },
  }),
  robotsCheck('robots-content-type', 'moderate', 'robots.txt is not plain text', {
    help: `${RFC}#section-2.3`,
    fix: 'Send it as text/plain.',
    judge: (view) => {
      const { contentType, bytes } = view.robots.resource!;
      if (/^\s*<(!doctype|html)/i.test(Buffer.from(bytes.subarray(0, 200)).toString('latin1')))
        return failed('robots.txt returns an HTML page.');
      return contentType === 'text/plain' ? passed() : failed(say`robots.txt is sent as ${contentType ?? 'nothing'}.`);
    },
    failed: [{ robots: { text: 'User-agent: *', type: 'text/html' } }, { robots: '<!doctype html>' }],
  }),
  robotsCheck('robots-size', 'moderate', 'robots.txt above 500 KiB', {
    help: `${RFC}#section-2.5`,
    fix: 'Shorten it: crawlers may ignore the rest.',
    judge: (view) =>
      view.robots.file.cut || view.robots.resource!.cut ? failed('Crawlers may stop reading at 500 KiB.') : passed(),
    failed: { robots: '#'.repeat(600_000) },
  }),
  robotsCheck('robots-bom', 'minor', 'Byte order mark in robots.txt', {
    help: GOOGLE,
    fix: 'Save the file without it: some crawlers ignore the first line.',
    judge: (view) => (view.robots.file.byteOrderMark ? failed('The file starts with a byte order mark.') : passed()),
    failed: { robots: '﻿User-agent: *' },
  }),
  robotsCheck('robots-long-line', 'minor', 'Line is too long for crawlers', {
    help: GOOGLE,
    fix: 'Shorten it.',
    judge: (view) =>
      view.robots.file.longLines.length === 0
        ? passed()
        : failed(say`Lines ${view.robots.file.longLines.slice(0, 10).join(', ')} are cut off.`),
    failed: { robots: `Allow: /${'a'.repeat(20_000)}` },
  }),
];
