import type { CommandEntry } from '../command.ts';

export const jobCommands: readonly CommandEntry[] = [
  {
    name: 'jobs types',
    summary: 'List the types of job with their prices',
    examples: ['jobs types'],
    served: true,
    load: async () => (await import('../commands/jobs.ts')).types,
  },
  {
    name: 'jobs run',
    summary: 'Queue a job and wait until it has ended',
    details:
      'Prints the job with its result. Interrupted, the job goes on; metamer jobs show and metamer jobs cancel take its id.',
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
    served: true,
    load: async () => (await import('../commands/jobs.ts')).run,
  },
  {
    name: 'jobs list',
    summary: 'List your jobs, newest first',
    options: { limit: { describe: 'How many', value: 'number', number: true } },
    examples: ['jobs list --limit 50'],
    served: true,
    load: async () => (await import('../commands/jobs.ts')).list,
  },
  {
    name: 'jobs show',
    summary: 'Show a job with its result',
    arguments: [{ name: 'job', describe: 'Id of the job' }],
    served: true,
    load: async () => (await import('../commands/jobs.ts')).show,
  },
  {
    name: 'jobs cancel',
    summary: 'Cancel a job',
    arguments: [{ name: 'job', describe: 'Id of the job' }],
    served: true,
    load: async () => (await import('../commands/jobs.ts')).cancel,
  },
];
