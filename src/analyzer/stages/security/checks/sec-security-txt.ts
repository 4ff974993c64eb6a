import { failed, passed, say, undecided } from '../../../model/verdict.ts';
import { security } from './input.ts';

export const secSecurityTxt = security('sec-security-txt', 'info', 'security.txt is missing or invalid', {
  help: 'https://www.rfc-editor.org/rfc/rfc9116',
  fix: 'Serve /.well-known/security.txt with Contact and Expires.',
  requirements: null,
  run: ({ gathered, now }) => {
    const file = gathered.securityTxt;
    if (!file || file.error)
      return undecided(`security.txt was not read${file?.error ? `: ${file.error.message}` : '.'}`);
    const text = Buffer.from(file.bytes).toString('utf8');
    if (file.status !== 200 || /^\s*</.test(text)) return failed('It does not exist.');
    const expires = Date.parse(/^Expires:\s*(\S+)/im.exec(text)?.[1] ?? '');
    const faults = /^Contact:\s*\S/im.test(text) ? [] : ['Contact is missing'];
    if (Number.isNaN(expires)) faults.push('Expires is missing');
    else if (expires < now) faults.push('it has expired');
    return faults.length === 0 ? passed() : failed(say`${faults.join('; ')}.`);
  },
  examples: {
    passed: { securityTxt: 'Contact: mailto:a@example.org\nExpires: 2027-01-01T00:00:00Z' },
    failed: [
      { securityTxt: 'Contact: mailto:a@example.org' },
      { securityTxt: 'Contact: mailto:a@example.org\nExpires: 2020-01-01T00:00:00Z' },
      { securityTxt: '<!doctype html>' },
    ],
    undecided: '',
  },
});
