import { html } from '../../../model/links.ts';
import { attr, type Element, hasAttr } from '../../../page/tree/node.ts';
import { ownText } from '../../../page/tree/parse.ts';
import { check } from './check.ts';

const faultOf = (element: Element): string | null => {
  if (element.name === 'link')
    return hasAttr(element, 'rel') || hasAttr(element, 'itemprop') || hasAttr(element, 'property') ? null : 'no rel';
  const type = attr(element, 'type')?.trim().toLowerCase() ?? '';
  if (type === 'importmap' || type === 'speculationrules')
    return isJson(ownText(element)) ? null : `${type} is not valid JSON`;
  if (hasAttr(element, 'src')) return null;
  if (hasAttr(element, 'defer')) return 'defer without src';
  return hasAttr(element, 'async') && type !== 'module' ? 'async without src' : null;
};

const isJson = (text: string): boolean => {
  try {
    return typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
};

export const docScriptAttributes = check(
  'doc-script-attributes',
  'moderate',
  'Script or link has attributes that do not go together',
  {
    help: html('scripting.html#attr-script-async'),
    fix: 'Leave async and defer to scripts with src, write import maps as JSON, and give every link its rel.',
    requirements: null,
    elements: ({ page }) => page.byTag('script', 'link'),
    test: faultOf,
    none: 'There are no scripts or links.',
    message: (n, of) => `${n} of ${of} scripts and links have attributes that do not go together.`,
    examples: {
      passed: [
        '<script src="/a.js" async></script>',
        '<script type="module" async>1</script>',
        '<script type="importmap">{"imports":{}}</script>',
      ],
      failed: ['<script async>1</script>', '<script type="importmap">{imports:{}}</script>', '<link href="/a.css">'],
      notApplicable: '<p>x</p>',
    },
  },
);
