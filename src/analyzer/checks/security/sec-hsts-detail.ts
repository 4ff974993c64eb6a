import { readHsts } from '../../stages/security/observatory/hsts.ts';
import { lighthouse } from '../links.ts';
import { failed, notApplicable, passed } from '../verdict.ts';
import { headerItem, security } from './input.ts';

/** The value without the quotation marks and blanks that it may have around its numbers (RFC 6797, 6.1). */
const plain = (value: string): string => value.slice(0, 1024).replace(/[ \t]*=[ \t]*"?([^";]*)"?/g, '=$1');

export const secHstsDetail = security('sec-hsts-detail', 'minor', 'Strict-Transport-Security is incomplete', {
  help: lighthouse('best-practices/has-hsts'),
  fix: 'Set max-age to a year or more and add includeSubDomains.',
  run: ({ facts }) => {
    const value = facts.headers['strict-transport-security'];
    if (value === undefined || facts.verified === null) return notApplicable('There is no such header over HTTPS.');
    const { maxAge, includeSubDomains, preload } = readHsts(plain(value));
    const gaps = [
      ...(maxAge === null || !(maxAge >= 31_536_000) ? ['max-age is below a year'] : []),
      ...(includeSubDomains ? [] : ['includeSubDomains is missing']),
      ...(preload && (!includeSubDomains || !(maxAge! >= 31_536_000)) ? ['preload requires both'] : []),
    ];
    return gaps.length === 0
      ? passed()
      : failed(`${gaps.join('; ')}.`, [headerItem('Strict-Transport-Security', value)]);
  },
  examples: {
    passed: [
      { headers: { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } },
      { headers: { 'strict-transport-security': 'max-age = "31536000"; includeSubDomains' } },
    ],
    failed: { headers: { 'strict-transport-security': 'max-age=1000' } },
    notApplicable: '',
  },
});
