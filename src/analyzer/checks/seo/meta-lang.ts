import { attr } from '../../reading/page/node.ts';
import { html } from '../links.ts';
import { failed, passed } from '../verdict.ts';
import { metadata } from './input.ts';

export const metaLang = metadata('meta-lang', 'moderate', 'Language is not declared', {
  help: html('dom.html#the-lang-and-xml:lang-attributes'),
  fix: 'Add lang to the html element.',
  run: ({ page }) => (attr(page.root, 'lang')?.trim() ? passed() : failed('The html element has no lang attribute.')),
  examples: { passed: '', failed: { source: '<!doctype html><title>x</title>' } },
});
