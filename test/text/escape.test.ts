import { expect, it } from 'vitest';
import { escapeHtml } from '../../src/text/escape.ts';

it('escapes every mark that could end a text or a quoted attribute of HTML, each once', () => {
  expect(escapeHtml(`<a title="it's" & \`b\`>`)).toBe('&lt;a title=&quot;it&#39;s&quot; &amp; &#96;b&#96;&gt;');
  expect(escapeHtml('&amp;')).toBe('&amp;amp;');
});
