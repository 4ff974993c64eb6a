import type { CommandEntry } from '../command.ts';
import { list, oneOf, output, text } from './options.ts';

export const pageCommands: readonly CommandEntry[] = [
  {
    name: 'audit',
    summary: 'Audit web pages from their source',
    details:
      'Without a server it also reads pages of this machine; FETCH_ALLOW_HOSTS names other private ones, as for the service.',
    arguments: [{ name: 'url', describe: 'Absolute addresses', many: true }],
    options: {
      scope: list('stage', 'Stages, such as structure,seo; all that source can answer otherwise'),
      standard: text(
        'standard',
        'Accessibility findings of one standard: wcag2a, wcag2aa, wcag21aa, wcag22aa, en301549, section508',
      ),
      'fail-on': oneOf(
        'severity',
        ['critical', 'serious', 'moderate', 'minor', 'info'],
        'Exit with 1 where there is a finding of this severity or worse',
      ),
      format: oneOf('format', ['pretty', 'json', 'html', 'pdf', 'sarif', 'earl'], 'How reports are printed'),
      baseline: text('file', 'Earlier report (of --format json): --fail-on counts only what is new since'),
      output: output('Write into this file; several reports get numbers'),
    },
    examples: [
      'audit https://example.com/ --fail-on serious',
      'audit http://localhost:3000/ --format html --output report.html',
      'audit https://example.com/ --format sarif',
    ],
    load: async () => (await import('../commands/audit.ts')).audit,
  },
];
