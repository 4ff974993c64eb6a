import { getDomain } from 'tldts';
import type { ScriptTag, SecurityFacts } from '../facts.ts';
import { scoredTest, worse } from './types.ts';

const RESULTS = {
  'sri-implemented-and-all-scripts-loaded-securely': 5,
  'sri-implemented-and-external-scripts-loaded-securely': 5,
  'sri-not-implemented-response-not-html': 0,
  'sri-not-implemented-but-no-scripts-loaded': 0,
  'sri-not-implemented-but-all-scripts-loaded-from-secure-origin': 0,
  'sri-not-implemented-but-external-scripts-loaded-securely': -5,
  'sri-implemented-but-external-scripts-not-loaded-securely': -20,
  'sri-not-implemented-and-external-scripts-not-loaded-securely': -50,
} as const;
type Result = keyof typeof RESULTS;

/** From best to worst; not the order of the modifiers. */
const ORDER: readonly Result[] = [
  'sri-implemented-and-all-scripts-loaded-securely',
  'sri-implemented-and-external-scripts-loaded-securely',
  'sri-implemented-but-external-scripts-not-loaded-securely',
  'sri-not-implemented-but-external-scripts-loaded-securely',
  'sri-not-implemented-and-external-scripts-not-loaded-securely',
];

/** Where a script comes from: hosts of one registrable domain count as one, a missing scheme counts as insecure. */
const originOf = ({ src }: ScriptTag, url: URL): { foreign: boolean; secure: boolean } => {
  if (/^\/\/[^/]/.test(src)) return { foreign: true, secure: false };
  if (!/^https?:\/\//.test(src)) return { foreign: false, secure: url.protocol === 'https:' };
  return { foreign: getDomain(src) !== getDomain(url.hostname), secure: src.startsWith('https:') };
};

const judge = ({ html, scripts, url }: SecurityFacts): Result => {
  if (!html) return 'sri-not-implemented-response-not-html';
  if (scripts.count === 0) return 'sri-not-implemented-but-no-scripts-loaded';
  let result: Result | null = null;
  let anyForeign = false;
  for (const script of scripts.withSource) {
    const { foreign, secure } = originOf(script, url);
    anyForeign ||= foreign;
    if (!foreign) {
      if (script.integrity && secure) result ??= 'sri-implemented-and-all-scripts-loaded-securely';
    } else if (script.integrity) {
      if (!secure) result = worse(ORDER, 'sri-implemented-but-external-scripts-not-loaded-securely', result);
    } else {
      const fault = secure
        ? 'sri-not-implemented-but-external-scripts-loaded-securely'
        : 'sri-not-implemented-and-external-scripts-not-loaded-securely';
      result = worse(ORDER, fault, result);
    }
  }
  return (
    result ??
    (anyForeign
      ? 'sri-implemented-and-external-scripts-loaded-securely'
      : 'sri-not-implemented-but-all-scripts-loaded-from-secure-origin')
  );
};

export const subresourceIntegrity = scoredTest({
  id: 'subresource-integrity',
  title: 'Subresource integrity',
  results: RESULTS,
  run: (facts) => ({
    result: judge(facts),
    data: facts.scripts.withSource.filter((script) => originOf(script, facts.url).foreign).slice(0, 50),
  }),
});
