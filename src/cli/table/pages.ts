import type { CommandEntry } from '../command.ts';
import { list, number, oneOf, output, text } from './options.ts';

export const pageCommands: readonly CommandEntry[] = [
  {
    name: 'audit',
    summary: 'Audit web pages from their source',
    details:
      'Pages are addresses, HTML files, folders, patterns such as "site/**/*.html", or - for standard input. Files are read and audited in this process and never sent to a server; nothing outside their folder is opened. Without a server, pages on localhost are allowed too. FETCH_ALLOW_HOSTS allows other private hosts. Settings are read from metamer.config.json, places to ignore from metamer-ignore.json.',
    arguments: [{ name: 'page', describe: 'Addresses, files, folders, patterns or -', many: true, optional: true }],
    options: {
      scope: list('stage', 'Stages, such as structure,seo (default: all that source can answer)'),
      standard: text(
        'standard',
        'Accessibility findings of one standard: wcag2a, wcag2aa, wcag21aa, wcag22aa, en301549, section508',
      ),
      'base-url': text('address', 'Address that files are served at'),
      sitemap: text('source', 'Audit the pages of a sitemap, by its address or file'),
      list: text('file', 'Audit the addresses of a file, one per line'),
      include: list('pattern', 'Of a sitemap or list: only addresses or paths like this'),
      exclude: list('pattern', 'Of a sitemap or list: none like this'),
      replace: text('from=to', 'Of a sitemap or list: change the beginning of addresses'),
      sample: number('Of a sitemap or list: so many pages, from every folder', 'count'),
      limit: number('Of a sitemap or list: at most so many pages (default: 500)', 'count'),
      'fail-on': oneOf(
        'severity',
        ['critical', 'serious', 'moderate', 'minor', 'info', 'criteria'],
        'Exit with 1 if there is a finding of this severity or worse, or one that fails a WCAG criterion',
      ),
      level: oneOf('level', ['A', 'AA'], 'Level of --fail-on criteria (default: AA)'),
      format: oneOf(
        'format',
        ['pretty', 'json', 'html', 'pdf', 'sarif', 'earl', 'junit', 'github', 'gitlab', 'rdjson', 'unix', 'csv'],
        'How reports are printed',
      ),
      view: oneOf('view', ['report', 'conformance'], 'What html, pdf and pretty show: all, or each WCAG criterion'),
      report: list('format=file', 'Write a report in a further format, such as sarif=a.sarif'),
      verbose: { describe: 'Name all places that a report lists' },
      map: list('url=folder', 'Files that the pages below an address are made from'),
      baseline: text('file', 'Earlier report (of --format json): --fail-on counts only what is new since'),
      'new-checks': oneOf(
        'how',
        ['fail', 'warn'],
        'Findings of checks that the baseline does not know (default: fail)',
      ),
      config: text('file', 'Settings (default: metamer.config.json)'),
      ignore: text('file', 'Places to ignore (default: metamer-ignore.json)'),
      prune: { describe: 'Remove entries of the ignore file that have expired or match nothing' },
      accept: text('reason', 'Add what is found, or new since the baseline, to the ignore file'),
      until: text('day', 'Until when --accept holds, such as 2026-12-31 (default: 90 days)'),
      history: text('file', 'Add the scores of this run to a file, and show the trend in HTML reports'),
      changes: oneOf('which', ['all', 'exact', 'none'], 'Changed markup that reports show (default: all)'),
      fix: { describe: 'Make the changes of files that lose nothing, before they are audited' },
      'fix-dry-run': { describe: 'Show these changes as a diff, and write nothing' },
      output: output('Write into this file; several reports get numbers'),
    },
    examples: [
      'audit https://example.com/ --fail-on serious',
      'audit site/ --base-url https://example.com/',
      'audit site/ --fix',
      'audit --sitemap https://example.com/sitemap.xml --fail-on critical',
      'audit http://localhost:3000/ --format html --output report.html',
      'audit https://example.com/ --format sarif',
    ],
    load: async () => (await import('../commands/audit.ts')).audit,
  },
];
