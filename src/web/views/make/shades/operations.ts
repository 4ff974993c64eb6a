import type { Operation } from '../../../state/operations.ts';

/** The operations behind this view. */
export const OPERATIONS = {
  scale: {
    name: 'shade.scale',
    path: '/v1/shade/scale',
    field: 'shadeScale',
    members: 'base nearestStep steps { token hex contrastOnWhite }',
    enums: ['method'],
    credits: 1,
  },
  evaluate: {
    name: 'shade.evaluate',
    path: '/v1/shade/evaluate',
    field: 'shadeEvaluate',
    members: 'verdict notes stepRatio evenness',
    credits: 1,
  },
} as const satisfies Readonly<Record<string, Operation>>;
