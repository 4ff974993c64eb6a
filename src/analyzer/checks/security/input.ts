import type { Item } from '../../reading/page/page.ts';
import type { SecurityFacts } from '../../stages/security/facts.ts';
import type { CspReading } from '../../stages/security/observatory/csp.ts';
import type { ObservatoryReport } from '../../stages/security/observatory/observatory.ts';
import type { Check, StageInput } from '../../stages/types.ts';
import { checksOf } from '../check.ts';
import { mdn } from '../links.ts';

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
