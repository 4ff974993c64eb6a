import { type Csp, FETCH_DIRECTIVES } from 'csp_evaluator/dist/csp.js';
import { CspEvaluator, DEFAULT_CHECKS, STRICTCSP_CHECKS } from 'csp_evaluator/dist/evaluator.js';
import { Severity, Type } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import type { Verdict } from '../../../model/check.ts';
import { notApplicable, passed, undecided } from '../../../model/verdict.ts';
import { splitPolicies } from '../facts/observatory/policy.ts';
import { headerItem, type SecurityView } from './input.ts';

/** A weakness of a policy as Google's CSP Evaluator names it. */
export type WeaknessKind = keyof typeof Type;

export interface Weakness {
  readonly kind: WeaknessKind;
  readonly directive: string;
  /** The source or word in question; null if the directive is. */
  readonly value: string | null;
  readonly problem: string;
  /** False if it depends on what the host serves. */
  readonly sure: boolean;
}

/** Policies and characters of each that are evaluated. */
const MOST = 10;
const LONGEST = 16_384;

const MAYBE: ReadonlySet<Severity> = new Set([Severity.HIGH_MAYBE, Severity.MEDIUM_MAYBE]);
/** Kinds that are true as they stand, however grave. */
const CERTAIN: ReadonlySet<WeaknessKind> = new Set(['SCRIPT_UNSAFE_EVAL', 'SCRIPT_UNSAFE_HASHES']);
/** Slips of the pen harm whatever other policies say. */
const SYNTAX: ReadonlySet<WeaknessKind> = new Set(['MISSING_SEMICOLON', 'UNKNOWN_DIRECTIVE', 'INVALID_KEYWORD']);

/** The beginning of a policy, without a word that would be torn apart. */
const shortened = (policy: string): string =>
  policy.length > LONGEST ? policy.slice(0, LONGEST).replace(/[^\s;]*$/, '') : policy;

/** Directives whose values are sources. */
const TAKES_SOURCES = /(?:-src|-src-elem|-src-attr|^base-uri|^form-action|^frame-ancestors)$/;

/** True for keywords, and for schemes and hosts that can be read as such; the evaluator fails on others. */
const isReadable = (source: string): boolean => {
  if (/^(?:'|[a-z][\w+.-]*:$|\*$)/i.test(source)) return true;
  const host = source
    .replace(/^\w[+\w.-]*:\/\//, '')
    .replace(/^\/\//, '')
    .replace(':*', '')
    .replace('*', 'wildcard');
  return URL.canParse(`https://${host}`);
};

/** Part of the standards (CSP 3, Trusted Types, Fenced Frames) and not known to the evaluator. */
const LATER: ReadonlySet<string> = new Set([
  'fenced-frame-src',
  'webrtc',
  "'trusted-types-eval'",
  "'report-sha256'",
  "'report-sha384'",
  "'report-sha512'",
]);

/** What a weakness of one policy is found in: the directive, and those for which it stands in. */
interface Placed extends Weakness {
  readonly covers: ReadonlySet<string>;
}

const coveredBy = (directive: string, csp: Csp): ReadonlySet<string> =>
  new Set([directive, ...FETCH_DIRECTIVES.filter((one) => csp.getEffectiveDirective(one) === directive)]);

const evaluate = (policy: string): Placed[] => {
  const parsed = new CspParser(policy).csp;
  const unreadable: Placed[] = [];
  for (const [directive, sources] of Object.entries(parsed.directives)) {
    const wrong = TAKES_SOURCES.test(directive) ? sources?.filter((source) => !isReadable(source)) : undefined;
    for (const value of wrong ?? [])
      unreadable.push({
        kind: 'INVALID_KEYWORD',
        directive,
        value,
        problem: `${value} is not a source that browsers understand.`.slice(0, 300),
        sure: true,
        covers: new Set([directive]),
      });
    parsed.directives[directive] = sources?.filter(isReadable);
  }
  const found = new CspEvaluator(parsed).evaluate([...STRICTCSP_CHECKS], DEFAULT_CHECKS);
  const once = new Map<string, Placed>();
  for (const { type, directive, value, description, severity } of found) {
    const kind = Type[type] as WeaknessKind;
    if (SYNTAX.has(kind) && LATER.has((value ?? directive).toLowerCase())) continue;
    once.set(`${kind} ${directive} ${value ?? ''}`, {
      kind,
      directive,
      value: value ?? null,
      problem: description.replace(/\s+/g, ' ').trim().slice(0, 300),
      sure: CERTAIN.has(kind) || !MAYBE.has(severity),
      covers: coveredBy(directive, parsed),
    });
  }
  return [...once.values(), ...unreadable];
};

const known = new WeakMap<SecurityView, readonly Weakness[]>();

/** The policies in force, of header and head. */
const policiesOf = ({ facts: { headers, headPolicies } }: SecurityView): string[] =>
  splitPolicies([headers['content-security-policy'] ?? '', ...headPolicies]).filter(Boolean);

/**
 * Weaknesses of the policies in force. Each policy must be met, so a hole counts where it is in all of them, be it by
 * different directives: `default-src` of one stands for the `script-src` of another.
 */
export const weaknessesOf = (view: SecurityView): readonly Weakness[] => {
  const before = known.get(view);
  if (before) return before;
  const policies = policiesOf(view)
    .slice(0, MOST)
    .map((policy) => evaluate(shortened(policy)));
  const all = policies.flat();
  const inAll = (one: Placed) =>
    [...one.covers].some((place) =>
      policies.every((list) => list.some(({ kind, covers }) => kind === one.kind && covers.has(place))),
    );
  const found = all.filter((one) => SYNTAX.has(one.kind) || inAll(one));
  known.set(view, found);
  return found;
};

/** Judges the policies by some kinds of weakness. */
export const without =
  (...kinds: readonly WeaknessKind[]) =>
  (view: SecurityView): Verdict => {
    if (policiesOf(view).length === 0) return notApplicable('There is no policy in force.');
    const found = weaknessesOf(view).filter(({ kind }) => kinds.includes(kind));
    const sure = found.filter((one) => one.sure);
    if (sure.length)
      return {
        outcome: 'failed',
        message: sure[0]!.problem,
        items: sure.map(({ directive, value, problem }) => ({
          ...headerItem('Content-Security-Policy', [directive, value].filter(Boolean).join(' ')),
          value: problem.slice(0, 200),
        })),
        total: sure.length,
      };
    const [maybe] = found;
    return maybe
      ? undecided(`${[maybe.directive, maybe.value].filter(Boolean).join(' ')}: ${maybe.problem}`)
      : passed();
  };
