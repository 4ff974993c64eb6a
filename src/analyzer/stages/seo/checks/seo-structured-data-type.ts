import { google } from '../../../model/links.ts';
import * as sample from '../../../model/samples.ts';
import { notApplicable, passed } from '../../../model/verdict.ts';
import { shortType } from '../../../page/structured-data/read.ts';
import { seo } from './input.ts';

export const seoStructuredDataType = seo(
  'seo-structured-data-type',
  'moderate',
  'Structured data lacks required properties',
  {
    help: google('appearance/structured-data/search-gallery'),
    fix: 'Add the missing properties; without them no rich result is shown.',
    requirements: null,
    run: ({ structured }) => {
      const { items } = structured;
      if (!items.length) return notApplicable('There is no structured data.');
      const wrong = items.filter(({ valid }) => !valid);
      if (!wrong.length) return passed(items.length);
      return {
        outcome: 'failed',
        message: `${wrong.length} of ${items.length} items lack required properties.`,
        items: wrong.map(({ line, errors, type }) => ({
          selector: '',
          line,
          column: 0,
          snippet: '',
          value: `${type ? shortType(type) : 'untyped'}: ${errors.join('; ')}`.slice(0, 200),
        })),
        total: wrong.length,
        applicable: items.length,
      };
    },
    examples: {
      passed: [
        sample.ld('{"@context":"https://schema.org","@type":"Product","name":"Bowl","offers":{"@type":"Offer"}}'),
        sample.ld('{"@context":"https://schema.org","@type":"ProductGroup","name":"Bowl","hasVariant":[]}'),
        sample.ld('{"@graph":[{"@context":"//schema.org","@type":"Organization"},{"@id":"#lane"}]}'),
        sample.ld('{"@context":"https://schema.org","type":"Organization"}'),
        sample.ld('{"@context":"https://www.w3.org/ns/activitystreams","@type":"Event"}'),
        '<div typeof="Event"><b property="name">Fair</b></div>',
        '<div itemscope itemtype="https://schema.org/Recipe"><b itemprop="name">Soup</b><img itemprop="image" src="s.png"></div>',
        '<div vocab="https://schema.org/" typeof="Recipe"><b property="name">Soup</b><img property="image" src="s.png"></div>',
      ],
      failed: [
        sample.ld('{"@context":"https://schema.org","@type":"Product","name":"Bowl"}'),
        sample.ld('{"@type":"Article"}'),
        sample.ld('{"@context":"https://shema.org","@type":"Article"}'),
        sample.ld('{"@context":"https://schema.org","name":"Bowl"}'),
        '<div itemscope itemtype="https://schema.org/Recipe"></div>',
        '<div itemscope><b itemprop="name">Soup</b></div>',
        '<div vocab="https://schema.org/" typeof="Event"><b property="name">Fair</b></div>',
      ],
      notApplicable: '',
    },
  },
);
