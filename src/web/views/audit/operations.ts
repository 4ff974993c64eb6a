import type { Operation } from '../../state/operations.ts';

export const OPERATIONS = {
  inspect: {
    name: 'analyzer.inspect',
    path: '/v1/analyzer/inspect',
    field: 'analyzerInspect',
    members: 'final_url category_scores incomplete { stage reason }',
    credits: 12,
  },
} as const satisfies Readonly<Record<string, Operation>>;
