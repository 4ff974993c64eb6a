import { notApplicable } from '../../../model/verdict.ts';
import { isOpenToAll, permissions, permissionsCheck } from './permissions.ts';

const MEMBER =
  /^[a-z][a-z0-9-]*=(\*|self|src|none|\((?:\s*(?:\*|self|src|"[^"\s]+")\s*)*\))(;[a-z-]+=("[^"]*"|[\w-]+))*$/;

/** Features of the registry of permissions policies (W3C, with those of Chromium and Privacy Sandbox). */
const FEATURES = new Set(
  (
    'accelerometer all-screens-capture ambient-light-sensor aria-notify attribution-reporting autofill autoplay battery ' +
    'bluetooth browsing-topics camera captured-surface-control ch-device-memory ch-downlink ch-dpr ch-ect ' +
    'ch-prefers-color-scheme ch-prefers-reduced-motion ch-prefers-reduced-transparency ch-rtt ch-save-data ch-ua ' +
    'ch-ua-arch ch-ua-bitness ch-ua-form-factors ch-ua-full-version ch-ua-full-version-list ch-ua-high-entropy-values ' +
    'ch-ua-mobile ch-ua-model ch-ua-platform ch-ua-platform-version ch-ua-wow64 ch-viewport-height ch-viewport-width ' +
    'ch-width clipboard-read clipboard-write compute-pressure conversion-measurement controlled-frame ' +
    'cross-origin-isolated deferred-fetch deferred-fetch-minimal device-attributes digital-credentials-create ' +
    'digital-credentials-get direct-sockets direct-sockets-private display-capture document-domain encrypted-media ' +
    'execution-while-not-rendered execution-while-out-of-viewport fenced-unpartitioned-storage-read ' +
    'focus-without-user-activation fullscreen gamepad geolocation gyroscope hid identity-credentials-get idle-detection ' +
    'interest-cohort join-ad-interest-group keyboard-map language-detector language-model layout-animations ' +
    'legacy-image-formats local-fonts local-network local-network-access loopback-network magnetometer ' +
    'manual-text media-playback-while-not-visible mediasession microphone midi monetization navigation-override ' +
    'on-device-speech-recognition otp-credentials oversized-images payment picture-in-picture popins private-aggregation ' +
    'private-state-token-issuance private-state-token-redemption proofreader publickey-credentials-create ' +
    'publickey-credentials-get record-ad-auction-events rewriter run-ad-auction screen-wake-lock serial shared-storage ' +
    'shared-storage-select-url smart-card speaker speaker-selection storage-access summarizer sub-apps sync-script ' +
    'sync-xhr translator trust-token-redemption unload unoptimized-images unsized-media usb usb-unrestricted vertical-scroll ' +
    'vibrate vr wake-lock web-app-installation web-share window-management window-placement writer xr-spatial-tracking'
  ).split(' '),
);
/** Features that are asked for by permission: open to all, any frame may ask in the page's name. */
const POWERFUL = 'camera microphone geolocation payment usb serial hid bluetooth display-capture'.split(' ');

/** Members of a Permissions-Policy value that are not of its syntax, name no feature, or open a powerful one to all. */
const brokenPermissions = (value: string): string[] =>
  value
    .split(/,(?![^(]*\))/)
    .map((member) => member.trim())
    .filter(
      (member) =>
        !MEMBER.test(member) ||
        !FEATURES.has(member.slice(0, member.indexOf('='))) ||
        POWERFUL.some((feature) => isOpenToAll(member, feature)),
    );

export const secPermissionsPolicy = permissionsCheck(
  'sec-permissions-policy',
  'minor',
  'Permissions policy is invalid or open to all',
  {
    fix: 'Write features of the registry like camera=(), geolocation=(self).',
    without: notApplicable('There is no such header.'),
    test: (value) => {
      const broken = brokenPermissions(value);
      return broken.length ? `Invalid or open to all: ${broken.slice(0, 3).join(', ').slice(0, 200)}.` : null;
    },
    examples: {
      passed: permissions('camera=(), geolocation=(self "https://example.net")'),
      failed: [
        permissions("camera 'none'"),
        permissions('cammera=()'),
        permissions('camera=*'),
        permissions('camera=(*)'),
      ],
      notApplicable: '',
    },
  },
);
