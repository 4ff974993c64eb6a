import type { Operation } from '../../../state/operations.ts';

/** The operations behind this view. */
export const OPERATIONS = {
  generate: {
    name: 'harmony.generate',
    path: '/v1/harmony/generate',
    field: 'harmonyGenerate',
    members: 'harmonyId offsets colors { role hex }',
    enums: ['wheel'],
    credits: 1,
  },
  identify: {
    name: 'harmony.identify',
    path: '/v1/harmony/identify',
    field: 'harmonyIdentify',
    members: 'verdict ties candidates { method adherence }',
    credits: 1,
  },
} as const satisfies Readonly<Record<string, Operation>>;
