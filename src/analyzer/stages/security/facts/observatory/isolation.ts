import { scoredTest } from './types.ts';

const STRING = String.raw`"(?:[ !#-\[\]-~]|\\["\\])*"`;
const TOKEN = String.raw`[A-Za-z*][!#$%&'*+.^_\x60|~0-9A-Za-z:/-]*`;
const BARE = `${TOKEN}|${STRING}|-?\\d{1,15}(?:\\.\\d{1,3})?|\\?[01]|:[A-Za-z0-9+/=]*:`;
const ITEM = new RegExp(`^ *(${TOKEN})(?: *; *[a-z*][a-z0-9_.*-]*(?:=(?:${BARE}))?)* *$`);

/** The token of a structured field item (RFC 8941); null for strings, lists and everything that is none. */
export const tokenOf = (value: string): string | null => ITEM.exec(value)?.[1] ?? null;

/** A policy header whose value is one token of a few. Names are exact: structured tokens know case. */
const tokenTest = <const Results extends Readonly<Record<string, number>>>(
  id: string,
  title: string,
  results: Results,
  names: Readonly<Record<string, keyof Results & string>>,
  [missing, broken]: readonly [keyof Results & string, keyof Results & string],
) =>
  scoredTest({
    id,
    title,
    results,
    run: ({ headers }) => {
      const value = headers[id]?.slice(0, 1024).trim();
      if (!value) return { result: missing, data: null };
      const token = tokenOf(value);
      return {
        result: (token !== null && Object.hasOwn(names, token) ? names[token] : undefined) ?? broken,
        data: value,
      };
    },
  });

export const embedderPolicy = tokenTest(
  'cross-origin-embedder-policy',
  'Cross-origin embedder policy',
  {
    'coep-not-implemented': 0,
    'coep-implemented-with-require-corp': 10,
    'coep-implemented-with-credentialless': 10,
    'coep-implemented-with-unsafe-none': 0,
    'coep-header-invalid': -5,
  },
  {
    'require-corp': 'coep-implemented-with-require-corp',
    credentialless: 'coep-implemented-with-credentialless',
    'unsafe-none': 'coep-implemented-with-unsafe-none',
  },
  ['coep-not-implemented', 'coep-header-invalid'],
);

export const openerPolicy = tokenTest(
  'cross-origin-opener-policy',
  'Cross-origin opener policy',
  {
    'coop-not-implemented': 0,
    'coop-implemented-with-same-origin': 10,
    'coop-implemented-with-same-origin-allow-popups': 10,
    'coop-implemented-with-noopener-allow-popups': 10,
    'coop-implemented-with-unsafe-none': 0,
    'coop-header-invalid': -5,
  },
  {
    'same-origin': 'coop-implemented-with-same-origin',
    'same-origin-allow-popups': 'coop-implemented-with-same-origin-allow-popups',
    'noopener-allow-popups': 'coop-implemented-with-noopener-allow-popups',
    'unsafe-none': 'coop-implemented-with-unsafe-none',
  },
  ['coop-not-implemented', 'coop-header-invalid'],
);

/** Its value is compared as text without regard to case: it is not a structured field (Fetch standard). */
export const resourcePolicy = scoredTest({
  id: 'cross-origin-resource-policy',
  title: 'Cross-origin resource policy',
  results: {
    'corp-not-implemented': 0,
    'corp-implemented-with-same-origin': 10,
    'corp-implemented-with-same-site': 10,
    'corp-implemented-with-cross-origin': 0,
    'corp-header-invalid': -5,
  },
  run: ({ headers }) => {
    const value = headers['cross-origin-resource-policy']?.slice(0, 256).trim().toLowerCase();
    if (!value) return { result: 'corp-not-implemented', data: null };
    if (value === 'same-origin' || value === 'same-site' || value === 'cross-origin')
      return { result: `corp-implemented-with-${value}` as const, data: value };
    return { result: 'corp-header-invalid', data: value };
  },
});
