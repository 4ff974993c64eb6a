import type { Severity, Verdict } from '../../../model/check.ts';
import { mdn } from '../../../model/links.ts';
import { failed, passed, say } from '../../../model/verdict.ts';
import { headerItem, type SecurityCheck, security } from './input.ts';

interface PermissionsCheck {
  readonly fix: string;
  /** The verdict on an answer without the header. */
  readonly without: Verdict;
  /** What is wrong with a value of the header, or null. */
  readonly test: (value: string) => string | null;
  readonly examples: SecurityCheck['examples'];
}

/** A check of the Permissions-Policy header. */
export const permissionsCheck = (
  id: string,
  severity: Severity,
  title: string,
  { fix, without, test, examples }: PermissionsCheck,
) =>
  security(id, severity, title, {
    help: mdn('HTTP/Reference/Headers/Permissions-Policy'),
    fix,
    requirements: null,
    run: ({ facts }) => {
      const value = facts.headers['permissions-policy'];
      if (value === undefined) return without;
      const fault = test(value);
      return fault === null ? passed() : failed(say`${fault}`, [headerItem('Permissions-Policy', value)]);
    },
    examples,
  });

/** Whether an allowlist opens this feature to every origin: `*`, alone or in the list. */
export const isOpenToAll = (value: string, feature: string): boolean =>
  new RegExp(`(?:^|[,\\s])${feature}=(?:\\*|\\((?:[^)"*]|"[^"]*")*\\*)`).test(value);

/** A page that is sent with this Permissions-Policy. */
export const permissions = (value: string) => ({ headers: { 'permissions-policy': value } });
