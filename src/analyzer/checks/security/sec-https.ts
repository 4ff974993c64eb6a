import { lighthouse } from '../links.ts';
import { failed, passed } from '../verdict.ts';
import { security } from './input.ts';
import { isSecure } from './transport.ts';

export const secHttps = security('sec-https', 'critical', 'Page is not served over HTTPS', {
  help: lighthouse('best-practices/is-on-https'),
  fix: 'Serve every page over HTTPS.',
  run: (view) => (isSecure(view) ? passed() : failed('The page was loaded over plain HTTP.')),
  examples: { passed: '', failed: { url: 'http://example.org/' } },
});
