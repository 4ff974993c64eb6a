import { attr } from '../../reading/page/node.ts';
import { act } from '../links.ts';
import { failed, notApplicable, passed } from '../verdict.ts';
import { decoded } from './document.ts';
import { a11y } from './view.ts';

export const a11yBypass = a11y('a11y-bypass', 'serious', 'No way to skip repeated content', {
  help: act('cf77f2'),
  fix: 'Mark the main content with main, start it with a heading, or add a skip link.',
  run: (view) => {
    const { page } = view;
    if (!page.byTag('nav', 'a', 'header').length) return notApplicable('The page has no links or navigation to skip.');
    if (view.withRole('main', 'heading').length) return passed();
    const isSkip = (href: string) => /^#./.test(href) && page.byId(decoded(href.slice(1))) !== undefined;
    if (page.byTag('a').some((a) => isSkip(attr(a, 'href') ?? ''))) return passed();
    return failed(
      'There is no main landmark, no heading and no link to the content.',
      page.body ? [page.item(page.body)] : [],
    );
  },
  examples: {
    passed: [
      '<nav><a href="/a">A</a></nav><main>x</main>',
      '<nav><a href="/a">A</a></nav><h1>Bowls</h1>',
      '<a href="#c">Content</a><div id="c">x</div>',
    ],
    failed: '<nav><a href="/a">A</a></nav><p>x</p>',
    notApplicable: '<p>x</p>',
  },
});
