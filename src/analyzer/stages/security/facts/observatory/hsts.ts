import type { SecurityFacts } from '../facts.ts';
import { scoredTest } from './types.ts';

const RESULTS = {
  'hsts-preloaded': 5,
  'hsts-implemented-max-age-at-least-six-months': 0,
  'hsts-implemented-max-age-less-than-six-months': -10,
  'hsts-not-implemented': -20,
  'hsts-header-invalid': -20,
  'hsts-not-implemented-no-https': -20,
  'hsts-invalid-cert': -20,
} as const;
type Result = keyof typeof RESULTS;

/** 180 days: what many sites take for half a year. */
const SIX_MONTHS = 15_552_000;

export interface Hsts {
  /** Seconds; NaN where the number cannot be read, null if it is missing. */
  readonly maxAge: number | null;
  readonly includeSubDomains: boolean;
  readonly preload: boolean;
}

/** The directives of a Strict-Transport-Security value (RFC 6797). */
export const readHsts = (value: string): Hsts => {
  const parts = value
    .slice(0, 1024)
    .split(';')
    .map((part) => part.trim().toLowerCase());
  const age = parts.findLast((part) => part.startsWith('max-age='));
  return {
    maxAge: age === undefined ? null : Number.parseInt(age.slice('max-age='.length, 128), 10),
    includeSubDomains: parts.includes('includesubdomains'),
    preload: parts.includes('preload'),
  };
};

type HstsFacts = Pick<SecurityFacts, 'headers' | 'verified'>;

const resultOf = ({ headers, verified }: HstsFacts): Result => {
  if (verified === null) return 'hsts-not-implemented-no-https';
  if (!verified) return 'hsts-invalid-cert';
  const value = headers['strict-transport-security'];
  if (value === undefined) return 'hsts-not-implemented';
  // A comma means that the header was sent twice.
  const { maxAge } = readHsts(value);
  if (maxAge === null || value.slice(0, 1024).includes(',')) return 'hsts-header-invalid';
  return maxAge < SIX_MONTHS
    ? 'hsts-implemented-max-age-less-than-six-months'
    : 'hsts-implemented-max-age-at-least-six-months';
};

export const hstsIsInForce = (facts: HstsFacts): boolean =>
  resultOf(facts) === 'hsts-implemented-max-age-at-least-six-months';

/** Browsers' preload lists are not looked at: that outcome is never given. */
export const strictTransportSecurity = scoredTest({
  id: 'strict-transport-security',
  title: 'Strict transport security',
  results: RESULTS,
  run: (facts) => {
    const value = facts.headers['strict-transport-security'];
    return {
      result: resultOf(facts),
      data: value === undefined ? null : { value: value.slice(0, 1024), ...readHsts(value) },
    };
  },
});
