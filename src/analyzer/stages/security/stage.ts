import { audit, runChecks } from '../../model/audit.ts';
import { SECTION_KEYS } from '../../model/section-keys.ts';
import type { Stage, StageInput } from '../../model/stage.ts';
import { attr } from '../../page/tree/node.ts';
import { deprecatedHeaders, leakingHeaders } from './checks/headers.ts';
import { SECURITY_CHECKS } from './checks/index.ts';
import type { SecurityView } from './checks/input.ts';
import { activeMixed, passiveMixed } from './checks/transport.ts';
import { weaknessesOf } from './checks/weaknesses.ts';
import { factsOf } from './facts/facts.ts';
import { keptCookies } from './facts/observatory/cookies.ts';
import { readCsp } from './facts/observatory/csp.ts';
import { observe } from './facts/observatory/observatory.ts';
import { splitPolicies } from './facts/observatory/policy.ts';

/** Headers a secure answer is expected to have. */
const EXPECTED = [
  'content-security-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'cross-origin-embedder-policy',
  'cross-origin-resource-policy',
];
const LISTED = 50;

const view = (input: StageInput): SecurityView => {
  const facts = factsOf(input);
  const inForce = { ...facts, metaPolicies: facts.headPolicies };
  return { ...input, facts, csp: readCsp(inForce), observed: observe(facts) };
};

export const securityStage: Stage = {
  id: 'security',
  keys: SECTION_KEYS.security,
  checks: SECURITY_CHECKS,
  wants: () => ({ httpProbe: true, securityTxt: true }),
  run(input) {
    const seen = view(input);
    const { facts, observed, csp, page } = seen;
    const { headers } = facts;
    const results = runChecks(SECURITY_CHECKS, seen);
    const { findings, checks: lists } = audit(results);
    const short = (names: readonly string[]) =>
      names.map((name) => ({ name, value: (headers[name] ?? '').slice(0, 1024) }));
    const content = {
      securityAudit: {
        score: Math.min(100, observed.score),
        grade: observed.grade,
        observatory_score: observed.score,
        findings,
        checks: lists,
      },
      tests: observed.tests,
      headers: {
        present: short(EXPECTED.filter((name) => headers[name] !== undefined)),
        missing: EXPECTED.filter((name) => headers[name] === undefined),
        deprecated: short(deprecatedHeaders(headers)),
        leaking: short(leakingHeaders(headers)),
      },
      csp: {
        policies: [
          ...splitPolicies([headers['content-security-policy'] ?? ''].filter(Boolean)).map((policy) => ({
            source: 'header',
            policy: policy.slice(0, 4096),
          })),
          ...facts.metaPolicies.map((policy) => ({ source: 'meta', policy: policy.slice(0, 4096) })),
        ],
        reportOnly: headers['content-security-policy-report-only']?.slice(0, 4096) ?? null,
        directives: csp.directives,
        evaluation: weaknessesOf(seen).map(({ kind, directive, value, problem, sure }) => ({
          directive,
          problem,
          name: kind,
          value: value?.slice(0, 200) ?? null,
          sure,
        })),
      },
      cookies: keptCookies(facts)
        .slice(0, LISTED)
        .map(({ attributes: _, ...cookie }) => cookie),
      sri: facts.scripts.withSource.filter(({ integrity }) => integrity !== null).slice(0, LISTED),
      mixedContent: [
        ...activeMixed(page).map((element) => ({ kind: 'active', element })),
        ...passiveMixed(page).map((element) => ({ kind: 'passive', element })),
      ]
        .slice(0, facts.url.protocol === 'https:' ? LISTED : 0)
        .map(({ kind, element }) => ({ kind, ...page.item(element) })),
      forms: page
        .byTag('form')
        .slice(0, LISTED)
        .map((form) => ({
          ...page.item(form),
          action: page.resolve(attr(form, 'action') ?? '') ?? null,
          method: (attr(form, 'method') ?? 'get').toLowerCase(),
        })),
      tls: input.gathered.page.tls,
    };
    return { content, results, scores: { security: Math.min(100, observed.score) } };
  },
};
