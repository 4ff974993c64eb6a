/** Content security policies and their companions, by the kind of page. What a directive does not name is not loaded. */

const joined = (directives: Readonly<Record<string, string>>): string =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources}`)
    .join('; ');

/** What no page of ours may do, whatever kind it is. */
const CLOSED = { 'base-uri': "'none'", 'form-action': "'none'", 'frame-ancestors': "'none'" } as const;

/** Powers of a browser that no page of ours uses; what is taken from a page cannot be abused through it. */
const PERMISSIONS = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
  .map((name) => `${name}=()`)
  .join(', ');

const page = (directives: Readonly<Record<string, string>>): Readonly<Record<string, string>> => ({
  'content-security-policy': joined({ 'default-src': "'none'", ...directives, ...CLOSED }),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': PERMISSIONS,
});

export const PAGE_HEADERS = {
  /**
   * The workbench and its reference: nothing from elsewhere, no script and no style but its own files, no text that becomes
   * markup, and one trusted policy, for the page's own worker.
   */
  workbench: page({
    'script-src': "'self'",
    'style-src': "'self'",
    'img-src': "'self' blob: data:",
    'connect-src': "'self'",
    'font-src': "'self'",
    'manifest-src': "'self'",
    'worker-src': "'self'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'metamer-worker',
  }),
  /** The service worker of the workbench: it asks for files of this origin, and loads nothing. */
  serviceWorker: page({ 'connect-src': "'self'" }),
  /** A guide or the status page: readable without script, which only adds; its own files and nothing from elsewhere. */
  document: page({
    'script-src': "'self'",
    'style-src': "'self'",
    'img-src': "'self'",
    'connect-src': "'self'",
    'font-src': "'self'",
    'manifest-src': "'self'",
    'require-trusted-types-for': "'script'",
    'trusted-types': "'none'",
  }),
  /** A page without script whose one style sheet is inside; `hash` is that of the style sheet. */
  static: (hash: string) => page({ 'style-src': `'sha256-${hash}'` }),
  /**
   * GraphiQL: its editor makes style elements and attributes as it draws, the one thing that it may do beyond the
   * workbench. Its workers and its font are files of this origin; the small images in its style sheet are data.
   */
  playground: page({
    'script-src': "'self'",
    'style-src': "'self' 'unsafe-inline'",
    'img-src': "'self' data:",
    'font-src': "'self'",
    'connect-src': "'self'",
    'worker-src': "'self'",
  }),
} as const;
