import { GOOGLE } from './robots.ts';
import { robotsCheck } from './robots-check.ts';
import { extension, LIGHTHOUSE, lines, robotsLineCheck, ruleWith } from './robots-lines.ts';

/** Lines outside the standard that some crawlers follow. */
const HEEDED = /^(crawl-delay|host|clean-param|request-rate|visit-time|noindex|content-signal|content-usage)$/i;

const anyRule = ruleWith(() => true);

const isAbsolute = (value: string): boolean => /^https?:\/\//i.test(value) && URL.canParse(value);

export const ROBOTS_SYNTAX_CHECKS = [
  robotsLineCheck('robots-syntax', 'moderate', 'Invalid line in robots.txt', {
    fix: 'Use the form name: value, and # before comments.',
    fault: (line) => (line.kind === 'broken' ? line.text : null),
    message: (n) => `${n} lines are invalid.`,
    failed: 'this is not a robots.txt line',
  }),
  robotsLineCheck('robots-unknown-directive', 'minor', 'Unknown directive in robots.txt', {
    fix: 'Correct the name, or remove the line.',
    fault: extension((name) => !HEEDED.test(name)),
    message: (n) => `${n} lines have an unknown directive.`,
    failed: 'User-agent: *\nPlease: no',
  }),
  robotsCheck('robots-rule-before-agent', 'moderate', 'Rule before any user-agent', {
    help: LIGHTHOUSE,
    fix: 'Put a user-agent line before the first rule.',
    judge: (view) => {
      const first = view.robots.file.lines.find((line) => line.kind === 'user-agent')?.line ?? Number.POSITIVE_INFINITY;
      return lines(
        view,
        (line) => (line.line < first ? anyRule(line) : null),
        (n) => `${n} rules precede every user-agent line and are ignored.`,
      );
    },
    failed: { robots: 'Disallow: /x\nUser-agent: *' },
  }),
  robotsLineCheck('robots-dollar', 'minor', '$ inside a rule', {
    fix: 'Use $ only as the last character, or write %24.',
    fault: ruleWith((path) => /\$./.test(path)),
    message: (n) => `${n} rules contain a $ that is matched literally.`,
    failed: 'User-agent: *\nDisallow: /a$b',
  }),
  robotsLineCheck('robots-value-start', 'moderate', 'Rule does not start with / or *', {
    fix: 'Start paths with /.',
    fault: ruleWith((path) => path !== '' && !/^[/*]/.test(path)),
    message: (n) => `${n} rules cannot match any path.`,
    failed: 'User-agent: *\nDisallow: bowls',
  }),
  robotsLineCheck('robots-sitemap-absolute', 'moderate', 'Sitemap line without an absolute URL', {
    help: 'https://www.sitemaps.org/protocol.html#submit_robots',
    fix: 'Write an absolute URL with https://.',
    fault: (line) => (line.kind === 'sitemap' && !isAbsolute(line.value) ? line.value : null),
    message: (n) => `${n} Sitemap lines are ignored.`,
    failed: 'Sitemap: /sitemap.xml',
  }),
  robotsLineCheck('robots-crawl-delay', 'info', 'Crawl-delay', {
    help: GOOGLE,
    fix: 'Google ignores it; other crawlers wait that long between requests.',
    fault: extension((name) => /^crawl-delay$/i.test(name)),
    message: (n) => `${n} groups set a crawl delay.`,
    failed: 'User-agent: *\nCrawl-delay: 10',
  }),
  robotsLineCheck('robots-noindex-unsupported', 'minor', 'noindex in robots.txt', {
    help: 'https://developers.google.com/search/blog/2019/07/a-note-on-unsupported-rules-in-robotstxt',
    fix: 'Use the robots meta element or the X-Robots-Tag header.',
    fault: extension((name) => /^noindex$/i.test(name)),
    message: (n) => `${n} noindex lines, which crawlers ignore.`,
    failed: 'User-agent: *\nNoindex: /x',
  }),
];
