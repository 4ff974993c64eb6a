import { html } from '../../../model/links.ts';
import { judge, notApplicable } from '../../../model/verdict.ts';
import { type Element, parentOf } from '../../../page/tree/node.ts';
import { check } from './check.ts';

const set = (names: string): ReadonlySet<string> => new Set(names.split(' '));

/** Elements that HTML allows among other blocks only: flow content that is not phrasing content. */
const BLOCKS = set(
  'address article aside blockquote details dialog div dl fieldset figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr main menu nav ol p pre search section table ul',
);
/** Elements that hold phrasing content alone. */
const INLINE = set(
  'abbr b bdi bdo button cite code data dfn em h1 h2 h3 h4 h5 h6 i kbd label mark meter output p pre progress q ruby s samp small span strong sub sup time u var',
);
/** Elements that may hold what the element around them may hold. */
const TRANSPARENT = set('a ins del map');

const holderOf = (block: Element): Element | null => {
  let up = parentOf(block);
  while (up && TRANSPARENT.has(up.name)) up = parentOf(up);
  return up;
};

export const docBlockInInline = check('doc-block-in-inline', 'minor', 'Block stands inside an inline element', {
  help: html('dom.html#phrasing-content'),
  fix: 'Turn the inner element into a span, or the outer one into a div.',
  requirements: null,
  run: ({ page }) => {
    const blocks = page.byTag(...BLOCKS).filter(({ namespace }) => namespace === 'html');
    if (!blocks.length) return notApplicable('There are no block elements.');
    return judge(
      { page },
      blocks,
      (block) => {
        const holder = holderOf(block);
        return holder && holder.namespace === 'html' && INLINE.has(holder.name)
          ? `${block.name} in ${holder.name}`
          : null;
      },
      { none: '', message: (n, of) => `${n} of ${of} block elements stand inside an element that holds text alone.` },
    );
  },
  examples: {
    passed: ['<div><span>x</span></div>', '<a href="/x"><div>x</div></a>', '<ins><p>x</p></ins>'],
    failed: [
      '<span><div>x</div></span>',
      '<button><div>x</div></button>',
      '<span><a href="/x"><div>x</div></a></span>',
    ],
    notApplicable: '<span>x</span>',
  },
});
