import { failed } from '../../../model/verdict.ts';
import { isOpenToAll, permissions, permissionsCheck } from './permissions.ts';

/** Features that give away where somebody is, or what is around them. */
const GRAVE = ['camera', 'microphone', 'geolocation', 'display-capture', 'payment', 'usb'];

export const secPermissionsPolicyMissing = permissionsCheck(
  'sec-permissions-policy-missing',
  'minor',
  'Features of the browser are not restricted',
  {
    fix: 'Send Permissions-Policy with the features the site does not use, such as camera=(), microphone=(), geolocation=().',
    without: failed('There is no Permissions-Policy header.'),
    test: (value) => {
      const open = GRAVE.filter((feature) => isOpenToAll(value, feature));
      return open.length ? `${open.join(', ')} may be used by every frame.` : null;
    },
    examples: {
      passed: permissions('camera=(), geolocation=(self "https://*.example.net")'),
      failed: ['', permissions('camera=*'), permissions('camera=(self *)')],
    },
  },
);
