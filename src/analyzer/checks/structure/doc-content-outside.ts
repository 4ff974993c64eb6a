import { html } from '../links.ts';
import * as sample from '../samples.ts';
import { failed, passed } from '../verdict.ts';
import { check } from './document-check.ts';

export const docContentOutside = check('doc-content-outside', 'minor', 'Content outside head and body', {
  help: html('parsing.html#parsing-main-afterbody'),
  fix: 'Put everything into head or body, and end the file after </html>.',
  run: ({ page }) => {
    const end = /<\/html\s*>([\s\S]*)$/i.exec(page.source);
    const rest = end?.[1]?.replace(/<!--[\s\S]*?-->/g, '').trim();
    return rest ? failed(`After </html> there are ${rest.length} characters.`) : passed();
  },
  examples: {
    passed: ['', { source: `${sample.pageOf('x')}<!-- made by hand -->` }],
    failed: { source: `${sample.pageOf('x')}<p>y</p>` },
  },
});
