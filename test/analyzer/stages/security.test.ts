import { describe, expect, it } from 'vitest';
import { weakLibraries } from '../../../src/analyzer/stages/security/facts/libraries.ts';
import { readCookie } from '../../../src/analyzer/stages/security/facts/observatory/cookies.ts';
import { tokenOf } from '../../../src/analyzer/stages/security/facts/observatory/isolation.ts';
import { gradeOf, OBSERVATORY } from '../../../src/analyzer/stages/security/facts/observatory/observatory.ts';
import { parsePolicies } from '../../../src/analyzer/stages/security/facts/observatory/policy.ts';
import { FAULTS } from '../../../src/analyzer/stages/security/facts/observatory/words.ts';
import { securityStage } from '../../../src/analyzer/stages/security/stage.ts';
import { ADDRESS, input, NOW, outcomes, owes } from './input.ts';

type Headers = Readonly<Record<string, string>>;
const probe = (...urls: string[]) => ({
  hops: urls.map((url) => ({ url, status: 301 })),
  invalidCertificate: false,
  unreachable: false,
  failed: null,
});
const run = (
  headers: Headers,
  html = '',
  {
    setCookie = [],
    url = ADDRESS,
    httpProbe = probe('http://pots.example.org/', ADDRESS) as ReturnType<typeof probe> | null,
  } = {} as { setCookie?: string[]; url?: string; httpProbe?: ReturnType<typeof probe> | null },
) => {
  const { content, results, scores } = securityStage.run(
    input(html, { httpProbe, page: { headers, setCookie, finalUrl: url } }),
  );
  const { tests, securityAudit } = content as {
    tests: Record<string, { result: string | null; modifier: number }>;
    securityAudit: { score: number; grade: string };
  };
  return { tests, securityAudit, outcomes: outcomes(results), results, scores };
};
const result = (test: string, headers: Headers, html = '', more = {}) => run(headers, html, more).tests[test]!.result;

describe('scored tests (MDN HTTP Observatory)', () => {
  it.each([
    ["default-src 'none'", 'csp-implemented-with-no-unsafe-default-src-none'],
    ["default-src 'self'", 'csp-implemented-with-no-unsafe'],
    ["default-src 'self'; style-src 'unsafe-inline'", 'csp-implemented-with-unsafe-inline-in-style-src-only'],
    [
      "default-src 'self'; img-src http://pics.example.org",
      'csp-implemented-with-insecure-scheme-in-passive-content-only',
    ],
    ["default-src 'self'; script-src 'unsafe-eval' 'self'", 'csp-implemented-with-unsafe-eval'],
    ["script-src 'self'", 'csp-implemented-with-unsafe-inline'],
    ["default-src 'self'; script-src 'unsafe-inline' 'nonce-x'", 'csp-implemented-with-no-unsafe'],
    ["default-src 'self'; connect-src http://x.example.org", 'csp-implemented-with-insecure-scheme'],
    ["default-src 'self'; script-src 'strict-dynamic'", 'csp-header-invalid'],
    [
      "default-src 'self'; script-src 'strict-dynamic' 'nonce-x' https: 'unsafe-inline'",
      'csp-implemented-with-no-unsafe',
    ],
    ["default-src 'none'; report-uri /a; report-uri /b", 'csp-implemented-but-duplicate-directives'],
    ["img-src 'self'; img-src 'none'", 'csp-header-invalid'],
    ["default-src 'self' https://a.example.org, default-src https://a.example.org", 'csp-implemented-with-no-unsafe'],
    ['', 'csp-header-invalid'],
  ])('policy %j: %s', (policy, expected) =>
    expect(result('content-security-policy', { 'content-security-policy': policy })).toBe(expected),
  );

  it('reads policies of meta elements, without what does not count there', () => {
    const meta = (policy: string) => `<meta http-equiv=Content-Security-Policy content="${policy}">`;
    expect(result('content-security-policy', {}, meta("default-src 'none'"))).toBe(
      'csp-implemented-with-no-unsafe-default-src-none',
    );
    expect(result('content-security-policy', {}, meta("frame-ancestors 'none'"))).toBe('csp-not-implemented');
    expect(result('content-security-policy', { 'content-security-policy-report-only': "default-src 'none'" })).toBe(
      'csp-not-implemented-but-reporting-enabled',
    );
  });

  it.each([
    ['max-age=15552000', 'hsts-implemented-max-age-at-least-six-months'],
    ['max-age=15551999; includeSubDomains', 'hsts-implemented-max-age-less-than-six-months'],
    ['includeSubDomains', 'hsts-header-invalid'],
    ['max-age=31536000, max-age=31536000', 'hsts-header-invalid'],
  ])('strict transport security %j: %s', (value, expected) =>
    expect(result('strict-transport-security', { 'strict-transport-security': value })).toBe(expected),
  );

  it.each([
    [['a=1; Secure; SameSite=Lax'], false, 'cookies-secure-with-httponly-sessions-and-samesite'],
    [['a=1; Secure'], false, 'cookies-secure-with-httponly-sessions'],
    [['a=1'], false, 'cookies-without-secure-flag'],
    [['a=1'], true, 'cookies-without-secure-flag-but-protected-by-hsts'],
    [['sessid=1; HttpOnly'], true, 'cookies-session-without-secure-flag-but-protected-by-hsts'],
    [['sessid=1; HttpOnly'], false, 'cookies-session-without-secure-flag'],
    [['login=1; Secure'], false, 'cookies-session-without-httponly-flag'],
    [['csrf=1; Secure'], false, 'cookies-anticsrf-without-samesite-flag'],
    [['a=1; Secure; SameSite=Sometimes'], false, 'cookies-samesite-flag-invalid'],
    [['a=1; SameSite=None'], true, 'cookies-samesite-flag-invalid'],
    [['a=1; Domain=elsewhere.example.net'], false, 'cookies-not-found'],
    [['__Host-a=1; Secure; Path=/x'], false, 'cookies-not-found'],
    [['=1', 'nothing'], false, 'cookies-not-found'],
  ])('cookies %j with strict transport %s: %s', (setCookie, hsts, expected) =>
    expect(result('cookies', hsts ? { 'strict-transport-security': 'max-age=31536000' } : {}, '', { setCookie })).toBe(
      expected,
    ),
  );

  it.each([
    ['<script src=/a.js></script>', 'sri-not-implemented-but-all-scripts-loaded-from-secure-origin'],
    ['<script src=/a.js integrity=sha384-x></script>', 'sri-implemented-and-all-scripts-loaded-securely'],
    [
      '<script src=https://cdn.example.org/a.js></script>',
      'sri-not-implemented-but-all-scripts-loaded-from-secure-origin',
    ],
    ['<script src=https://cdn.example.net/a.js></script>', 'sri-not-implemented-but-external-scripts-loaded-securely'],
    [
      '<script src=https://cdn.example.net/a.js integrity=sha384-x></script>',
      'sri-implemented-and-external-scripts-loaded-securely',
    ],
    ['<script src=//cdn.example.net/a.js></script>', 'sri-not-implemented-and-external-scripts-not-loaded-securely'],
    [
      '<script src=http://cdn.example.net/a.js integrity=sha384-x></script>',
      'sri-implemented-but-external-scripts-not-loaded-securely',
    ],
    ['<p>', 'sri-not-implemented-but-no-scripts-loaded'],
  ])('scripts %s: %s', (html, expected) => expect(result('subresource-integrity', {}, html)).toBe(expected));

  it.each([
    [['http://pots.example.org/', ADDRESS], 'redirection-to-https'],
    [['http://pots.example.org/'], 'redirection-missing'],
    [['http://pots.example.org/', 'http://www.example.org/'], 'redirection-not-to-https'],
    [
      ['http://pots.example.org/', 'http://www.example.org/', ADDRESS],
      'redirection-not-to-https-on-initial-redirection',
    ],
    [['http://pots.example.org/', 'https://www.example.org/'], 'redirection-off-host-from-http'],
  ])('plain HTTP leads to %j: %s', (urls, expected) =>
    expect(result('redirection', {}, '', { httpProbe: probe(...urls) })).toBe(expected),
  );

  it('says so where plain HTTP was not asked, and takes no points for it', () => {
    const { tests, outcomes: all } = run({}, '', { httpProbe: null });
    expect(tests.redirection).toMatchObject({ result: null, modifier: 0 });
    expect(all['sec-redirection']).toBe('undecided');
  });

  it.each([
    ['referrer-policy', { 'referrer-policy': 'no-referrer, unsafe-url' }, 'referrer-policy-unsafe'],
    ['referrer-policy', { 'referrer-policy': 'no-referrer, later-invention' }, 'referrer-policy-private'],
    ['referrer-policy', { 'referrer-policy': 'whatever' }, 'referrer-policy-header-invalid'],
    ['x-frame-options', { 'x-frame-options': 'sameorigin' }, 'x-frame-options-sameorigin-or-deny'],
    ['x-frame-options', { 'x-frame-options': 'ALLOWALL' }, 'x-frame-options-header-invalid'],
    ['x-frame-options', { 'content-security-policy': "frame-ancestors 'self'" }, 'x-frame-options-implemented-via-csp'],
    ['x-content-type-options', { 'x-content-type-options': ' NoSniff' }, 'x-content-type-options-nosniff'],
    [
      'cross-origin-opener-policy',
      { 'cross-origin-opener-policy': 'same-origin; report-to="x"' },
      'coop-implemented-with-same-origin',
    ],
    ['cross-origin-opener-policy', { 'cross-origin-opener-policy': '"same-origin"' }, 'coop-header-invalid'],
    [
      'cross-origin-embedder-policy',
      { 'cross-origin-embedder-policy': 'require-corp' },
      'coep-implemented-with-require-corp',
    ],
    [
      'cross-origin-resource-policy',
      { 'cross-origin-resource-policy': 'Same-Site' },
      'corp-implemented-with-same-site',
    ],
    [
      'cross-origin-resource-sharing',
      { 'access-control-allow-origin': '*' },
      'cross-origin-resource-sharing-implemented-with-public-access',
    ],
  ])('%s of %j: %s', (test, headers, expected) => expect(result(test, headers as unknown as Headers)).toBe(expected));

  it('grades: bonuses count from 90 on, and the score never falls below 0', () => {
    const good: Headers = {
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
      'strict-transport-security': 'max-age=63072000',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    };
    expect(run(good).securityAudit).toMatchObject({ score: 100, grade: 'A+', observatory_score: 120 });
    expect(run({}).securityAudit).toMatchObject({ score: 30, grade: 'D' });
    expect(
      run({}, '<script src=//cdn.example.net/a.js></script>', { setCookie: ['sessid=1'] }).securityAudit,
    ).toMatchObject({ score: 0, grade: 'F' });
    expect([100, 99, 90, 85, 79, 24, 0].map(gradeOf)).toEqual(['A+', 'A', 'A', 'A-', 'B', 'F', 'F']);
  });

  it('has words for every outcome that costs points and a test knows', () => {
    const known = OBSERVATORY.flatMap(({ results }) => Object.entries(results));
    expect(known.filter(([name, modifier]) => modifier < 0 && !FAULTS[name]).map(([name]) => name)).toEqual([]);
    expect(Object.keys(FAULTS).filter((name) => !known.some(([other]) => other === name))).toEqual([]);
  });
});

describe('readers', () => {
  it.each([
    ['same-origin', 'same-origin'],
    ['a;b=1;c', 'a'],
    ['"a"', null],
    ['a, b', null],
    ['a b', null],
    ['', null],
    ['1', null],
  ])('token of %j is %j', (value, token) => expect(tokenOf(value)).toBe(token));
  it('reads a cookie without keeping its value', () => {
    expect(readCookie('id=secret; Path=/; HttpOnly; samesite = STRICT')).toMatchObject({
      name: 'id',
      path: '/',
      httpOnly: true,
      secure: false,
      sameSite: 'strict',
    });
    expect(JSON.stringify(readCookie('id=secret'))).not.toContain('secret');
  });
  it('keeps of several policies what all of them allow', () => {
    const { directives } = parsePolicies([
      'img-src https://a.example.org/ https://b.example.org',
      'img-src https://a.example.org/pots',
    ]);
    expect([...directives.get('img-src')!]).toEqual(['https://a.example.org/pots']);
  });
  it.each([
    ['/js/jquery-1.12.4.min.js', 'jQuery 1.12.4'],
    ['https://cdn.example.net/npm/jquery@3.4.1/dist/jquery.min.js', 'jQuery 3.4.1'],
    ['/ajax/libs/angular.js/1.8.2/angular.min.js', 'AngularJS 1.8.2'],
    ['/bootstrap/4.3.0/js/bootstrap.js', 'Bootstrap 4.3.0'],
  ])('%s is weak', (src, name) => expect(weakLibraries(src)[0]).toContain(name));
  it.each(['/js/jquery-3.7.1.min.js', '/js/my-jquery-helper-1.0.js', '/bootstrap/3.4.1/b.js', '/app.js'])(
    '%s is not',
    (src) => expect(weakLibraries(src)).toEqual([]),
  );
});

describe('securityStage', () => {
  it('keeps what every stage owes', () => {
    expect(
      owes(securityStage, input('<form><input type=password></form><iframe src=//x.example.net></iframe>')),
    ).toEqual([]);
    expect(owes(securityStage, input(''))).toEqual([]);
  });
  it.each([
    ['sec-https', {}, '', { url: 'http://pots.example.org/' }],
    ['sec-mixed-active', {}, '<script src=http://x.example.org/a.js></script>', {}],
    ['sec-mixed-passive', {}, '<img srcset="/a 1x, http://x.example.org/b 2x">', {}],
    ['sec-form-insecure', {}, '<form method=post action=http://x.example.org/><input></form>', {}],
    ['sec-form-insecure', {}, '<form method=post><input type=password></form>', { url: 'http://pots.example.org/' }],
    ['sec-form-get-password', {}, '<form><input type=password></form>', {}],
    ['sec-hsts-detail', { 'strict-transport-security': 'max-age=1000' }, '', {}],
    ['sec-csp-missing-directives', { 'content-security-policy': "script-src 'nonce-x'; object-src 'none'" }, '', {}],
    ['sec-inline-scripts', { 'content-security-policy': "script-src 'nonce-x'" }, '<script>1</script>', {}],
    ['sec-inline-handlers', {}, '<p onclick="x()">', {}],
    ['sec-permissions-policy', { 'permissions-policy': "camera 'none'" }, '', {}],
    ['sec-server-leak', { server: 'nginx/1.2.3' }, '', {}],
    ['sec-server-leak', { 'x-powered-by': 'PHP' }, '', {}],
    ['sec-deprecated-headers', { 'x-xss-protection': '1' }, '', {}],
    ['sec-cache-private', { 'cache-control': 'public, max-age=60' }, '', { setCookie: ['a=1'] }],
    ['sec-cookie-prefix', {}, '', { setCookie: ['__Secure-a=1'] }],
    ['sec-cookie-lifetime', {}, '', { setCookie: ['a=1; Max-Age=99999999'] }],
    ['sec-target-blank', {}, '<a href=https://x.example.net target=_blank>x</a>', {}],
    ['sec-js-libraries', {}, '<script src=/jquery-1.9.0.js></script>', {}],
    ['sec-iframe-sandbox', {}, '<iframe src=https://x.example.net></iframe>', {}],
    ['sec-iframe-allow', {}, '<iframe allow="camera *"></iframe>', {}],
    ['sec-comment-secrets', {}, '<!-- -----BEGIN RSA PRIVATE KEY----- -->', {}],
    ['sec-sri-mismatched-crossorigin', {}, '<script src=https://x.example.net/a.js integrity=sha384-x></script>', {}],
    ['sec-autocomplete-password', {}, '<input type=password autocomplete=off>', {}],
  ])('%s fails for %j %s', (id, headers, html, more) =>
    expect(run(headers as unknown as Headers, html, more).outcomes[id]).toBe('failed'),
  );

  it('never repeats a secret it finds', () => {
    const key = `AKIA${'ABCD'.repeat(4)}`;
    const output = securityStage.run(input(`<!-- ${key} --><script>var k = '${key}'</script>`));
    expect(outcomes(output.results)['sec-comment-secrets']).toBe('failed');
    expect(JSON.stringify(output)).not.toContain(key);
  });
  it('warns of a certificate that is about to end', () => {
    const tls = {
      protocol: 'TLSv1.3',
      cipher: 'x',
      issuer: null,
      subject: null,
      validFrom: null,
      validTo: new Date(NOW + 10 * 86_400_000).toISOString(),
    };
    expect(outcomes(securityStage.run(input('', { page: { tls } })).results)['sec-tls']).toBe('failed');
  });
});
