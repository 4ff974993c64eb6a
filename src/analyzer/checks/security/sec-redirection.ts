import { security } from './input.ts';
import { scored } from './scored.ts';

export const secRedirection = security('sec-redirection', 'serious', 'Redirection to HTTPS', {
  help: 'https://developer.mozilla.org/en-US/docs/Web/Security/Practical_implementation_guides/TLS#http_redirections',
  fix: 'Redirect plain HTTP to HTTPS on the same host first.',
  run: scored('redirection'),
  examples: {
    passed: { plainHttp: ['http://example.org/', 'https://example.org/'] },
    failed: { plainHttp: ['http://example.org/'] },
    undecided: '',
  },
});
