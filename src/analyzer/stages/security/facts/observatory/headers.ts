import { readCsp } from './csp.ts';
import { scoredTest } from './types.ts';

const PRIVATE = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];
const UNSAFE = ['origin', 'origin-when-cross-origin', 'unsafe-url', 'no-referrer-when-downgrade'];

/** The policy in force: the last known word of header and meta element, the meta element last. */
const referrerPolicyOf = (header: string | undefined, meta: string | null): string | null => {
  const words = [header, meta]
    .filter((text) => text !== undefined && text !== null)
    .join(',')
    .split(',');
  return (
    words
      .map((word) => word.trim().toLowerCase())
      .findLast((word) => PRIVATE.includes(word) || UNSAFE.includes(word)) ?? null
  );
};

export const referrerPolicy = scoredTest({
  id: 'referrer-policy',
  title: 'Referrer policy',
  results: {
    'referrer-policy-private': 5,
    'referrer-policy-not-implemented': 0,
    'referrer-policy-unsafe': -5,
    'referrer-policy-header-invalid': -5,
  },
  run: ({ headers, metaReferrer }) => {
    const header = headers['referrer-policy'];
    if (header === undefined && metaReferrer === null) return { result: 'referrer-policy-not-implemented', data: null };
    const policy = referrerPolicyOf(header, metaReferrer);
    if (policy === null) return { result: 'referrer-policy-header-invalid', data: header ?? metaReferrer };
    return { result: PRIVATE.includes(policy) ? 'referrer-policy-private' : 'referrer-policy-unsafe', data: policy };
  },
});

export const contentTypeOptions = scoredTest({
  id: 'x-content-type-options',
  title: 'Content type options',
  results: {
    'x-content-type-options-nosniff': 0,
    'x-content-type-options-header-invalid': -5,
    'x-content-type-options-not-implemented': -5,
  },
  run: ({ headers }) => {
    const value = headers['x-content-type-options']?.slice(0, 256);
    if (!value) return { result: 'x-content-type-options-not-implemented', data: null };
    const nosniff = value.trim().toLowerCase() === 'nosniff';
    return {
      result: nosniff ? 'x-content-type-options-nosniff' : 'x-content-type-options-header-invalid',
      data: value,
    };
  },
});

/** Satisfied by `frame-ancestors` of a content security policy, whatever it allows. */
export const frameOptions = scoredTest({
  id: 'x-frame-options',
  title: 'Frame options',
  results: {
    'x-frame-options-implemented-via-csp': 5,
    'x-frame-options-sameorigin-or-deny': 5,
    'x-frame-options-allow-from-origin': 0,
    'x-frame-options-not-implemented': -20,
    'x-frame-options-header-invalid': -20,
  },
  run: (facts) => {
    const value = facts.headers['x-frame-options']?.slice(0, 1024) ?? null;
    if (readCsp(facts).directives?.['frame-ancestors'])
      return { result: 'x-frame-options-implemented-via-csp', data: value };
    if (!value) return { result: 'x-frame-options-not-implemented', data: null };
    const text = value.trim().toLowerCase();
    if (text === 'deny' || text === 'sameorigin') return { result: 'x-frame-options-sameorigin-or-deny', data: value };
    return {
      result: text.startsWith('allow-from') ? 'x-frame-options-allow-from-origin' : 'x-frame-options-header-invalid',
      data: value,
    };
  },
});

/**
 * Only what the answer to an ordinary request shows: a server that would reflect any origin with credentials is not
 * provoked, so the worst outcome is never given, and a missing header says little.
 */
export const resourceSharing = scoredTest({
  id: 'cross-origin-resource-sharing',
  title: 'Cross-origin resource sharing',
  results: {
    'cross-origin-resource-sharing-not-implemented': 0,
    'cross-origin-resource-sharing-implemented-with-public-access': 0,
    'cross-origin-resource-sharing-implemented-with-restricted-access': 0,
    'cross-origin-resource-sharing-implemented-with-universal-access': -50,
  },
  run: ({ allowOrigin }) => {
    const value = allowOrigin?.slice(0, 256).trim().toLowerCase();
    if (!value) return { result: 'cross-origin-resource-sharing-not-implemented', data: null };
    const open = value === '*' ? 'public' : 'restricted';
    return { result: `cross-origin-resource-sharing-implemented-with-${open}-access` as const, data: value };
  },
});
