import type { Check } from '../../../model/check.ts';
import { checksOf } from '../../../model/define-check.ts';
import { mdn } from '../../../model/links.ts';
import type { StageInput } from '../../../model/stage.ts';
import type { Item } from '../../../page/tree/page.ts';
import type { SecurityFacts } from '../facts/facts.ts';
import type { CspReading } from '../facts/observatory/csp.ts';
import type { ObservatoryReport } from '../facts/observatory/observatory.ts';

/** What every security check looks at. */
export interface SecurityView extends StageInput {
  readonly facts: SecurityFacts;
  /** What the policies in force amount to. */
  readonly csp: CspReading;
  readonly observed: ObservatoryReport;
}

export type SecurityCheck = Check<SecurityView>;

/** A check of the security category. */
export const security = checksOf<SecurityView>('security');

export const guide = (name: string): string => mdn(`Security/Practical_implementation_guides/${name}`);
export const oshp = 'https://owasp.org/www-project-secure-headers/';

/** A response header as a finding names it; it has no place in the source. */
export const headerItem = (name: string, value: string): Item => ({
  selector: '',
  line: 0,
  column: 0,
  snippet: `${name}: ${value}`.slice(0, 200),
});
