import { collapsed } from '../../reading/page/metadata.ts';
import { attr, childElements } from '../../reading/page/node.ts';
import { google } from '../links.ts';
import * as sample from '../samples.ts';
import { failed, passed, undecided } from '../verdict.ts';
import { seo } from './input.ts';

export const seoH1 = seo({
  id: 'seo-h1',
  severity: 'moderate',
  title: 'Page has no main heading',
  help: google('appearance/title-link'),
  fix: 'Use one h1 that states what the page is about.',
  run: ({ page, shell }) => {
    const full = page
      .byTag('h1')
      .filter(
        (one) =>
          collapsed(page.text(one)) || childElements(one).some((img) => img.name === 'img' && attr(img, 'alt')?.trim()),
      );
    if (full.length) return passed();
    if (shell) return undecided(shell);
    return failed(page.byTag('h1').length ? 'Every h1 is empty.' : 'There is no h1.');
  },
  examples: {
    passed: ['<h1>Bowls</h1>', '<h1><img alt="Bowls" src="b.png"></h1>'],
    failed: ['<h2>Bowls</h2>', '<h1> </h1>'],
    undecided: sample.SHELL,
  },
});
