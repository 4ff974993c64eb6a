import { mdn } from '../links.ts';
import { failed, passed } from '../verdict.ts';
import { headerItem, security } from './input.ts';

/** Features that give away where somebody is, or what is around them. */
const GRAVE = ['camera', 'microphone', 'geolocation', 'display-capture', 'payment', 'usb'];

export const secPermissionsPolicyMissing = security(
  'sec-permissions-policy-missing',
  'minor',
  'Features of the browser are not restricted',
  {
    help: mdn('HTTP/Reference/Headers/Permissions-Policy'),
    fix: 'Send Permissions-Policy with the features the site does not use, such as camera=(), microphone=(), geolocation=().',
    run: ({ facts }) => {
      const value = facts.headers['permissions-policy'];
      if (value === undefined) return failed('There is no Permissions-Policy header.');
      const open = GRAVE.filter((name) => new RegExp(`(^|[,\\s])${name}\\s*=\\s*(\\*|\\(\\s*\\*)`).test(value));
      return open.length === 0
        ? passed()
        : failed(`${open.join(', ')} may be used by every frame.`, [headerItem('Permissions-Policy', value)]);
    },
    examples: {
      passed: { headers: { 'permissions-policy': 'camera=(), geolocation=(self)' } },
      failed: ['', { headers: { 'permissions-policy': 'camera=*' } }],
    },
  },
);
