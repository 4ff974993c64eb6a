import { failed, passed } from '../../../model/verdict.ts';
import { isText } from '../../../page/tree/node.ts';
import { security } from './input.ts';

const SECRETS: readonly [string, RegExp][] = [
  ['a private key', /-----BEGIN (?:[A-Z]{2,10} )?PRIVATE KEY-----/],
  ['an AWS access key id', /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/],
];

const secretsIn = (text: string): string[] => SECRETS.flatMap(([name, pattern]) => (pattern.test(text) ? [name] : []));

export const secCommentSecrets = security('sec-comment-secrets', 'serious', 'Secret in the page source', {
  help: 'https://cwe.mitre.org/data/definitions/615.html',
  fix: 'Remove it and revoke it: treat it as compromised.',
  requirements: null,
  run: ({ page }) => {
    const items = [
      ...page.comments.flatMap(({ data, line }) =>
        secretsIn(data).map((name) => ({
          selector: '',
          line,
          column: 0,
          snippet: '',
          value: `${name} in a comment`,
        })),
      ),
      ...page.byTag('script').flatMap((script) => {
        const found = secretsIn(script.children.map((child) => (isText(child) ? child.data : '')).join(''));
        // The value itself is never repeated.
        return found.map((name) => ({ ...page.item(script, name), snippet: '<script>' }));
      }),
    ];
    return items.length === 0
      ? passed()
      : failed('The source contains what looks like a secret; it is not repeated here.', items);
  },
  examples: { passed: '<!-- nothing to see -->', failed: '<!-- -----BEGIN RSA PRIVATE KEY----- -->' },
});
