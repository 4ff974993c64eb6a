import { attr, type Element, hasAttr } from '../../../page/node.ts';
import { lighthouse, mdn } from '../../links.ts';
import { failed, judge, notApplicable, passed } from '../../verdict.ts';
import { type SecurityView, security } from '../define.ts';

const EVALUATOR = 'https://csp-evaluator.withgoogle.com/';
/** Hosts that serve callbacks or old libraries to anybody, so that allowing them allows any script. */
const OPEN_HOSTS = [
  'ajax.googleapis.com',
  'cdnjs.cloudflare.com',
  'cdn.jsdelivr.net',
  'unpkg.com',
  'www.google.com',
  'accounts.google.com',
  'www.googleapis.com',
  'raw.githubusercontent.com',
];

/** What an attacker who can inject mark-up could still do under a policy. */
export const evaluatePolicy = ({ csp }: Pick<SecurityView, 'csp'>): { directive: string; problem: string }[] => {
  const { directives } = csp;
  if (!directives) return [];
  const script = directives['script-src'] ?? directives['default-src'];
  const keyed = script?.some((source) => /^'(nonce|sha\d+)-/.test(source)) ?? false;
  const strict = keyed && script!.includes("'strict-dynamic'");
  const problems: { directive: string; problem: string }[] = [];
  const add = (directive: string, problem: string) => problems.push({ directive, problem });
  if (!script) add('script-src', 'is missing, so scripts may come from anywhere');
  if (!directives['base-uri'] && (keyed || strict))
    add('base-uri', 'is missing, so an injected base element can redirect scripts');
  if (!directives['object-src'] && !directives['default-src']) add('object-src', 'is missing, so plug-ins may run');
  for (const source of strict ? [] : (script ?? [])) {
    const host = source.replace(/^https?:\/\//, '').split(/[/:]/, 1)[0]!;
    if (source === '*' || /^https?:(\/\/\*)?$/.test(source)) add('script-src', `${source} allows every host`);
    else if (OPEN_HOSTS.includes(host)) add('script-src', `${host} also serves scripts of third parties`);
    else if (/^\*\.[^.]+$/.test(host)) add('script-src', `${source} allows a whole top-level domain`);
    else if (/^\d+\.\d+\.\d+\.\d+$/.test(host)) add('script-src', `${source} is a URL path instead of a host`);
    else if (source === "'unsafe-inline'" && !keyed) add('script-src', "'unsafe-inline' lets injected scripts run");
  }
  return problems;
};

const inlineScripts = (view: SecurityView): Element[] =>
  view.page
    .byTag('script')
    .filter(
      (script) =>
        !hasAttr(script, 'src') &&
        /^(|module|(text|application)\/(java|ecma)script)$/i.test((attr(script, 'type') ?? '').trim()),
    );

export const policyChecks = [
  security(
    {
      id: 'sec-csp-xss',
      title: 'Content security policy can be bypassed',
      severity: 'moderate',
      help: EVALUATOR,
      fix: "Use nonces or hashes with 'strict-dynamic', object-src 'none' and base-uri 'none'.",
    },
    (view) => {
      if (!view.csp.directives) return notApplicable('There is no enforced policy.');
      const problems = evaluatePolicy(view);
      return problems.length === 0
        ? passed()
        : failed(`${problems.map(({ directive, problem }) => `${directive} ${problem}`).join('; ')}.`);
    },
  ),
  security(
    {
      id: 'sec-trusted-types',
      title: 'No trusted types',
      severity: 'info',
      help: lighthouse('best-practices/trusted-types-xss'),
      fix: "Add require-trusted-types-for 'script' to the policy.",
    },
    ({ csp }) => {
      if (!csp.directives) return notApplicable('There is no enforced policy.');
      return csp.directives['require-trusted-types-for']
        ? passed()
        : failed('The policy does not require trusted types.');
    },
  ),
  security(
    {
      id: 'sec-inline-scripts',
      title: 'Inline script without a nonce',
      severity: 'moderate',
      help: mdn('HTTP/Guides/CSP#nonces'),
      fix: 'Give inline scripts a nonce or their hash, or move them to files.',
    },
    (view) => {
      const script = view.csp.directives?.['script-src'] ?? view.csp.directives?.['default-src'];
      if (!script) return notApplicable('No policy restricts scripts.');
      const hashed = script.some((source) => /^'sha\d+-/.test(source));
      return judge(
        view.page,
        inlineScripts(view),
        (element) => {
          if (hasAttr(element, 'nonce')) return null;
          return hashed ? { unsure: 'The policy lists hashes; one of them may match this script.' } : 'no nonce';
        },
        {
          none: 'There are no inline scripts.',
          message: (n, of) =>
            `${n} of ${of} inline scripts have no nonce, so the policy either blocks them or allows all inline scripts.`,
        },
      );
    },
  ),
  security(
    {
      id: 'sec-inline-handlers',
      title: 'Event handlers in attributes',
      severity: 'info',
      help: mdn('HTTP/Guides/CSP#blocking_inline_javascript'),
      fix: 'Attach handlers in a script, so that a strict policy is possible.',
    },
    (view) => {
      const handlers = view.page.attributeNames.filter((name) => /^on[a-z]+$/.test(name));
      const found = view.page.byAttribute(...handlers);
      if (found.length === 0) return passed();
      return judge(view.page, found, () => '', {
        none: '',
        message: (n) => `${n} elements have event handler attributes.`,
      });
    },
  ),
];
