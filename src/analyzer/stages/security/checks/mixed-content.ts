import type { Severity } from '../../../model/check.ts';
import type { Examples } from '../../../model/example.ts';
import { mdn } from '../../../model/links.ts';
import { judge, notApplicable, passed } from '../../../model/verdict.ts';
import { attr, type Element } from '../../../page/tree/node.ts';
import type { Page } from '../../../page/tree/page.ts';
import { type SecurityView, security } from './input.ts';
import { isSecure } from './transport.ts';

const upgrades = (view: SecurityView): boolean => view.csp.directives?.['upgrade-insecure-requests'] !== undefined;

const address = (element: Element): string =>
  attr(element, 'src') ?? attr(element, 'href') ?? attr(element, 'data') ?? 'http:';

interface MixedCheck {
  /** Elements that load something over plain HTTP. */
  readonly found: (page: Page) => readonly Element[];
  /** What happens to what they load. */
  readonly what: string;
  readonly examples: Examples;
}

/** A check for what a secure page loads over plain HTTP. */
export const mixedContent = (id: string, severity: Severity, title: string, { found, what, examples }: MixedCheck) =>
  security(id, severity, title, {
    help: mdn('Security/Mixed_content'),
    fix: 'Load everything over HTTPS.',
    requirements: null,
    run: (view) => {
      if (!isSecure(view)) return notApplicable('The page itself was loaded over plain HTTP.');
      if (upgrades(view)) return notApplicable('The policy upgrades plain HTTP requests to HTTPS.');
      const elements = found(view.page);
      if (elements.length === 0) return passed();
      const message = (n: number) => `${n} ${what} over plain HTTP on a secure page.`;
      return judge(view, elements, address, { none: '', message });
    },
    examples,
  });
