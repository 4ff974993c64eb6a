import { linksWith, metaContent } from '../../reading/page/metadata.ts';
import { html } from '../links.ts';
import * as sample from '../samples.ts';
import { failed, passed } from '../verdict.ts';
import { metadata } from './input.ts';

export const metaAuthor = metadata('meta-author', 'info', 'Author is not stated', {
  help: html('semantics.html#meta-author'),
  fix: 'Add <meta name="author"> if the author is relevant.',
  run: ({ page }) =>
    metaContent(page, 'author')?.trim() || linksWith(page, 'author').length
      ? passed()
      : failed('The page states no author.'),
  examples: { passed: sample.head('<meta name="author" content="Ann">'), failed: '' },
});
