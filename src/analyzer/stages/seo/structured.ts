import type { Item } from '../../page/page.ts';
import { shortType } from '../../structured-data/read.ts';
import { google } from '../links.ts';
import { notApplicable, passed } from '../verdict.ts';
import { seo } from './define.ts';

const place = (line: number, column: number, value: string): Item => ({
  selector: 'script[type="application/ld+json"]',
  line,
  column,
  snippet: '',
  value,
});

const syntax = seo(
  {
    id: 'seo-structured-data-syntax',
    severity: 'serious',
    title: 'Structured data is invalid',
    help: google('appearance/structured-data/sd-policies'),
    fix: 'Fix the JSON; test it with the Rich Results Test.',
  },
  ({ structured }) => {
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
);

const types = seo(
  {
    id: 'seo-structured-data-type',
    severity: 'moderate',
    title: 'Structured data lacks required properties',
    help: google('appearance/structured-data/search-gallery'),
    fix: 'Add the missing properties; without them no rich result is shown.',
  },
  ({ structured }) => {
    const { items } = structured;
    if (!items.length) return notApplicable('There is no structured data.');
    const wrong = items.filter(({ valid }) => !valid);
    if (!wrong.length) return passed(items.length);
    return {
      outcome: 'failed',
      message: `${wrong.length} of ${items.length} items lack required properties.`,
      items: wrong.slice(0, 20).map(({ line, errors, type }) => ({
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
);

export const structuredChecks = [syntax, types];
