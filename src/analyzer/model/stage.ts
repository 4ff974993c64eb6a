import type { Page } from '../page/tree/page.ts';
import type { DecodedPage } from '../parse/encoding/charset.ts';
import type { CategoryId } from './categories.ts';
import type { CheckInfo, CheckResult } from './check.ts';
import type { Gathered, Wants } from './gathered.ts';
import type { StageId } from './stages.ts';

/** Everything a stage judges. It opens nothing and reads no clock: the same input gives the same output. */
export interface StageInput {
  readonly page: Page;
  readonly decoded: DecodedPage;
  /** The response and every sub-resource that the stages in scope wanted; what no stage requires is null or empty. */
  readonly gathered: Gathered;
  /** The time of the call in milliseconds since 1970, for dates that may lie in the future or the past. */
  readonly now: number;
}

interface StageOutput {
  /** The keys of the stage's section. */
  readonly content: Readonly<Record<string, unknown>>;
  /** Every check that was run, in the order of the registry: coverage and category scores come from them. */
  readonly results: readonly CheckResult[];
  /** Scores that are not the weighted share of passed checks (security: the Observatory's). */
  readonly scores?: Readonly<Partial<Record<CategoryId, number>>>;
  /** What was cut in this run of a partial stage; follows its caveat in `incomplete`. */
  readonly narrowed?: readonly string[];
}

/** One stage that page source can answer. */
export interface Stage {
  readonly id: StageId;
  /** The keys that `content` always has. */
  readonly keys: readonly string[];
  readonly checks: readonly CheckInfo[];
  /** What is to be loaded before `run`; the lists of all stages in scope are merged. */
  wants?(page: Page): Partial<Wants>;
  run(input: StageInput): StageOutput;
  /** The results of `run` alone, where that is less work. */
  judge?(input: StageInput): readonly CheckResult[];
}
