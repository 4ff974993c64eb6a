import { lighthouse, mdn } from '../../../model/links.ts';
import { failed, judge, notApplicable, passed, say } from '../../../model/verdict.ts';
import { attr, type Element, hasAttr, isElement } from '../../../page/tree/node.ts';
import type { Page } from '../../../page/tree/page.ts';
import { readHsts } from '../facts/observatory/hsts.ts';
import { guide, headerItem, security } from './input.ts';
import { mixedContent } from './mixed-content.ts';
import { activeMixed, isPlain, isSecure, passiveMixed, passwordForms } from './transport.ts';

/** Fields that hold what others should not read. */
const PRIVATE = /^(email|file|password|tel)$/;

/** A form whose contents are worth hiding: it posts, or asks for something about a person. A search is not. */
const isPrivate = (page: Page, form: Element): boolean =>
  attr(form, 'method')?.trim().toLowerCase() === 'post' ||
  [...page.descendants(form)].some(
    (node) => isElement(node) && node.name === 'input' && PRIVATE.test(attr(node, 'type')?.trim().toLowerCase() ?? ''),
  );

const isSubmitter = (node: Element): boolean =>
  (node.name === 'button' && !/^(button|reset)$/i.test(attr(node, 'type')?.trim() ?? '')) ||
  (node.name === 'input' && /^(image|submit)$/i.test(attr(node, 'type')?.trim() ?? ''));

/** Where a form may be sent: its own action, and those that its buttons put in its place. */
const targetsOf = (page: Page, form: Element): (string | undefined)[] => [
  attr(form, 'action'),
  ...[...page.descendants(form)].flatMap((node) =>
    isElement(node) && isSubmitter(node) ? (attr(node, 'formaction') ?? []) : [],
  ),
];

/** The value without the quotation marks and blanks that it may have around its numbers (RFC 6797, 6.1). */
const plain = (value: string): string => value.slice(0, 1024).replace(/[ \t]*=[ \t]*"?([^";]*)"?/g, '=$1');

const DAY = 86_400_000;

export const TRANSPORT_SECURITY_CHECKS = [
  security('sec-https', 'critical', 'Page is not served over HTTPS', {
    help: lighthouse('best-practices/is-on-https'),
    fix: 'Serve every page over HTTPS.',
    requirements: null,
    run: (view) => (isSecure(view) ? passed() : failed('The page was loaded over plain HTTP.')),
    examples: { passed: '', failed: { url: 'http://example.org/' } },
  }),
  mixedContent('sec-mixed-active', 'critical', 'Scripts, styles or frames over plain HTTP', {
    found: activeMixed,
    what: 'scripts, style sheets or frames are loaded',
    examples: {
      passed: ['<script src="/a.js"></script>', '<script src="http://localhost:8080/a.js"></script>'],
      failed: [
        '<script src="http://example.net/a.js"></script>',
        '<iframe src="http://example.net/"></iframe>',
        { head: '<link rel="modulepreload" href="http://example.net/a.js">' },
      ],
    },
  }),
  mixedContent('sec-mixed-passive', 'moderate', 'Images or media over plain HTTP', {
    found: passiveMixed,
    what: 'images or media files are loaded',
    examples: {
      passed: '<img src="/a.png" alt="">',
      failed: [
        '<img srcset="/a 1x, http://example.net/b 2x" alt="">',
        '<video src="http://example.net/v.mp4"></video>',
      ],
    },
  }),
  security('sec-form-insecure', 'critical', 'Form submits over plain HTTP', {
    help: mdn('Security/Insecure_passwords'),
    fix: 'Submit forms to HTTPS URLs, and serve password fields over HTTPS only.',
    requirements: null,
    run: (view) => {
      const asking = new Set(isSecure(view) ? [] : passwordForms(view.page));
      return judge(
        view,
        view.page.byTag('form'),
        (form) => {
          const plain = targetsOf(view.page, form).find((target) => isPlain(view.page, target));
          if (plain !== undefined && isPrivate(view.page, form)) return `submits to ${view.page.resolve(plain)}`;
          return asking.has(form) ? 'asks for a password over plain HTTP' : null;
        },
        { none: 'There are no forms.', message: (n, of) => `${n} of ${of} forms submit over plain HTTP.` },
      );
    },
    examples: {
      passed: [
        '<form action="/send"><input></form>',
        '<form action="http://example.org/search"><input name="q"></form>',
      ],
      failed: [
        '<form method="post" action="http://example.org/"><input name="mail" type="email"></form>',
        '<form method="post" action="/send"><input name="q"><button formaction="http://example.org/">Send</button></form>',
        { url: 'http://example.org/', body: '<form method="post"><input type="password"></form>' },
      ],
      notApplicable: '',
    },
  }),
  security('sec-form-get-password', 'serious', 'Password form submits with GET', {
    help: 'https://cwe.mitre.org/data/definitions/598.html',
    fix: 'Use POST for forms with passwords.',
    requirements: null,
    elements: (view) => passwordForms(view.page),
    test: (form) =>
      (attr(form, 'method') ?? 'get').trim().toLowerCase() === 'post' || hasAttr(form, 'onsubmit') ? null : 'GET',
    none: 'No form asks for a password.',
    message: (n) => `${n} password forms put the password into the URL.`,
    examples: {
      passed: '<form method="post"><input type="password"></form>',
      failed: '<form><input type="password"></form>',
      notApplicable: '<form><input></form>',
    },
  }),
  security('sec-hsts-detail', 'minor', 'Strict-Transport-Security is incomplete', {
    help: lighthouse('best-practices/has-hsts'),
    fix: 'Set max-age to a year or more and add includeSubDomains.',
    requirements: null,
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
        : failed(say`${gaps.join('; ')}.`, [headerItem('Strict-Transport-Security', value)]);
    },
    examples: {
      passed: [
        { headers: { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } },
        { headers: { 'strict-transport-security': 'max-age = "31536000"; includeSubDomains' } },
      ],
      failed: { headers: { 'strict-transport-security': 'max-age=1000' } },
      notApplicable: '',
    },
  }),
  security('sec-tls', 'serious', 'TLS certificate expires soon or protocol is outdated', {
    help: guide('TLS'),
    fix: 'Renew the certificate in time and support TLS 1.3.',
    requirements: null,
    run: ({ gathered, now }) => {
      const { tls } = gathered.page;
      if (!tls) return notApplicable('The page was loaded over plain HTTP.');
      const days = tls.validTo === null ? null : Math.floor((Date.parse(tls.validTo) - now) / DAY);
      const faults = [
        ...(days !== null && days < 15 ? [`the certificate ends in ${days} days`] : []),
        ...(/^TLSv1(\.1)?$/.test(tls.protocol) ? [`the protocol is ${tls.protocol}`] : []),
      ];
      return faults.length === 0 ? passed() : failed(say`${faults.join('; ')}.`);
    },
    examples: {
      passed: { tls: { protocol: 'TLSv1.3', daysLeft: 60 } },
      failed: [{ tls: { protocol: 'TLSv1.3', daysLeft: 10 } }, { tls: { protocol: 'TLSv1.1', daysLeft: 60 } }],
      notApplicable: '',
    },
  }),
];
