import { failed, notApplicable, passed, say, undecided } from '../../../model/verdict.ts';
import { readLlmsTxt } from '../facts/llms.ts';
import { sitemapCheck } from './input.ts';

export const llmsTxt = sitemapCheck('llms-txt', 'info', 'llms.txt is malformed', {
  help: 'https://llmstxt.org/',
  fix: 'Start with one # heading and list pages as Markdown links.',
  requirements: null,
  run: (view) => {
    if (!view.gathered.llmsTxt || view.gathered.llmsTxt.error) return undecided('/llms.txt was not read.');
    const found = readLlmsTxt(view);
    if (!found) return notApplicable('It does not exist.');
    const faults = [
      ...(found.title ? [] : ['there is no # heading']),
      ...(found.links > 0 ? [] : ['there are no links']),
    ];
    return faults.length === 0 ? passed() : failed(say`${faults.join('; ')}.`);
  },
  examples: { passed: { llmsTxt: '# Pots\n- [Bowls](/bowls)' }, failed: { llmsTxt: 'Bowls' }, undecided: '' },
});
