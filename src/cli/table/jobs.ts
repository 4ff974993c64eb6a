import type { CommandEntry } from '../command.ts';
import { group } from './group.ts';
import { LIMIT } from './options.ts';

const JOB = { name: 'job', describe: 'Id of the job' } as const;

const jobs = group('jobs', () => import('../commands/jobs.ts'));

export const jobCommands: readonly CommandEntry[] = [
  jobs('types', 'List the types of job with their prices', ({ types }) => types, { examples: ['jobs types'] }),
  jobs('run', 'Queue a job and wait until it has ended', ({ run }) => run, {
    details:
      'Prints the job and its result. The job keeps running if you interrupt the command; use its id with metamer jobs show or metamer jobs cancel.',
    arguments: [
      { name: 'type', describe: 'Type of the job' },
      {
        name: 'parameter',
        describe: 'Parameters as name=value; lists and objects as JSON',
        many: true,
        optional: true,
      },
    ],
    examples: ['jobs run palette-batch count=20 seed=7'],
  }),
  jobs('list', 'List your jobs, newest first', ({ list }) => list, {
    options: { limit: LIMIT },
    examples: ['jobs list --limit 50'],
  }),
  jobs('show', 'Show a job with its result', ({ show }) => show, { arguments: [JOB] }),
  jobs('cancel', 'Cancel a job', ({ cancel }) => cancel, { arguments: [JOB] }),
];
