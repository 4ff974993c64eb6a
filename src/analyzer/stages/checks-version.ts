import { createHash } from 'node:crypto';
import { LEAST_SHARE, TAKES } from '../model/scoring.ts';
import { RUNNING } from './table.ts';

/**
 * Names the rules and weights a report was made with: ten hexadecimal digits that change with the id, severity or
 * category of any check and with what a severity takes from a score. Scores of two reports compare where it is the same.
 */
export const CHECKS_VERSION: string = createHash('sha256')
  .update(
    JSON.stringify([
      TAKES,
      LEAST_SHARE,
      ...Object.values(RUNNING).flatMap(({ checks }) =>
        checks.map(({ id, severity, category }) => [id, severity, category]),
      ),
    ]),
  )
  .digest('hex')
  .slice(0, 10);
