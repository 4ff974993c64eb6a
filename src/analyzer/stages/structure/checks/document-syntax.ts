import { countsBy } from '../../../model/counts-by.ts';
import { chrome, html } from '../../../model/links.ts';
import { BEST_PRACTICE } from '../../../model/requirements.ts';
import * as sample from '../../../model/samples.ts';
import { failed, faultOf, judge, passed, say } from '../../../model/verdict.ts';
import { type Element, hasAttr } from '../../../page/tree/node.ts';
import { check } from './check.ts';

const OBSOLETE = new Set(
  'acronym applet basefont bgsound big blink center dir font frame frameset isindex keygen listing marquee menuitem multicol nextid nobr noembed noframes param plaintext rb rtc spacer strike tt xmp'.split(
    ' ',
  ),
);

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

export const DOCUMENT_SYNTAX_CHECKS = [
  check('doc-parse-errors', 'minor', 'Markup has errors', {
    help: html('parsing.html#parse-errors'),
    fix: 'Fix the errors; other parsers may interpret them differently.',
    requirements: { criteria: [], techniques: ['H88'] },
    run: ({ page }) => {
      const { count, items, codes } = page.parseErrors;
      if (!count) return passed();
      const named = items.map(({ code, line, column }) => ({ selector: '', line, column, snippet: '', value: code }));
      const counts = countsBy(codes);
      return { outcome: 'failed', message: `The parser found ${count} errors.`, items: named, counts, total: count };
    },
    examples: { passed: '', failed: '<p class=a"b>x</p>' },
  }),
  check('doc-duplicate-attribute', 'moderate', 'Duplicate attribute', {
    help: html('parsing.html#parse-error-duplicate-attribute'),
    fix: 'Remove the duplicate: browsers use the first one.',
    requirements: { criteria: [], techniques: ['H88'] },
    run: ({ page }) => {
      const found = page.parseErrors.items.filter(({ code }) => code === 'duplicate-attribute');
      if (!found.length) return passed();
      return failed(
        say`${found.length} attributes are duplicated.`,
        found.map(({ line, column, code }) => ({ selector: '', line, column, snippet: '', value: code })),
      );
    },
    examples: { passed: '<p class="a">x</p>', failed: '<p class="a" class="b">x</p>' },
  }),
  check('doc-obsolete-element', 'minor', 'Obsolete elements are used', {
    help: html('obsolete.html#non-conforming-features'),
    fix: 'Use style sheets and current elements instead.',
    requirements: { criteria: [{ sc: '2.2.2', when: 'may' }], failures: ['F16', 'F112'] },
    run: ({ page }) => {
      const found = page.byTag(...OBSOLETE);
      return found.length
        ? judge({ page }, found, ({ name: tag }) => (tag === 'marquee' ? tag : faultOf(tag, BEST_PRACTICE)), {
            none: '',
            message: (n) => `${n} elements are obsolete.`,
          })
        : passed();
    },
    examples: { passed: '<p>x</p>', failed: '<center>x</center>' },
  }),
  check('doc-obsolete-attribute', 'minor', 'Obsolete attributes are used', {
    help: html('obsolete.html#non-conforming-features'),
    fix: 'Use style sheets instead.',
    requirements: null,
    run: ({ page }) => {
      const found = page.byAttribute(...OBSOLETE_NAMES).filter(obsoleteOf);
      return found.length
        ? judge({ page }, found, obsoleteOf, { none: '', message: (n) => `${n} elements have obsolete attributes.` })
        : passed();
    },
    examples: { passed: '<p>x</p>', failed: '<td></td><table><tr><td bgcolor="red">x</td></tr></table>' },
  }),
  check('doc-content-outside', 'minor', 'Content outside head and body', {
    help: html('parsing.html#parsing-main-afterbody'),
    fix: 'Put everything into head or body, and end the file after </html>.',
    requirements: null,
    run: ({ page }) => {
      const end = /<\/html\s*>([\s\S]*)$/i.exec(page.source);
      const rest = end?.[1]?.replace(/<!--[\s\S]*?-->/g, '').trim();
      return rest ? failed(say`After </html> there are ${rest.length} characters.`) : passed();
    },
    examples: {
      passed: ['', { source: `${sample.pageOf('x')}<!-- made by hand -->` }],
      failed: { source: `${sample.pageOf('x')}<p>y</p>` },
    },
  }),
  check('doc-cut-off', 'serious', 'Page ends inside a tag', {
    help: html('parsing.html#parse-error-eof-in-tag'),
    fix: 'Check why the response was cut off.',
    requirements: null,
    run: ({ page, gathered }) => {
      if (gathered.page.notes.includes('truncated-encoding'))
        return failed('The response ended before it was complete.');
      return page.parseErrors.items.some(({ code }) => code === 'eof-in-tag')
        ? failed('The source ends inside a tag.')
        : passed();
    },
    examples: {
      passed: '',
      failed: [{ source: '<!doctype html><title>x</title><p class="a' }, { notes: ['truncated-encoding'] }],
    },
  }),
  check('doc-depth', 'minor', 'DOM is very deep or large', {
    help: chrome('performance/insights/dom-size'),
    fix: 'Reduce nesting and the number of elements: both slow down style and layout.',
    requirements: null,
    run: ({ page }) => {
      const { maxDepth, elements, cut } = page;
      if (cut) return failed(say`The parser stopped because ${cut}; the rest was not read.`);
      if (maxDepth <= 60 && elements.length <= 1400) return passed();
      return failed(say`The page has ${elements.length} elements, nested up to ${maxDepth} deep.`);
    },
    examples: { passed: '', failed: '<div>'.repeat(80) },
  }),
];
