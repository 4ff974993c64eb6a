import type { Operation } from '../../../state/operations.ts';

/** The operations behind this view. */
export const OPERATIONS = {
  analyse: {
    name: 'gradient.analyse',
    path: '/v1/gradient/analyse',
    field: 'gradientAnalyse',
    members: 'banding stepRatio worstTransitionAt greyness note',
    credits: 1,
  },
  generate: {
    name: 'gradient.generate',
    path: '/v1/gradient/generate',
    field: 'gradientGenerate',
    members: 'stops { hex position } colors { hex position } gamutMapped',
    enums: ['complexity'],
    credits: 1,
  },
} as const satisfies Readonly<Record<string, Operation>>;
