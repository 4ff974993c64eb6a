import type { RobotsLine } from '../../reading/robots/parse.ts';
import type { SitemapView } from '../../stages/sitemap/view.ts';
import type { Verdict } from '../../stages/types.ts';
import { lighthouse } from '../links.ts';
import { passed } from '../verdict.ts';
import { lineItem, withFile } from './input.ts';

export const LIGHTHOUSE = lighthouse('seo/invalid-robots-txt');

/** Fails with every line a test finds. */
export const lines = (
  view: SitemapView,
  find: (line: RobotsLine, index: number) => string | null,
  message: (n: number) => string,
): Verdict =>
  withFile(view, () => {
    const found = view.robots.file.lines.flatMap((line, index) => {
      const text = find(line, index);
      return text === null ? [] : [lineItem(line.line, text)];
    });
    return found.length === 0
      ? passed()
      : {
          outcome: 'failed',
          message: message(found.length),
          items: found.slice(0, 20),
          total: found.length,
          applicable: view.robots.file.lines.length,
        };
  });
