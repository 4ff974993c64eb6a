import type { Element } from '../../page/node.ts';
import { attr, hasAttr } from '../../page/node.ts';
import { checksOf } from '../check.ts';
import { chrome, html, lighthouse } from '../links.ts';
import type { StageInput } from '../types.ts';
import { failed, judge, notApplicable, passed } from '../verdict.ts';

/** A check of the document itself; they count for no category. */
const check = checksOf<StageInput>(null);

const doctype = check(
  {
    id: 'doc-doctype',
    severity: 'moderate',
    title: 'Doctype is missing or triggers quirks mode',
    help: lighthouse('best-practices/doctype'),
    fix: 'Start the page with <!doctype html>.',
  },
  ({ page }) => {
    if (!page.doctype) return failed('The page has no doctype, so browsers use quirks mode.');
    const { mode } = page.document;
    return mode === 'no-quirks' ? passed() : failed(`The doctype puts browsers into ${mode} mode.`);
  },
);

/** Bytes in which a browser looks for a charset before it starts to parse. */
const PRESCAN = 1024;

const charset = check(
  {
    id: 'doc-charset',
    severity: 'serious',
    title: 'Encoding is not declared, or too late',
    help: lighthouse('best-practices/charset'),
    fix: 'Send charset=utf-8 in Content-Type, or put <meta charset="utf-8"> first in the head.',
  },
  ({ decoded }) => {
    if (decoded.charsetSource === 'default')
      return failed(`Nothing declares the encoding; ${decoded.charset} was assumed.`);
    if (decoded.charsetSource === 'late-meta')
      return failed(`The encoding is declared after the first ${PRESCAN} bytes.`);
    return passed();
  },
);

const broken = check(
  {
    id: 'doc-decoding',
    severity: 'moderate',
    title: 'Text contains encoding errors',
    help: html('parsing.html#the-input-byte-stream'),
    fix: 'Declare the actual encoding of the page.',
  },
  ({ decoded }) =>
    decoded.replacements
      ? failed(`${decoded.replacements} byte sequences are not ${decoded.charset} and are shown as �.`)
      : passed(),
);

const utf8 = check(
  {
    id: 'doc-utf8',
    severity: 'info',
    title: 'Page is not in UTF-8',
    help: html('semantics.html#charset'),
    fix: 'Save and declare the page as UTF-8.',
  },
  ({ decoded }) => (decoded.charset === 'utf-8' ? passed() : failed(`The page is in ${decoded.charset}.`)),
);

const errors = check(
  {
    id: 'doc-parse-errors',
    severity: 'minor',
    title: 'Markup has errors',
    help: html('parsing.html#parse-errors'),
    fix: 'Fix the errors; other parsers may interpret them differently.',
  },
  ({ page }) => {
    const { count, items } = page.parseErrors;
    if (!count) return passed();
    const named = items
      .slice(0, 20)
      .map(({ code, line, column }) => ({ selector: '', line, column, snippet: '', value: code }));
    return { outcome: 'failed', message: `The parser found ${count} errors.`, items: named, total: count };
  },
);

const twice = check(
  {
    id: 'doc-duplicate-attribute',
    severity: 'moderate',
    title: 'Duplicate attribute',
    help: html('parsing.html#parse-error-duplicate-attribute'),
    fix: 'Remove the duplicate: browsers use the first one.',
  },
  ({ page }) => {
    const found = page.parseErrors.items.filter(({ code }) => code === 'duplicate-attribute');
    if (!found.length) return passed();
    return failed(
      `${found.length} attributes are duplicated.`,
      found.map(({ line, column, code }) => ({ selector: '', line, column, snippet: '', value: code })),
    );
  },
);

const OBSOLETE = new Set(
  'acronym applet basefont bgsound big blink center dir font frame frameset isindex keygen listing marquee menuitem multicol nextid nobr noembed noframes param plaintext rb rtc spacer strike tt xmp'.split(
    ' ',
  ),
);

const obsolete = check(
  {
    id: 'doc-obsolete-element',
    severity: 'minor',
    title: 'Obsolete elements are used',
    help: html('obsolete.html#non-conforming-features'),
    fix: 'Use style sheets and current elements instead.',
  },
  ({ page }) => {
    const found = page.elements.filter(({ tag, namespace }) => namespace === 'html' && OBSOLETE.has(tag));
    return found.length
      ? judge(page, found, ({ tag }) => tag, { none: '', message: (n) => `${n} elements are obsolete.` })
      : passed();
  },
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
    NAMES.filter(([name, on]) => hasAttr(element, name) && on.test(element.tag))
      .map(([name]) => name)
      .join(', ') || null
  );
};

const obsoleteAttribute = check(
  {
    id: 'doc-obsolete-attribute',
    severity: 'minor',
    title: 'Obsolete attributes are used',
    help: html('obsolete.html#non-conforming-features'),
    fix: 'Use style sheets instead.',
  },
  ({ page }) => {
    const found = page.byAttribute(...OBSOLETE_NAMES).filter(obsoleteOf);
    return found.length
      ? judge(page, found, obsoleteOf, { none: '', message: (n) => `${n} elements have obsolete attributes.` })
      : passed();
  },
);

const misplaced = check(
  {
    id: 'doc-content-outside',
    severity: 'minor',
    title: 'Content outside head and body',
    help: html('parsing.html#parsing-main-afterbody'),
    fix: 'Put everything into head or body, and end the file after </html>.',
  },
  ({ page }) => {
    const end = /<\/html\s*>([\s\S]*)$/i.exec(page.source);
    const rest = end?.[1]?.replace(/<!--[\s\S]*?-->/g, '').trim();
    return rest ? failed(`After </html> there are ${rest.length} characters.`) : passed();
  },
);

const cut = check(
  {
    id: 'doc-cut-off',
    severity: 'serious',
    title: 'Page ends inside a tag',
    help: html('parsing.html#parse-error-eof-in-tag'),
    fix: 'Check why the response was cut off.',
  },
  ({ page, gathered }) => {
    if (gathered.page.notes.includes('truncated-encoding')) return failed('The response ended before it was complete.');
    return page.parseErrors.items.some(({ code }) => code === 'eof-in-tag')
      ? failed('The source ends inside a tag.')
      : passed();
  },
);

const deep = check(
  {
    id: 'doc-depth',
    severity: 'minor',
    title: 'DOM is very deep or large',
    help: chrome('performance/insights/dom-size'),
    fix: 'Reduce nesting and the number of elements: both slow down style and layout.',
  },
  ({ page }) => {
    const { maxDepth, elements } = page;
    if (maxDepth <= 60 && elements.length <= 5000) return passed();
    return failed(`The page has ${elements.length} elements, nested up to ${maxDepth} deep.`);
  },
);

const targets = check(
  {
    id: 'doc-fragment-target',
    severity: 'minor',
    title: 'Fragment link has no target',
    help: html('browsing-the-web.html#scroll-to-fragid'),
    fix: 'Add the id to the target of the link.',
  },
  ({ page }) => {
    const names = new Set(
      page
        .byTag('a')
        .map((a) => attr(a, 'name'))
        .filter((name) => name !== undefined),
    );
    const links = page
      .byTag('a')
      .filter((a) => /^#[^!/]/.test(attr(a, 'href') ?? '') && attr(a, 'href')!.toLowerCase() !== '#top');
    const known = (id: string) => page.ids.has(id) || names.has(id);
    if (!links.length) return notApplicable('No link points to a fragment of the page.');
    return judge(
      page,
      links,
      (a) => {
        const id = attr(a, 'href')!.slice(1);
        let plain = id;
        try {
          plain = decodeURIComponent(id);
        } catch {
          // A lone percent sign: the text is taken as it stands.
        }
        return known(id) || known(plain) ? null : id;
      },
      { none: '', message: (n, of) => `${n} of ${of} fragment links point to a missing id.` },
    );
  },
);

/** Checks of the document itself; they count for no category. */
export const DOCUMENT_CHECKS = [
  doctype,
  charset,
  broken,
  utf8,
  errors,
  twice,
  obsolete,
  obsoleteAttribute,
  misplaced,
  cut,
  deep,
  targets,
];
