import { google } from '../../../model/links.ts';
import { BEST_PRACTICE } from '../../../model/requirements.ts';
import * as sample from '../../../model/samples.ts';
import { passed } from '../../../model/verdict.ts';
import { attr, isElement } from '../../../page/tree/node.ts';
import { seo } from './input.ts';

/** Elements that HTML allows in head. */
const METADATA = new Set(['base', 'link', 'meta', 'noscript', 'script', 'style', 'template', 'title']);

const within = (element: { parent: unknown }, container: unknown): boolean => {
  for (let up = element.parent as { parent: unknown } | null; up; up = up.parent as { parent: unknown } | null)
    if (up === container) return true;
  return false;
};

export const seoHeadBroken = seo('seo-head-broken', 'serious', 'Head ends early, so metadata is lost', {
  help: google('crawling-indexing/valid-page-metadata'),
  fix: 'Remove elements that do not belong in head: metadata after them is ignored.',
  requirements: { criteria: [{ sc: '2.4.2', when: 'may' }], techniques: ['H25'] },
  run: ({ page }) => {
    const lost = page.byTag('title', 'meta', 'link').filter((element) => {
      if (element.start < 0) return false;
      const { name: tag } = element;
      const counts =
        tag === 'title' ||
        (tag === 'meta' &&
          attr(element, 'itemprop') === undefined &&
          (attr(element, 'name') ?? attr(element, 'charset') ?? attr(element, 'http-equiv')) !== undefined) ||
        (tag === 'link' && /\b(canonical|alternate|amphtml)\b/i.test(attr(element, 'rel') ?? ''));
      return counts && !within(element, page.head);
    });
    if (!lost.length) return passed();
    const first = page.body?.children.find((child) => isElement(child) && child.start >= 0);
    const cause =
      isElement(first) && !METADATA.has(first.name) && first.start < lost[0]!.start ? ` after ${first.name}` : '';
    return {
      outcome: 'failed',
      message: `${lost.length} metadata elements are outside head${cause}.`,
      items: lost.map((element) => page.item(element)),
      total: lost.length,
      standings: [lost.some(({ name }) => name === 'title') ? null : BEST_PRACTICE],
    };
  },
  examples: {
    passed: ['', '<div><meta itemprop="name" content="x"></div>'],
    failed: [
      sample.head('<div></div><meta name="description" content="x">'),
      sample.head('<img src="/pixel.gif"><link rel="canonical" href="/x">'),
    ],
  },
});
