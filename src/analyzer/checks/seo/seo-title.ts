import { lighthouse } from '../links.ts';
import { failed, passed } from '../verdict.ts';
import { seo } from './input.ts';
import { titleOf } from './titles.ts';

export const seoTitle = seo('seo-title', 'serious', 'Page has no title', {
  help: lighthouse('seo/document-title'),
  fix: 'Add a title that describes the page.',
  run: (input) => (titleOf(input) ? passed() : failed('The title is missing or empty.')),
  examples: {
    passed: '',
    failed: [{ source: '<!doctype html><p>x' }, { source: '<!doctype html><title> </title>' }],
  },
});
