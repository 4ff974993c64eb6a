import { axe } from '../../../model/links.ts';
import { cannotTell } from '../../../model/verdict.ts';
import { childElements, type Element, isText, type Node, parentOf } from '../../../page/tree/node.ts';
import { perPage } from '../../../page/tree/page.ts';
import { a11y } from './check.ts';

/** Paragraphs whose whole text is in one b or strong. */
const boldParagraphs = perPage((page): ReadonlySet<Element> => {
  const holding = new Set(page.$(page.byTag('b', 'strong')).filter('p > *').get().map(parentOf) as Element[]);
  const isLoose = (child: Node) => isText(child) && child.data.trim() !== '';
  return new Set([...holding].filter((p) => childElements(p).length === 1 && !p.children.some(isLoose)));
});

const nextElement = (element: Element): Element | null => {
  for (let next = element.next; next; next = next.next) if ('attribs' in next) return next as Element;
  return null;
};

export const a11yPAsHeading = a11y('a11y-p-as-heading', 'minor', 'Paragraph looks like a heading', {
  help: axe('p-as-heading'),
  fix: 'Use h2 to h6 for headings.',
  requirements: { criteria: [{ sc: '1.3.1', when: 'review' }], techniques: ['H42', 'G115'], failures: ['F2'] },
  elements: (view) => view.page.byTag('p').filter((p) => view.rendering.exposed(p) && p.children.length > 0),
  test: (p, view) => {
    const bold = boldParagraphs(view.page);
    if (!bold.has(p)) return null;
    const text = view.page.text(p).trim();
    const next = nextElement(p);
    if (!text || text.length > 80 || /[.:;,]$/.test(text) || next?.name !== 'p' || bold.has(next)) return null;
    return cannotTell(
      'A short paragraph in bold stands before another; whether it is a heading is for people to judge.',
    );
  },
  none: 'There are no paragraphs.',
  message: (n, of) => `${n} of ${of} paragraphs look like headings.`,
  examples: {
    passed: ['<h2>Bowls</h2><p>Text.</p>', '<p><b>Note:</b> text</p><p>Text.</p>'],
    undecided: '<p><b>Our bowls</b></p><p>Text.</p>',
    notApplicable: '<h2>x</h2>',
  },
});
