import { security } from './input.ts';
import { scored } from './scored.ts';

export const secSubresourceIntegrity = security('sec-subresource-integrity', 'serious', 'Subresource integrity', {
  help: 'https://developer.mozilla.org/en-US/docs/Web/Security/Subresource_Integrity',
  fix: 'Load third-party scripts over HTTPS and with an integrity attribute.',
  run: scored('subresource-integrity'),
  examples: {
    passed: ['', '<script src="https://cdn.example.net/a.js" integrity="sha384-x"></script>'],
    failed: '<script src="//cdn.example.net/a.js"></script>',
  },
});
