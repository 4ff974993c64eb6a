import { OBSERVATORY_CHECKS } from './observatory-checks.ts';
import { POLICY_CHECKS } from './policy-checks.ts';
import { secAutocompletePassword } from './sec-autocomplete-password.ts';
import { secCachePrivate } from './sec-cache-private.ts';
import { secClearSiteData } from './sec-clear-site-data.ts';
import { secCommentSecrets } from './sec-comment-secrets.ts';
import { secCookieLifetime } from './sec-cookie-lifetime.ts';
import { secCookiePrefix } from './sec-cookie-prefix.ts';
import { secCoop } from './sec-coop.ts';
import { secDeprecatedHeaders } from './sec-deprecated-headers.ts';
import { secFormGetPassword } from './sec-form-get-password.ts';
import { secFormInsecure } from './sec-form-insecure.ts';
import { secHstsDetail } from './sec-hsts-detail.ts';
import { secHttps } from './sec-https.ts';
import { secIframeAllow } from './sec-iframe-allow.ts';
import { secIframeSandbox } from './sec-iframe-sandbox.ts';
import { secInlineHandlers } from './sec-inline-handlers.ts';
import { secInlineScripts } from './sec-inline-scripts.ts';
import { secJsLibraries } from './sec-js-libraries.ts';
import { secMixedActive } from './sec-mixed-active.ts';
import { secMixedPassive } from './sec-mixed-passive.ts';
import { secPermissionsPolicy } from './sec-permissions-policy.ts';
import { secPermissionsPolicyMissing } from './sec-permissions-policy-missing.ts';
import { secSecurityTxt } from './sec-security-txt.ts';
import { secServerLeak } from './sec-server-leak.ts';
import { secSriMismatchedCrossorigin } from './sec-sri-mismatched-crossorigin.ts';
import { secTargetBlank } from './sec-target-blank.ts';
import { secTls } from './sec-tls.ts';
import { secTrustedTypes } from './sec-trusted-types.ts';
import { secXPermittedCrossDomain } from './sec-x-permitted-cross-domain.ts';

export const SECURITY_CHECKS = [
  ...OBSERVATORY_CHECKS,
  secHttps,
  secMixedActive,
  secMixedPassive,
  secFormInsecure,
  secFormGetPassword,
  secHstsDetail,
  secTls,
  ...POLICY_CHECKS,
  secPermissionsPolicyMissing,
  secTrustedTypes,
  secInlineScripts,
  secInlineHandlers,
  secPermissionsPolicy,
  secCoop,
  secServerLeak,
  secDeprecatedHeaders,
  secCachePrivate,
  secClearSiteData,
  secXPermittedCrossDomain,
  secCookiePrefix,
  secCookieLifetime,
  secSecurityTxt,
  secTargetBlank,
  secJsLibraries,
  secIframeSandbox,
  secIframeAllow,
  secCommentSecrets,
  secSriMismatchedCrossorigin,
  secAutocompletePassword,
];
