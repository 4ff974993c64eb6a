import { html } from '../../../model/links.ts';
import { BEST_PRACTICE } from '../../../model/requirements.ts';
import { faultOf, judge, notApplicable } from '../../../model/verdict.ts';
import { attr } from '../../../page/tree/node.ts';
import { check } from './check.ts';

export const docFragmentTarget = check('doc-fragment-target', 'minor', 'Fragment link has no target', {
  help: html('browsing-the-web.html#scroll-to-fragid'),
  fix: 'Add the id to the target of the link.',
  requirements: {
    criteria: [{ sc: '2.4.1', when: 'may' }],
    techniques: ['G1'],
    note: 'For a skip link; other fragment links concern no criterion.',
  },
  run: ({ page }) => {
    const names = new Set(
      page
        .byTag('a')
        .map((a) => attr(a, 'name'))
        .filter((name) => name !== undefined),
    );
    const links = page
      .byTag('a')
      .filter((a) => /^#[^!/]/.test(attr(a, 'href') ?? '') && attr(a, 'href')!.toLowerCase() !== '#top');
    const skipLinks = new Set(page.byTag('a').slice(0, 3));
    const known = (id: string) => page.ids.has(id) || names.has(id);
    if (!links.length) return notApplicable('No link points to a fragment of the page.');
    return judge(
      { page },
      links,
      (a) => {
        const id = attr(a, 'href')!.slice(1);
        let plain = id;
        try {
          plain = decodeURIComponent(id);
        } catch {
          // A lone percent sign: the text is used unchanged.
        }
        if (known(id) || known(plain)) return null;
        return skipLinks.has(a) ? id : faultOf(id, BEST_PRACTICE);
      },
      { none: '', message: (n, of) => `${n} of ${of} fragment links point to a missing id.` },
    );
  },
  examples: {
    passed: ['<a href="#a">x</a><p id="a"></p>', '<a href="#top">x</a><a href="#100%">y</a><p id="100%"></p>'],
    failed: '<a href="#gone">x</a>',
    notApplicable: '<a href="/x">x</a>',
  },
});
