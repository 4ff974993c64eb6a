import { attr, type Element, hasAttr, tokens } from '../../../page/node.ts';
import type { Page } from '../../../page/page.ts';
import { lighthouse, mdn } from '../../links.ts';
import { failed, judge, notApplicable, passed } from '../../verdict.ts';
import { guide, headerItem, type SecurityView, security } from '../define.ts';
import { readHsts } from '../observatory/hsts.ts';

const DAY = 86_400_000;
const isSecure = (view: SecurityView): boolean => view.facts.url.protocol === 'https:';

const isPlain = (page: Page, address: string | undefined): boolean =>
  mayBePlain(page, address) && page.resolve(address!)?.startsWith('http:') === true;

/** Only an address with a scheme of its own leaves that of a secure base. */
const mayBePlain = (page: Page, text: string | undefined): boolean =>
  text !== undefined && (text.includes(':') || page.base.startsWith('http:'));

const firstOf = (srcset: string | undefined): string[] =>
  (srcset ?? '').split(',').flatMap((part) => part.trim().split(/\s+/)[0] || []);

/** Elements that load something the page then runs or obeys, with the address. */
const ACTIVE: Readonly<Record<string, (element: Element) => string | undefined>> = {
  script: (element) => attr(element, 'src'),
  iframe: (element) => attr(element, 'src'),
  embed: (element) => attr(element, 'src'),
  object: (element) => attr(element, 'data'),
  link: (element) => (tokens(element, 'rel').includes('stylesheet') ? attr(element, 'href') : undefined),
};
const PASSIVE = ['img', 'source', 'video', 'audio', 'track', 'input'];

export const activeMixed = (page: Page): Element[] =>
  page.byTag(...Object.keys(ACTIVE)).filter((element) => isPlain(page, ACTIVE[element.tag]!(element)));

export const passiveMixed = (page: Page): Element[] =>
  page
    .byTag(...PASSIVE)
    .filter(
      (element) =>
        isPlain(page, attr(element, 'src')) ||
        isPlain(page, attr(element, 'poster')) ||
        (mayBePlain(page, attr(element, 'srcset')) &&
          firstOf(attr(element, 'srcset')).some((one) => isPlain(page, one))),
    );

const upgrades = (view: SecurityView): boolean => view.csp.directives?.['upgrade-insecure-requests'] !== undefined;

const mixed = (view: SecurityView, found: readonly Element[], what: string) => {
  if (!isSecure(view)) return notApplicable('The page itself was loaded over plain HTTP.');
  if (upgrades(view)) return notApplicable('The policy upgrades plain HTTP requests to HTTPS.');
  if (found.length === 0) return passed();
  return judge(
    view.page,
    found,
    (element) => attr(element, 'src') ?? attr(element, 'href') ?? attr(element, 'data') ?? 'http:',
    {
      none: '',
      message: (n) => `${n} ${what} over plain HTTP on a secure page.`,
    },
  );
};

const passwordForms = (page: Page): Element[] =>
  page.byTag('form').filter((form) => [...page.descendants(form)].some(isPassword));
const isPassword = (node: { kind: string }): boolean =>
  node.kind === 'element' &&
  (node as Element).tag === 'input' &&
  attr(node as Element, 'type')?.toLowerCase() === 'password';

export const transportChecks = [
  security(
    {
      id: 'sec-https',
      title: 'Page is not served over HTTPS',
      severity: 'critical',
      help: lighthouse('best-practices/is-on-https'),
      fix: 'Serve every page over HTTPS.',
    },
    (view) => (isSecure(view) ? passed() : failed('The page was loaded over plain HTTP.')),
  ),
  security(
    {
      id: 'sec-mixed-active',
      title: 'Scripts, styles or frames over plain HTTP',
      severity: 'critical',
      help: mdn('Security/Mixed_content'),
      fix: 'Load everything over HTTPS.',
    },
    (view) => mixed(view, activeMixed(view.page), 'scripts, style sheets or frames are loaded'),
  ),
  security(
    {
      id: 'sec-mixed-passive',
      title: 'Images or media over plain HTTP',
      severity: 'moderate',
      help: mdn('Security/Mixed_content'),
      fix: 'Load everything over HTTPS.',
    },
    (view) => mixed(view, passiveMixed(view.page), 'images or media files are loaded'),
  ),
  security(
    {
      id: 'sec-form-insecure',
      title: 'Form submits over plain HTTP',
      severity: 'critical',
      help: mdn('Security/Insecure_passwords'),
      fix: 'Submit forms to HTTPS URLs, and serve password fields over HTTPS only.',
    },
    (view) => {
      const asking = new Set(isSecure(view) ? [] : passwordForms(view.page));
      return judge(
        view.page,
        view.page.byTag('form'),
        (form) => {
          const action = attr(form, 'action');
          if (isPlain(view.page, action)) return `submits to ${view.page.resolve(action!)}`;
          return asking.has(form) ? 'asks for a password over plain HTTP' : null;
        },
        { none: 'There are no forms.', message: (n, of) => `${n} of ${of} forms submit over plain HTTP.` },
      );
    },
  ),
  security.each(
    {
      id: 'sec-form-get-password',
      title: 'Password form submits with GET',
      severity: 'serious',
      help: 'https://cwe.mitre.org/data/definitions/598.html',
      fix: 'Use POST for forms with passwords.',
    },
    (view) => passwordForms(view.page),
    (form) =>
      (attr(form, 'method') ?? 'get').trim().toLowerCase() === 'post' || hasAttr(form, 'onsubmit') ? null : 'GET',
    {
      none: 'No form asks for a password.',
      message: (n) => `${n} password forms put the password into the URL.`,
    },
  ),
  security(
    {
      id: 'sec-hsts-detail',
      title: 'Strict-Transport-Security is incomplete',
      severity: 'minor',
      help: lighthouse('best-practices/has-hsts'),
      fix: 'Set max-age to a year or more and add includeSubDomains.',
    },
    ({ facts }) => {
      const value = facts.headers['strict-transport-security'];
      if (value === undefined || facts.verified === null) return notApplicable('There is no such header over HTTPS.');
      const { maxAge, includeSubDomains, preload } = readHsts(value);
      const gaps = [
        ...(maxAge === null || !(maxAge >= 31_536_000) ? ['max-age is below a year'] : []),
        ...(includeSubDomains ? [] : ['includeSubDomains is missing']),
        ...(preload && (!includeSubDomains || !(maxAge! >= 31_536_000)) ? ['preload requires both'] : []),
      ];
      return gaps.length === 0
        ? passed()
        : failed(`${gaps.join('; ')}.`, [headerItem('Strict-Transport-Security', value)]);
    },
  ),
  security(
    {
      id: 'sec-tls',
      title: 'TLS certificate expires soon or protocol is outdated',
      severity: 'serious',
      help: guide('TLS'),
      fix: 'Renew the certificate in time and support TLS 1.3.',
    },
    ({ gathered, now }) => {
      const { tls } = gathered.page;
      if (!tls) return notApplicable('The page was loaded over plain HTTP.');
      const days = tls.validTo === null ? null : Math.floor((Date.parse(tls.validTo) - now) / DAY);
      const faults = [
        ...(days !== null && days < 15 ? [`the certificate ends in ${days} days`] : []),
        ...(/^TLSv1(\.1)?$/.test(tls.protocol) ? [`the protocol is ${tls.protocol}`] : []),
      ];
      return faults.length === 0 ? passed() : failed(`${faults.join('; ')}.`);
    },
  ),
];
