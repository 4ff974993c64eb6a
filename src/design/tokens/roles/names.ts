import type { CHART } from '../chart.ts';
import type { DIVERGING, SEQUENTIAL } from '../data-ramps.ts';
import type { Theme } from '../fill.ts';

export const BRANDS = ['primary', 'secondary', 'accent'] as const;
export type Brand = (typeof BRANDS)[number];
export const STATUSES = ['success', 'warning', 'danger', 'info'] as const;
export type Status = (typeof STATUSES)[number];
/** Roles that carry text of their own. */
export const FILLED = [...BRANDS, ...STATUSES] as const;
export type Filled = (typeof FILLED)[number];
export const RAMP_NAMES = [...BRANDS, 'neutral', ...STATUSES] as const;
export type RampName = (typeof RAMP_NAMES)[number];
export const THEMES = ['light', 'dark'] as const satisfies readonly Theme[];

type FilledRole =
  | Filled
  | `on-${Filled}`
  | `${Filled}-hover`
  | `${Filled}-active`
  | `${Filled}-subtle`
  | `${Filled}-subtle-hover`
  | `on-${Filled}-subtle`
  | `${Filled}-border`
  | `${Filled}-border-strong`
  | `${Filled}-text`
  | `${Filled}-focus`;
type PlainRole =
  | 'bg'
  | 'surface'
  | 'surface-raised'
  | 'border'
  | 'border-strong'
  | 'text'
  | 'text-muted'
  | 'heading'
  | 'link'
  | 'link-hover'
  | 'quiet'
  | 'quiet-hover'
  | 'on-quiet'
  | 'selected'
  | 'on-selected'
  | 'focus-ring'
  | 'disabled'
  | 'on-disabled'
  | 'overlay';
/** A role: a token `--color-<role>`. */
export type Role =
  | PlainRole
  | FilledRole
  | `${Brand}-disabled`
  | (typeof CHART)[number]
  | (typeof SEQUENTIAL)[number]
  | (typeof DIVERGING)[number];

/** The surfaces of a theme: the page, what lies on it, and what lies on that. */
export const SURFACES = ['bg', 'surface', 'surface-raised'] as const satisfies readonly Role[];
