import { type Element, hasAttr } from '../../reading/page/node.ts';
import { html } from '../links.ts';
import { judge, passed } from '../verdict.ts';
import { check } from './document-check.ts';

const OBSOLETE_ATTRIBUTES: Readonly<Record<string, RegExp>> = {
  align:
    /^(caption|col|colgroup|div|embed|h[1-6]|hr|iframe|img|input|legend|object|p|table|tbody|td|tfoot|th|thead|tr)$/,
  bgcolor: /^(body|table|tbody|td|tfoot|th|thead|tr|marquee)$/,
  border: /^(object)$/,
  cellpadding: /^table$/,
  cellspacing: /^table$/,
  valign: /^(col|colgroup|tbody|td|tfoot|th|thead|tr)$/,
  frameborder: /^iframe$/,
  marginwidth: /^(body|iframe)$/,
  marginheight: /^(body|iframe)$/,
  scrolling: /^iframe$/,
  hspace: /^(embed|iframe|input|img|object)$/,
  vspace: /^(embed|iframe|input|img|object)$/,
  language: /^script$/,
  link: /^body$/,
  vlink: /^body$/,
  alink: /^body$/,
  text: /^body$/,
  background: /^(body|table|thead|tbody|tfoot|tr|td|th)$/,
  clear: /^br$/,
  noshade: /^hr$/,
  compact: /^(dl|menu|ol|ul)$/,
  nowrap: /^(td|th)$/,
};

const NAMES = Object.entries(OBSOLETE_ATTRIBUTES);

const OBSOLETE_NAMES = Object.keys(OBSOLETE_ATTRIBUTES);

const obsoleteOf = (element: Element): string | null => {
  if (element.namespace !== 'html') return null;
  return (
    NAMES.filter(([name, on]) => hasAttr(element, name) && on.test(element.name))
      .map(([name]) => name)
      .join(', ') || null
  );
};

export const docObsoleteAttribute = check('doc-obsolete-attribute', 'minor', 'Obsolete attributes are used', {
  help: html('obsolete.html#non-conforming-features'),
  fix: 'Use style sheets instead.',
  run: ({ page }) => {
    const found = page.byAttribute(...OBSOLETE_NAMES).filter(obsoleteOf);
    return found.length
      ? judge({ page }, found, obsoleteOf, { none: '', message: (n) => `${n} elements have obsolete attributes.` })
      : passed();
  },
  examples: { passed: '<p>x</p>', failed: '<td></td><table><tr><td bgcolor="red">x</td></tr></table>' },
});
