import { headerItem, type SecurityView } from './input.ts';

/** Headers that did something once, or nothing ever, by what OWASP lists; a value that is fine makes an exception. */
const DEPRECATED: Readonly<Record<string, (value: string) => boolean>> = {
  'x-xss-protection': (value) => value.trim() === '0',
  'expect-ct': () => false,
  'public-key-pins': () => false,
  'public-key-pins-report-only': () => false,
  'feature-policy': () => false,
  pragma: () => false,
  p3p: () => false,
  'x-webkit-csp': () => false,
  'x-content-security-policy': () => false,
};

/** Headers that name what runs the site (OWASP Secure Headers Project, headers to remove). */
const LEAKING = [
  'x-powered-by',
  'x-aspnet-version',
  'x-aspnetmvc-version',
  'x-generator',
  'x-powered-cms',
  'x-drupal-cache',
  'x-runtime',
  'x-version',
  'x-mod-pagespeed',
  'x-php-version',
  'x-server-powered-by',
];

export const leakingHeaders = (headers: Readonly<Record<string, string>>): string[] => [
  ...(/\/\s*\d|\d+\.\d+/.test(headers.server ?? '') ? ['server'] : []),
  ...LEAKING.filter((name) => headers[name] !== undefined),
];

export const deprecatedHeaders = (headers: Readonly<Record<string, string>>): string[] =>
  Object.entries(DEPRECATED).flatMap(([name, fine]) =>
    headers[name] === undefined || fine(headers[name]) ? [] : [name],
  );

export const named = (view: SecurityView, names: readonly string[]) =>
  names.map((name) => headerItem(name, view.facts.headers[name]!));
