import { mdn } from '../links.ts';
import { failed, notApplicable, passed } from '../verdict.ts';
import { headerItem, security } from './input.ts';

const MEMBER =
  /^[a-z][a-z0-9-]*=(\*|self|src|none|\((?:\s*(?:\*|self|src|"[^"\s]+")\s*)*\))(;[a-z-]+=("[^"]*"|[\w-]+))*$/;

/** Members of a Permissions-Policy value that are not of its syntax (a structured dictionary of lists). */
const brokenPermissions = (value: string): string[] =>
  value
    .split(/,(?![^(]*\))/)
    .map((member) => member.trim())
    .filter((member) => !MEMBER.test(member));

export const secPermissionsPolicy = security({
  id: 'sec-permissions-policy',
  title: 'Permissions policy is invalid',
  severity: 'minor',
  help: mdn('HTTP/Reference/Headers/Permissions-Policy'),
  fix: 'Write features like camera=(), geolocation=(self).',
  run: ({ facts }) => {
    const value = facts.headers['permissions-policy'];
    if (value === undefined) return notApplicable('There is no such header.');
    const broken = brokenPermissions(value);
    return broken.length === 0
      ? passed()
      : failed(`Invalid: ${broken.slice(0, 3).join(', ').slice(0, 200)}.`, [headerItem('Permissions-Policy', value)]);
  },
  examples: {
    passed: { headers: { 'permissions-policy': 'camera=(), geolocation=(self "https://example.net")' } },
    failed: { headers: { 'permissions-policy': "camera 'none'" } },
    notApplicable: '',
  },
});
