import type { Config } from '../platform/config.ts';
import type { Work } from '../work/pool.ts';
import type { Metering } from './metering.ts';

/** What handlers may call besides pure functions. Built once in `main.ts`. */
export interface Services {
  readonly config: Config;
  readonly metering: Metering;
  readonly work: Work;
}
