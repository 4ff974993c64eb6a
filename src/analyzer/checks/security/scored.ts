import { FAULTS } from '../../stages/security/observatory/words.ts';
import { failed, passed, undecided } from '../verdict.ts';
import type { SecurityCheck } from './input.ts';

/** How one of the twelve scored tests is judged; the score of the category is the Observatory's own. */
export const scored =
  (test: string): SecurityCheck['run'] =>
  ({ observed }) => {
    const { result, pass, undecided: reason } = observed.tests[test]!;
    if (pass === null) return undecided(reason ?? 'undetermined');
    return pass ? passed() : failed(FAULTS[result!] ?? result!);
  };
