import { childElements, type Element, isText } from '../../reading/page/node.ts';
import { axe } from '../links.ts';
import { unsure } from '../verdict.ts';
import { a11y } from './view.ts';

/** All of its text is in one b or strong. */
const isBold = (p: Element): boolean => {
  const children = childElements(p);
  const loose = p.children.some((child) => isText(child) && child.data.trim());
  return !loose && children.length === 1 && /^(b|strong)$/.test(children[0]!.name);
};

const nextElement = (element: Element): Element | null => {
  for (let next = element.next; next; next = next.next) if ('attribs' in next) return next as Element;
  return null;
};

export const a11yPAsHeading = a11y('a11y-p-as-heading', 'minor', 'Paragraph looks like a heading', {
  help: axe('p-as-heading'),
  fix: 'Use h2 to h6 for headings.',
  elements: (view) => view.page.byTag('p').filter((p) => view.rendering.exposed(p) && p.children.length > 0),
  test: (p, view) => {
    if (!isBold(p)) return null;
    const text = view.page.text(p).trim();
    const next = nextElement(p);
    if (!text || text.length > 80 || /[.:;,]$/.test(text) || next?.name !== 'p' || isBold(next)) return null;
    return unsure('A short paragraph in bold stands before another; whether it is a heading is for people to judge.');
  },
  none: 'There are no paragraphs.',
  message: (n, of) => `${n} of ${of} paragraphs look like headings.`,
  examples: {
    passed: ['<h2>Bowls</h2><p>Text.</p>', '<p><b>Note:</b> text</p><p>Text.</p>'],
    undecided: '<p><b>Our bowls</b></p><p>Text.</p>',
    notApplicable: '<h2>x</h2>',
  },
});
