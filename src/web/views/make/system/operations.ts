import type { Operation } from '../../../state/operations.ts';

/** The operations behind this view. */
export const OPERATIONS = {
  system: {
    name: 'personalize.system',
    path: '/v1/personalize/system',
    field: 'personalizeSystem',
    members:
      'seed leader { colors total } moved { token theme from to because } tokens { name tokens { name value group } }',
    enums: ['intent', 'styles'],
    credits: 15,
  },
} as const satisfies Readonly<Record<string, Operation>>;
