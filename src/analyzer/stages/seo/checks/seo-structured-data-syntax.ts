import { google } from '../../../model/links.ts';
import * as sample from '../../../model/samples.ts';
import { notApplicable, passed } from '../../../model/verdict.ts';
import type { Item } from '../../../page/tree/page.ts';
import { seo } from './input.ts';

const place = (line: number, column: number, value: string): Item => ({
  selector: 'script[type="application/ld+json"]',
  line,
  column,
  snippet: '',
  value,
});

export const seoStructuredDataSyntax = seo('seo-structured-data-syntax', 'serious', 'Structured data is invalid', {
  help: google('appearance/structured-data/sd-policies'),
  fix: 'Fix the JSON; test it with the Rich Results Test.',
  requirements: null,
  run: ({ structured }) => {
    const { blocks } = structured;
    if (!blocks.length) return notApplicable('There is no JSON-LD.');
    const broken = blocks.filter(({ error, mended }) => error !== null || mended);
    if (!broken.length) return passed(blocks.length);
    return {
      outcome: 'failed',
      message: `${broken.length} of ${blocks.length} blocks of JSON-LD are not valid JSON.`,
      items: broken.map(({ line, column, error }) =>
        place(line, column, error ?? 'comments, control characters or trailing commas'),
      ),
      applicable: blocks.length,
    };
  },
  examples: {
    passed: sample.ld('{"@context":"https://schema.org","@type":"Store"}'),
    failed: [sample.ld('{"@type":"Store",}'), sample.ld('{oops'), sample.ld('// note\n{"@type":"Store"}')],
    notApplicable: '',
  },
});
