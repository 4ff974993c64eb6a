import type { Operation } from '../../state/operations.ts';

/** The operations behind this view. */
export const OPERATIONS = {
  palette: {
    name: 'vision.palette',
    path: '/v1/vision/palette',
    field: 'visionPalette',
    members: 'conditions { slug model severity colors }',
    credits: 1,
  },
  audit: {
    name: 'vision.audit',
    path: '/v1/vision/audit',
    field: 'visionAudit',
    members: 'verdict conditions { slug safe collapsed { a b after } closest { a b deltaE } }',
    credits: 1,
  },
  simulate: {
    name: 'vision.simulate',
    path: '/v1/vision/simulate',
    field: 'visionSimulate',
    members: 'simulated { hex } deltaE { value } caveat',
    credits: 1,
  },
  plate: {
    name: 'colourplate.plate',
    path: '/v1/colourplate/plate',
    field: 'colourplatePlate',
    members: 'seed verification { passes } dots { x y r hex }',
    enums: ['axis'],
    credits: 2,
  },
} as const satisfies Readonly<Record<string, Operation>>;
