import type { CommandEntry } from '../command.ts';

export const pageCommands: readonly CommandEntry[] = [
  {
    name: 'audit',
    summary: 'Audit web pages from their source',
    details:
      'Without a server it also reads pages of this machine; FETCH_ALLOW_HOSTS names other private ones, as for the service.',
    arguments: [{ name: 'url', describe: 'Absolute addresses', many: true }],
    options: {
      scope: {
        describe: 'Stages, such as structure,seo; all that source can answer otherwise',
        value: 'stage',
        many: true,
      },
      'fail-on': {
        describe: 'Exit with 1 where there is a finding of this severity or worse',
        value: 'severity',
        choices: ['critical', 'serious', 'moderate', 'minor', 'info'],
      },
      format: {
        describe: 'How reports are printed',
        value: 'format',
        choices: ['pretty', 'json', 'html', 'pdf', 'sarif', 'earl'],
      },
      baseline: {
        describe: 'Earlier report (of --format json): --fail-on counts only what is new since',
        value: 'file',
      },
      output: { describe: 'Write into this file; several reports get numbers', value: 'file', short: 'o' },
    },
    examples: [
      'audit https://example.com/ --fail-on serious',
      'audit http://localhost:3000/ --format html --output report.html',
      'audit https://example.com/ --format sarif',
    ],
    load: async () => (await import('../commands/audit.ts')).audit,
  },
];
