import { serviceSdFlexible } from './service-sd-flexible.ts';
import { serviceSdStrict } from './service-sd-strict.ts';
import type { Standard } from './standard.ts';
import { wcag21 } from './wcag21.ts';
import { wcag22 } from './wcag22.ts';
import { wcag30 } from './wcag30.ts';

/** Everything that a pair can be checked against, by the name a caller uses. */
export const standards = {
  'WCAG 2.1': wcag21,
  'WCAG 2.2': wcag22,
  'WCAG 3.0': wcag30,
  'Service SD Flexible': serviceSdFlexible,
  'Service SD Strict': serviceSdStrict,
} as const satisfies Readonly<Record<string, Standard>>;

/** The name by which a caller asks for a standard. */
export type StandardName = keyof typeof standards;

export const STANDARD_NAMES = Object.keys(standards) as [StandardName, ...StandardName[]];
