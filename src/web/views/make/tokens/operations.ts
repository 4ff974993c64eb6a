import type { Operation } from '../../../state/operations.ts';

/** The operations behind this view. */
export const OPERATIONS = {
  generate: {
    name: 'tokens.generate',
    path: '/v1/tokens/generate',
    field: 'tokensGenerate',
    members: 'meta { count } contrast { foreground background ratio passes } tokens { name value group }',
    enums: ['harmony', 'fill', 'levels'],
    credits: 1,
  },
} as const satisfies Readonly<Record<string, Operation>>;
