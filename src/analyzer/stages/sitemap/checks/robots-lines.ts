import type { RobotsLine } from '../../../robots/parse.ts';
import { google, lighthouse } from '../../links.ts';
import type { Verdict } from '../../types.ts';
import { passed } from '../../verdict.ts';
import { lineItem, sitemapCheck, withFile } from '../define.ts';
import type { SitemapView } from '../view.ts';

const LIGHTHOUSE = lighthouse('seo/invalid-robots-txt');
const GOOGLE = google('crawling-indexing/robots/robots_txt');

/** Lines that are no part of the standard and are heeded by somebody. */
const EXTENSIONS = /^(crawl-delay|host|clean-param|request-rate|visit-time|noindex|content-signal|content-usage)$/i;

/** Fails with every line a test finds. */
const lines = (
  view: SitemapView,
  find: (line: RobotsLine, index: number) => string | null,
  message: (n: number) => string,
): Verdict =>
  withFile(view, () => {
    const found = view.robots.file.lines.flatMap((line, index) => {
      const text = find(line, index);
      return text === null ? [] : [lineItem(line.line, text)];
    });
    return found.length === 0
      ? passed()
      : {
          outcome: 'failed',
          message: message(found.length),
          items: found.slice(0, 20),
          total: found.length,
          applicable: view.robots.file.lines.length,
        };
  });

export const robotsLineChecks = [
  sitemapCheck(
    {
      id: 'robots-syntax',
      title: 'Invalid line in robots.txt',
      severity: 'moderate',
      help: LIGHTHOUSE,
      fix: 'Use the form name: value, and # before comments.',
    },
    (view) =>
      lines(
        view,
        (line) => (line.kind === 'broken' ? line.text : null),
        (n) => `${n} lines are invalid.`,
      ),
  ),
  sitemapCheck(
    {
      id: 'robots-unknown-directive',
      title: 'Unknown directive in robots.txt',
      severity: 'minor',
      help: LIGHTHOUSE,
      fix: 'Correct the name, or remove the line.',
    },
    (view) =>
      lines(
        view,
        (line) => (line.kind === 'other' && !EXTENSIONS.test(line.name) ? `${line.name}: ${line.value}` : null),
        (n) => `${n} lines have an unknown directive.`,
      ),
  ),
  sitemapCheck(
    {
      id: 'robots-rule-before-agent',
      title: 'Rule before any user-agent',
      severity: 'moderate',
      help: LIGHTHOUSE,
      fix: 'Put a user-agent line before the first rule.',
    },
    (view) => {
      const first = view.robots.file.lines.findIndex((line) => line.kind === 'user-agent');
      return lines(
        view,
        (line, index) =>
          (line.kind === 'allow' || line.kind === 'disallow') && (first < 0 || index < first)
            ? `${line.kind}: ${line.value}`
            : null,
        (n) => `${n} rules precede every user-agent line and are ignored.`,
      );
    },
  ),
  sitemapCheck(
    {
      id: 'robots-dollar',
      title: '$ inside a rule',
      severity: 'minor',
      help: LIGHTHOUSE,
      fix: 'Use $ only as the last character, or write %24.',
    },
    (view) =>
      lines(
        view,
        (line) =>
          (line.kind === 'allow' || line.kind === 'disallow') && /\$./.test(line.value)
            ? `${line.kind}: ${line.value}`
            : null,
        (n) => `${n} rules contain a $ that is matched literally.`,
      ),
  ),
  sitemapCheck(
    {
      id: 'robots-value-start',
      title: 'Rule does not start with / or *',
      severity: 'moderate',
      help: LIGHTHOUSE,
      fix: 'Start paths with /.',
    },
    (view) =>
      lines(
        view,
        (line) =>
          (line.kind === 'allow' || line.kind === 'disallow') && line.value !== '' && !/^[/*]/.test(line.value)
            ? `${line.kind}: ${line.value}`
            : null,
        (n) => `${n} rules cannot match any path.`,
      ),
  ),
  sitemapCheck(
    {
      id: 'robots-sitemap-absolute',
      title: 'Sitemap line without an absolute URL',
      severity: 'moderate',
      help: 'https://www.sitemaps.org/protocol.html#submit_robots',
      fix: 'Write an absolute URL with https://.',
    },
    (view) =>
      lines(
        view,
        (line) =>
          line.kind === 'sitemap' && !(/^https?:\/\//i.test(line.value) && URL.canParse(line.value))
            ? line.value
            : null,
        (n) => `${n} Sitemap lines are ignored.`,
      ),
  ),
  sitemapCheck(
    {
      id: 'robots-crawl-delay',
      title: 'Crawl-delay',
      severity: 'info',
      help: GOOGLE,
      fix: 'Google ignores it; other crawlers wait that long between requests.',
    },
    (view) =>
      lines(
        view,
        (line) => (line.kind === 'other' && /^crawl-delay$/i.test(line.name) ? `${line.name}: ${line.value}` : null),
        (n) => `${n} groups set a crawl delay.`,
      ),
  ),
  sitemapCheck(
    {
      id: 'robots-noindex-unsupported',
      title: 'noindex in robots.txt',
      severity: 'minor',
      help: 'https://developers.google.com/search/blog/2019/07/a-note-on-unsupported-rules-in-robotstxt',
      fix: 'Use the robots meta element or the X-Robots-Tag header.',
    },
    (view) =>
      lines(
        view,
        (line) => (line.kind === 'other' && /^noindex$/i.test(line.name) ? `${line.name}: ${line.value}` : null),
        (n) => `${n} noindex lines, which crawlers ignore.`,
      ),
  ),
];
