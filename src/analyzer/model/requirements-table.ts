import type { CriterionId } from './criteria.ts';
import table from './requirements.json' with { type: 'json' };
import type { When } from './requirements.ts';

/** What a failed check means: its criteria, none for a best practice, and the W3C ACT rules that it answers. */
interface Row {
  readonly criteria: readonly (readonly [CriterionId, When])[];
  readonly act?: readonly string[];
}

/** Checks with accessibility meaning. `npm run fresh` writes the table from their definitions. */
export const REQUIREMENTS = table as unknown as Readonly<Record<string, Row>>;
