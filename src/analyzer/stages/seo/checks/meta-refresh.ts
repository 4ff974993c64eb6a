import { html } from '../../../model/links.ts';
import * as sample from '../../../model/samples.ts';
import { failed, passed } from '../../../model/verdict.ts';
import { metasEquivalent } from '../../../page/tree/metadata.ts';
import { metadata } from './input.ts';

export const metaRefresh = metadata('meta-refresh', 'moderate', 'Page redirects with a meta element', {
  help: html('semantics.html#attr-meta-http-equiv-refresh'),
  fix: 'Redirect on the server.',
  requirements: {
    criteria: [
      { sc: '2.2.1', when: 'may' },
      { sc: '2.2.4', when: 'may' },
      { sc: '3.2.5', when: 'may' },
    ],
    techniques: ['G110', 'H76'],
    failures: ['F40', 'F41'],
    act: ['bc659a'],
  },
  run: ({ page }) => {
    const metas = metasEquivalent(page, 'refresh');
    return metas.length
      ? failed(
          'The page refreshes or redirects with a meta element.',
          metas.map((meta) => page.item(meta)),
        )
      : passed();
  },
  examples: { passed: '', failed: sample.head('<meta http-equiv="refresh" content="0;url=/x">') },
});
