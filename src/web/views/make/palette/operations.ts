import type { Operation } from '../../../state/operations.ts';

/** The operations behind this view. */
export const OPERATIONS = {
  generate: {
    name: 'palette.generate',
    path: '/v1/palette/generate',
    field: 'paletteGenerate',
    members: 'hue seed colors { hex }',
    enums: ['wheel'],
    credits: 1,
  },
  evaluate: {
    name: 'palette.evaluate',
    path: '/v1/palette/evaluate',
    field: 'paletteEvaluate',
    members: 'score harmony { score method } contrast { score } accessibility { score }',
    credits: 1,
  },
  export: {
    name: 'palette.export',
    path: '/v1/palette/export',
    field: 'paletteExport',
    members: 'filename content',
    credits: 1,
  },
} as const satisfies Readonly<Record<string, Operation>>;
