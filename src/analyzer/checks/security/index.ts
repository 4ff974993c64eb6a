import { secAutocompletePassword } from './sec-autocomplete-password.ts';
import { secCachePrivate } from './sec-cache-private.ts';
import { secClearSiteData } from './sec-clear-site-data.ts';
import { secCommentSecrets } from './sec-comment-secrets.ts';
import { secContentSecurityPolicy } from './sec-content-security-policy.ts';
import { secCookieLifetime } from './sec-cookie-lifetime.ts';
import { secCookiePrefix } from './sec-cookie-prefix.ts';
import { secCookies } from './sec-cookies.ts';
import { secCoop } from './sec-coop.ts';
import { secCrossOriginEmbedderPolicy } from './sec-cross-origin-embedder-policy.ts';
import { secCrossOriginOpenerPolicy } from './sec-cross-origin-opener-policy.ts';
import { secCrossOriginResourcePolicy } from './sec-cross-origin-resource-policy.ts';
import { secCrossOriginResourceSharing } from './sec-cross-origin-resource-sharing.ts';
import { secCspDeprecated } from './sec-csp-deprecated.ts';
import { secCspIpSource } from './sec-csp-ip-source.ts';
import { secCspMissingDirectives } from './sec-csp-missing-directives.ts';
import { secCspNonce } from './sec-csp-nonce.ts';
import { secCspObjectAllowlist } from './sec-csp-object-allowlist.ts';
import { secCspPlainHttp } from './sec-csp-plain-http.ts';
import { secCspScriptAllowlist } from './sec-csp-script-allowlist.ts';
import { secCspStrictDynamic } from './sec-csp-strict-dynamic.ts';
import { secCspSyntax } from './sec-csp-syntax.ts';
import { secCspUnsafeEval } from './sec-csp-unsafe-eval.ts';
import { secCspUnsafeInline } from './sec-csp-unsafe-inline.ts';
import { secCspUrlSchemes } from './sec-csp-url-schemes.ts';
import { secCspWildcard } from './sec-csp-wildcard.ts';
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
import { secRedirection } from './sec-redirection.ts';
import { secReferrerPolicy } from './sec-referrer-policy.ts';
import { secSecurityTxt } from './sec-security-txt.ts';
import { secServerLeak } from './sec-server-leak.ts';
import { secSriMismatchedCrossorigin } from './sec-sri-mismatched-crossorigin.ts';
import { secStrictTransportSecurity } from './sec-strict-transport-security.ts';
import { secSubresourceIntegrity } from './sec-subresource-integrity.ts';
import { secTargetBlank } from './sec-target-blank.ts';
import { secTls } from './sec-tls.ts';
import { secTrustedTypes } from './sec-trusted-types.ts';
import { secXContentTypeOptions } from './sec-x-content-type-options.ts';
import { secXFrameOptions } from './sec-x-frame-options.ts';
import { secXPermittedCrossDomain } from './sec-x-permitted-cross-domain.ts';

export const SECURITY_CHECKS = [
  secContentSecurityPolicy,
  secCookies,
  secCrossOriginResourceSharing,
  secCrossOriginEmbedderPolicy,
  secCrossOriginOpenerPolicy,
  secCrossOriginResourcePolicy,
  secRedirection,
  secReferrerPolicy,
  secStrictTransportSecurity,
  secSubresourceIntegrity,
  secXContentTypeOptions,
  secXFrameOptions,
  secHttps,
  secMixedActive,
  secMixedPassive,
  secFormInsecure,
  secFormGetPassword,
  secHstsDetail,
  secTls,
  secCspMissingDirectives,
  secCspUnsafeInline,
  secCspUnsafeEval,
  secCspUrlSchemes,
  secCspWildcard,
  secCspScriptAllowlist,
  secCspObjectAllowlist,
  secCspNonce,
  secCspPlainHttp,
  secCspIpSource,
  secCspDeprecated,
  secCspSyntax,
  secCspStrictDynamic,
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
