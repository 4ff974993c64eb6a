import { failed, notApplicable, passed } from '../verdict.ts';
import { named } from './headers.ts';
import { oshp, security } from './input.ts';

export const secXPermittedCrossDomain = security(
  'sec-x-permitted-cross-domain',
  'info',
  'Cross-domain policy files are allowed',
  {
    help: oshp,
    fix: 'Send X-Permitted-Cross-Domain-Policies: none.',
    run: (view) => {
      const value = view.facts.headers['x-permitted-cross-domain-policies'];
      if (value === undefined) return notApplicable('There is no such header.');
      return value.trim().toLowerCase() === 'none'
        ? passed()
        : failed(
            `'${value.slice(0, 60)}' lets plug-in documents read this site.`,
            named(view, ['x-permitted-cross-domain-policies']),
          );
    },
    examples: {
      passed: { headers: { 'x-permitted-cross-domain-policies': 'none' } },
      failed: { headers: { 'x-permitted-cross-domain-policies': 'all' } },
      notApplicable: '',
    },
  },
);
