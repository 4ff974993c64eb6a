import type { MeasuredRgb } from '../../../color/measured.ts';
import type { ModelId } from '../../vision/models/index.ts';
import type { Level } from '../level.ts';

/** One requirement that a pair of colours is held against. */
export interface Requirement {
  readonly id: string;
  readonly name: string;
  readonly level: string | null;
  readonly applies_to: 'normal text' | 'large text' | 'interface parts and graphics';
  readonly required: number;
  readonly passes: boolean;
}

/** The ratio of a pair as a vision model sees it. */
interface SeenRatio {
  readonly model: ModelId;
  readonly ratio: number;
  /** Whether the verdict takes it into account. */
  readonly judged: boolean;
}

/** What a standard says about a pair. */
export interface Verdict {
  readonly status: 'recommendation' | 'working draft' | 'defined by this service';
  readonly version: string;
  readonly algorithm: string | null;
  /** Whether text of normal size passes; null if the standard defines no measure. */
  readonly passes: boolean | null;
  readonly passes_large_text: boolean | null;
  readonly requirements: Requirement[];
  readonly level?: Level;
  readonly draft?: string;
  readonly fallback?: string;
  readonly worst?: { readonly model: ModelId; readonly ratio: number };
  readonly simulated?: SeenRatio[];
  readonly note: string;
}

/** A method to judge the contrast of text on a background; its name is its key in the table. */
export interface Standard {
  readonly judge: (fg: MeasuredRgb, bg: MeasuredRgb) => Verdict;
}
