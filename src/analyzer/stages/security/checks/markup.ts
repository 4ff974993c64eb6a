import { getDomain } from 'tldts';
import { attr, type Element, hasAttr, tokens } from '../../../page/node.ts';
import type { Page } from '../../../page/page.ts';
import { lighthouse, mdn } from '../../links.ts';
import { failed, passed } from '../../verdict.ts';
import { security } from '../define.ts';
import { weakLibraries } from './libraries.ts';

const isForeign = (page: Page, address: string | undefined): boolean => {
  const url = address === undefined ? null : page.resolve(address);
  return url !== null && /^https?:/.test(url) && getDomain(url) !== getDomain(page.url);
};

const foreignFrames = (page: Page): Element[] =>
  page.byTag('iframe').filter((frame) => isForeign(page, attr(frame, 'src')));

/** Powerful features whose grant to every origin within a frame is worth a look. */
const POWERFUL =
  /(?:^|;)\s*(camera|microphone|geolocation|payment|display-capture|usb|midi|serial|hid|bluetooth)\s+[^;]*\*/i;

const SECRETS: readonly [string, RegExp][] = [
  ['a private key', /-----BEGIN (?:[A-Z]{2,10} )?PRIVATE KEY-----/],
  ['an AWS access key id', /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/],
];

const secretsIn = (text: string): string[] => SECRETS.flatMap(([name, pattern]) => (pattern.test(text) ? [name] : []));

export const markupChecks = [
  security.each(
    {
      id: 'sec-target-blank',
      title: 'New window keeps a reference to this one',
      severity: 'minor',
      help: lighthouse('best-practices/external-anchors-use-rel-noopener'),
      fix: 'Add rel="noopener", which current browsers imply.',
    },
    ({ page }) =>
      page
        .byTag('a', 'area')
        .filter((link) => attr(link, 'target')?.toLowerCase() === '_blank' && isForeign(page, attr(link, 'href'))),
    (link) => (tokens(link, 'rel').some((token) => token === 'noopener' || token === 'noreferrer') ? null : ''),
    {
      none: 'No link to another site opens a new window.',
      message: (n, of) => `${n} of ${of} links to other sites lack rel=noopener.`,
    },
  ),
  security.each(
    {
      id: 'sec-js-libraries',
      title: 'Script library with a known vulnerability',
      severity: 'moderate',
      help: lighthouse('best-practices/no-vulnerable-libraries'),
      fix: 'Update the library.',
    },
    ({ page }) => page.byTag('script').filter((script) => hasAttr(script, 'src')),
    (script) => weakLibraries(attr(script, 'src')!).join('; ') || null,
    {
      none: 'No script is loaded from a file.',
      message: (n) => `${n} scripts are old releases with published vulnerabilities.`,
    },
  ),
  security.each(
    {
      id: 'sec-iframe-sandbox',
      title: 'Frame of another site without sandbox',
      severity: 'minor',
      help: mdn('HTML/Reference/Elements/iframe#sandbox'),
      fix: 'Add a sandbox attribute with what the frame needs.',
    },
    ({ page }) => foreignFrames(page),
    (frame, { page }) => {
      if (!hasAttr(frame, 'sandbox')) return 'no sandbox';
      const allowed = tokens(frame, 'sandbox');
      return allowed.includes('allow-scripts') &&
        allowed.includes('allow-same-origin') &&
        !isForeign(page, attr(frame, 'src'))
        ? 'scripts may remove the sandbox'
        : null;
    },
    {
      none: 'There are no frames of other sites.',
      message: (n, of) => `${n} of ${of} frames of other sites have no sandbox.`,
    },
  ),
  security.each(
    {
      id: 'sec-iframe-allow',
      title: 'Frame grants powerful features to any origin',
      severity: 'minor',
      help: mdn('HTTP/Guides/Permissions_Policy'),
      fix: 'Name the origin of a feature instead of *.',
    },
    ({ page }) => page.byTag('iframe').filter((frame) => hasAttr(frame, 'allow')),
    (frame) => POWERFUL.exec(attr(frame, 'allow')!)?.[1] ?? null,
    {
      none: 'No frame has an allow attribute.',
      message: (n) => `${n} frames grant a powerful feature to every origin.`,
    },
  ),
  security(
    {
      id: 'sec-comment-secrets',
      title: 'Secret in the page source',
      severity: 'serious',
      help: 'https://cwe.mitre.org/data/definitions/615.html',
      fix: 'Remove it and revoke it: treat it as compromised.',
    },
    ({ page }) => {
      const items = [
        ...page.comments.flatMap(({ text, line }) =>
          secretsIn(text).map((name) => ({
            selector: '',
            line,
            column: 0,
            snippet: '',
            value: `${name} in a comment`,
          })),
        ),
        ...page.byTag('script').flatMap((script) => {
          const found = secretsIn(script.children.map((child) => (child.kind === 'text' ? child.text : '')).join(''));
          // The value itself is never repeated.
          return found.map((name) => ({ ...page.item(script, name), snippet: '<script>' }));
        }),
      ];
      return items.length === 0
        ? passed()
        : failed('The source contains what looks like a secret; it is not repeated here.', items);
    },
  ),
  security.each(
    {
      id: 'sec-sri-mismatched-crossorigin',
      title: 'integrity without crossorigin',
      severity: 'moderate',
      help: mdn('Security/Subresource_Integrity'),
      fix: 'Add crossorigin="anonymous"; otherwise browsers block the file.',
    },
    ({ page }) => page.byTag('script', 'link').filter((element) => attr(element, 'integrity')),
    (element, { page }) => {
      const address = attr(element, element.tag === 'link' ? 'href' : 'src');
      const url = address === undefined ? null : page.resolve(address);
      if (url === null || new URL(url).origin === new URL(page.url).origin) return null;
      return hasAttr(element, 'crossorigin') ? null : url;
    },
    {
      none: 'No element has an integrity attribute.',
      message: (n) => `${n} files from other origins cannot be verified without crossorigin.`,
    },
  ),
  security.each(
    {
      id: 'sec-autocomplete-password',
      title: 'Password fields block password managers',
      severity: 'minor',
      help: 'https://html-validate.org/rules/autocomplete-password.html',
      fix: 'Use autocomplete="current-password" or "new-password".',
    },
    ({ page }) => page.byTag('input').filter((input) => attr(input, 'type')?.toLowerCase() === 'password'),
    (input) => {
      const value = attr(input, 'autocomplete')?.trim().toLowerCase();
      return value === undefined || value === 'off' ? (value ?? 'no autocomplete') : null;
    },
    {
      none: 'There is no password field.',
      message: (n, of) => `${n} of ${of} password fields do not state which password they expect.`,
    },
  ),
];
