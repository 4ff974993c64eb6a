import type { ModelId } from '../models/index.ts';
import type { RenderStep } from './render-step.ts';

/** Whether a condition changes colours, and so has a transform, or what is seen where. */
export type Kind = 'color' | 'spatial';
export type Complexity = 'basic' | 'advanced';

interface Described {
  readonly slug: string;
  readonly name: string;
  readonly complexity: Complexity;
  readonly description: string;
  readonly sources: readonly string[];
}

/** A condition that a vision model stands for. */
export interface ColorCondition extends Described {
  readonly model: ModelId;
  /** A choice of this service where it is below 1, not a measured constant. */
  readonly defaultSeverity: number;
  readonly prevalence: string;
}

/** A condition of acuity, field or eye movement: colours have no transform for it. */
export interface SpatialCondition extends Described {
  readonly effects: readonly string[];
  readonly rendering: readonly RenderStep[];
}

interface CategoryHead {
  readonly slug: string;
  readonly name: string;
  readonly description: string;
}

/** A group of conditions of one kind. */
export type Category =
  | (CategoryHead & { readonly kind: 'color'; readonly conditions: readonly ColorCondition[] })
  | (CategoryHead & { readonly kind: 'spatial'; readonly conditions: readonly SpatialCondition[] });
