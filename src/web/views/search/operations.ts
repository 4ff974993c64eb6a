import type { Operation } from '../../state/operations.ts';

export const OPERATIONS = {
  palettes: {
    name: 'personalize.palettes',
    path: '/v1/personalize/palettes',
    field: 'personalizePalettes',
    members: 'seed palettes { rank colors total }',
    enums: ['intent', 'styles'],
    credits: 8,
  },
  score: {
    name: 'personalize.score',
    path: '/v1/personalize/score',
    field: 'personalizeScore',
    members: 'score { total }',
    enums: ['intent', 'styles'],
    credits: 2,
  },
} as const satisfies Readonly<Record<string, Operation>>;
