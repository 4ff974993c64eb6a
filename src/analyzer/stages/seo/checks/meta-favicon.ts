import { html } from '../../../model/links.ts';
import * as sample from '../../../model/samples.ts';
import { failed, passed, say, undecided } from '../../../model/verdict.ts';
import { attr, tokens } from '../../../page/tree/node.ts';
import { metadata } from './input.ts';

export const metaFavicon = metadata('meta-favicon', 'minor', 'Page has no icon', {
  help: html('links.html#rel-icon'),
  fix: 'Add <link rel="icon"> or serve /favicon.ico.',
  requirements: null,
  run: ({ page, gathered }) => {
    const links = page
      .byTag('link')
      .filter((link) => tokens(link, 'rel').includes('icon') && attr(link, 'href')?.trim());
    if (links.length)
      return links.some((link) => page.resolve(attr(link, 'href')!))
        ? passed()
        : failed(
            'The URL of the icon is invalid.',
            links.map((link) => page.item(link)),
          );
    if (gathered.favicon === null || gathered.favicon.status === null)
      return undecided('/favicon.ico could not be read.');
    return gathered.favicon.status < 400 && gathered.favicon.bytes.length
      ? passed()
      : failed(say`The page references no icon, and /favicon.ico returns ${gathered.favicon.status}.`);
  },
  examples: {
    passed: [sample.head('<link rel="icon" href="/i.png">'), { favicon: 200 }],
    failed: [{ favicon: 404 }, sample.head('<link rel="icon" href="http://[">')],
    undecided: '',
  },
});
