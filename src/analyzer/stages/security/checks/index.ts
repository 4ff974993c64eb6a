import { COOKIES_CHECKS } from './cookies.ts';
import { DISCLOSURE_CHECKS } from './disclosure.ts';
import { INLINE_CODE_CHECKS } from './inline-code.ts';
import { OBSERVATORY_CHECKS } from './observatory-checks.ts';
import { POLICY_CHECKS } from './policy-checks.ts';
import { secAutocompletePassword } from './sec-autocomplete-password.ts';
import { secCommentSecrets } from './sec-comment-secrets.ts';
import { secIframeAllow } from './sec-iframe-allow.ts';
import { secIframeSandbox } from './sec-iframe-sandbox.ts';
import { secJsLibraries } from './sec-js-libraries.ts';
import { secPermissionsPolicy } from './sec-permissions-policy.ts';
import { secPermissionsPolicyMissing } from './sec-permissions-policy-missing.ts';
import { secSecurityTxt } from './sec-security-txt.ts';
import { secSriMismatchedCrossorigin } from './sec-sri-mismatched-crossorigin.ts';
import { secTargetBlank } from './sec-target-blank.ts';
import { TRANSPORT_SECURITY_CHECKS } from './transport-security.ts';

export const SECURITY_CHECKS = [
  ...OBSERVATORY_CHECKS,
  ...TRANSPORT_SECURITY_CHECKS,
  ...POLICY_CHECKS,
  secPermissionsPolicyMissing,
  ...INLINE_CODE_CHECKS,
  secPermissionsPolicy,
  ...DISCLOSURE_CHECKS,
  ...COOKIES_CHECKS,
  secSecurityTxt,
  secTargetBlank,
  secJsLibraries,
  secIframeSandbox,
  secIframeAllow,
  secCommentSecrets,
  secSriMismatchedCrossorigin,
  secAutocompletePassword,
];
