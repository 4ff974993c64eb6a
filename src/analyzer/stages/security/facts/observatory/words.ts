/** What each outcome that costs points means, in a sentence. */
export const FAULTS: Readonly<Record<string, string>> = {
  'csp-implemented-with-insecure-scheme-in-passive-content-only':
    'The policy of this secure page lets images or media load over plain HTTP.',
  'csp-implemented-with-unsafe-eval': "The policy allows 'unsafe-eval'.",
  'csp-implemented-with-unsafe-inline':
    "The policy allows 'unsafe-inline' or data: scripts, sources as broad as https:, or leaves script-src or object-src open.",
  'csp-implemented-with-insecure-scheme': 'The policy of this secure page lets resources load over plain HTTP.',
  'csp-header-invalid': 'The policy is invalid: it is empty, repeats a directive, or lacks something it relies on.',
  'csp-not-implemented': 'There is no content security policy.',
  'csp-not-implemented-but-reporting-enabled': 'The content security policy is only reported, not enforced.',
  'cookies-without-secure-flag-but-protected-by-hsts':
    'A cookie lacks Secure; only strict transport security keeps it off plain HTTP.',
  'cookies-session-without-secure-flag-but-protected-by-hsts':
    'A session cookie lacks Secure; only strict transport security keeps it off plain HTTP.',
  'cookies-without-secure-flag': 'A cookie lacks Secure and may be sent over plain HTTP.',
  'cookies-samesite-flag-invalid': 'A cookie has an invalid SameSite value, or SameSite=None without Secure.',
  'cookies-anticsrf-without-samesite-flag': 'An anti-CSRF cookie lacks SameSite.',
  'cookies-session-without-httponly-flag': 'A session cookie lacks HttpOnly, so scripts can read it.',
  'cookies-session-without-secure-flag': 'A session cookie lacks Secure and may be sent over plain HTTP.',
  'cross-origin-resource-sharing-implemented-with-universal-access': 'Any site may read this page with credentials.',
  'coep-header-invalid': 'The embedder policy is not one of the three known values.',
  'coop-header-invalid': 'The opener policy is not one of the known values.',
  'corp-header-invalid': 'The resource policy is not one of the three known values.',
  'redirection-off-host-from-http':
    'Plain HTTP redirects to another host first, so the Strict-Transport-Security header of this host is never seen.',
  'redirection-not-to-https-on-initial-redirection': 'Plain HTTP redirects to plain HTTP before it reaches HTTPS.',
  'redirection-not-to-https': 'Plain HTTP redirects but never reaches HTTPS.',
  'redirection-missing': 'Plain HTTP serves a page instead of redirecting to HTTPS.',
  'redirection-invalid-cert': 'Plain HTTP redirects to a host whose certificate does not verify.',
  'referrer-policy-unsafe': 'The referrer policy sends full addresses or origins to other sites.',
  'referrer-policy-header-invalid': 'The referrer policy is not one of the known values.',
  'hsts-implemented-max-age-less-than-six-months': 'The max-age of Strict-Transport-Security is below six months.',
  'hsts-not-implemented': 'There is no Strict-Transport-Security header.',
  'hsts-header-invalid': 'The Strict-Transport-Security header has no valid max-age, or is sent twice.',
  'hsts-not-implemented-no-https': 'The page was loaded over plain HTTP, so strict transport security cannot apply.',
  'hsts-invalid-cert': 'The certificate does not verify, so strict transport security cannot apply.',
  'sri-not-implemented-but-external-scripts-loaded-securely': 'Third-party scripts have no integrity attribute.',
  'sri-implemented-but-external-scripts-not-loaded-securely':
    'A third-party script has an integrity attribute but is loaded over plain HTTP or without a scheme.',
  'sri-not-implemented-and-external-scripts-not-loaded-securely':
    'A third-party script is loaded over plain HTTP or without a scheme, and without an integrity attribute.',
  'x-content-type-options-header-invalid': 'X-Content-Type-Options is not nosniff.',
  'x-content-type-options-not-implemented': 'There is no X-Content-Type-Options header.',
  'x-frame-options-not-implemented': 'Neither X-Frame-Options nor frame-ancestors restricts who may frame the page.',
  'x-frame-options-header-invalid': 'X-Frame-Options is neither DENY nor SAMEORIGIN.',
};
