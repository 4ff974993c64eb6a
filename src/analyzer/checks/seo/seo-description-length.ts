import { collapsed, metaContent } from '../../reading/page/metadata.ts';
import { google } from '../links.ts';
import * as sample from '../samples.ts';
import { failed, notApplicable, passed } from '../verdict.ts';
import { seo } from './input.ts';

const DESCRIPTION = { least: 50, most: 160 };

export const seoDescriptionLength = seo('seo-description-length', 'minor', 'Description is very short or very long', {
  help: google('appearance/snippet'),
  fix: `Use ${DESCRIPTION.least} to ${DESCRIPTION.most} characters.`,
  run: ({ page }) => {
    const text = collapsed(metaContent(page, 'description') ?? '');
    if (!text) return notApplicable('The page has no description.');
    const { length } = [...text];
    return length < DESCRIPTION.least || length > DESCRIPTION.most
      ? failed(
          `The description has ${length} characters; search results show about ${DESCRIPTION.least} to ${DESCRIPTION.most}.`,
        )
      : passed();
  },
  examples: {
    passed: sample.head(`<meta name="description" content="${sample.words(15)}">`),
    failed: [
      sample.head('<meta name="description" content="Bowls.">'),
      sample.head(`<meta name="description" content="${sample.words(60)}">`),
    ],
    notApplicable: '',
  },
});
