import { act, axe } from '../../../model/links.ts';
import { BEST_PRACTICE } from '../../../model/requirements.ts';
import * as sample from '../../../model/samples.ts';
import { failed, faultOf, notApplicable, passed } from '../../../model/verdict.ts';
import { attr, type Element } from '../../../page/tree/node.ts';
import { ownText } from '../../../page/tree/parse.ts';
import { a11y } from './check.ts';
import { decoded, refreshVerdict, scaleLimit, viewportMetas, zoomFault } from './document.ts';

/** Times that readers with low vision enlarge a page. */
const ENOUGH = 5;

/** Longer delays are outside of WCAG 2.2.1. */
const TWENTY_HOURS = 72_000;

/** True for a link to an id of the page, other than one back to its top. */
const leadsToFragment = (a: Element): boolean => {
  const href = attr(a, 'href') ?? '';
  return /^#[^!/]/.test(href) && href.toLowerCase() !== '#top';
};

export const PAGE_SETTINGS_CHECKS = [
  a11y('a11y-document-title', 'serious', 'Page has no title', {
    help: act('2779a5'),
    fix: 'Add a title element that describes the page.',
    requirements: {
      criteria: [{ sc: '2.4.2', when: 'fails' }],
      techniques: ['G88', 'H25'],
      failures: ['F25'],
      act: ['2779a5'],
    },
    run: ({ page }) => {
      const [first] = page.byTag('title');
      if (!first) return failed('The page has no title element.');
      return ownText(first).trim() ? passed() : failed('The title element is empty.', [page.item(first)]);
    },
    examples: {
      passed: '',
      failed: [
        sample.whole('<html lang="en"><body>x'),
        sample.whole('<html lang="en"><title> </title><body>x'),
        sample.whole('<html lang="en"><body><svg><title>Bowl</title></svg>'),
      ],
    },
  }),
  a11y('a11y-meta-viewport', 'critical', 'Zooming is disabled', {
    help: act('b4f0c3'),
    fix: 'Remove user-scalable=no and maximum-scale from the viewport meta element.',
    requirements: {
      criteria: [
        { sc: '1.4.4', when: 'fails' },
        { sc: '1.4.10', when: 'may' },
      ],
      techniques: ['G142'],
      act: ['b4f0c3'],
    },
    elements: (view) =>
      viewportMetas(view).filter((meta) => /user-scalable|maximum-scale/i.test(attr(meta, 'content')!)),
    test: (meta) => zoomFault(attr(meta, 'content')!),
    none: 'No viewport meta element limits scaling.',
    message: () => 'The viewport meta element prevents zooming to 200%.',
    examples: {
      passed: [
        { head: '<meta name="viewport" content="width=device-width, maximum-scale=5">' },
        { head: '<meta name="viewport" content="maximum-scale=-1">' },
        { head: '<meta name="viewport" content="user-scalable=yes">' },
      ],
      failed: [
        { head: '<meta name="viewport" content="user-scalable=no">' },
        { head: '<meta name="Viewport" content="width=device-width; maximum-scale=1.5">' },
        { head: '<meta name="viewport" content="user-scalable=0">' },
        { head: '<meta name="viewport" content="maximum-scale=yes">' },
      ],
      notApplicable: ['', { head: '<meta name="viewport" content="width=device-width">' }],
    },
  }),
  a11y('a11y-meta-viewport-large', 'minor', 'Zooming is limited', {
    help: axe('meta-viewport-large'),
    fix: 'Leave maximum-scale out of the viewport meta element, or let it be 5 or more.',
    requirements: { criteria: [] },
    elements: (view) => viewportMetas(view).filter((meta) => zoomFault(attr(meta, 'content')!) === null),
    test: (meta) => {
      const limit = scaleLimit(attr(meta, 'content')!);
      return limit !== null && limit < ENOUGH ? `maximum-scale=${limit}` : null;
    },
    none: 'No viewport meta element lets the page be zoomed.',
    message: () => 'The viewport meta element ends zooming below 500%.',
    examples: {
      passed: [
        { head: '<meta name="viewport" content="width=device-width">' },
        { head: '<meta name="viewport" content="maximum-scale=5">' },
      ],
      failed: [
        { head: '<meta name="viewport" content="width=device-width, maximum-scale=3">' },
        { head: '<meta name="viewport" content="maximum-scale=2">' },
      ],
      notApplicable: ['', { head: '<meta name="viewport" content="user-scalable=no">' }],
    },
  }),
  a11y('a11y-meta-refresh', 'critical', 'Page refreshes itself after a delay', {
    help: act('bc659a'),
    fix: 'Remove the refresh, or redirect at once on the server.',
    requirements: {
      criteria: [
        { sc: '2.2.1', when: 'fails' },
        { sc: '2.2.4', when: 'fails' },
        { sc: '3.2.5', when: 'fails' },
      ],
      techniques: ['G110', 'H76'],
      failures: ['F40', 'F41'],
      act: ['bc659a'],
    },
    run: (view) => refreshVerdict(view, (seconds) => seconds === 0 || seconds > TWENTY_HOURS),
    examples: {
      passed: [
        { head: '<meta http-equiv="refresh" content="0; url=/new">' },
        { head: '<meta http-equiv="refresh" content="72001">' },
      ],
      failed: [
        { head: '<meta http-equiv="refresh" content="30">' },
        { head: '<meta http-equiv="Refresh" content="5;/new">' },
      ],
      notApplicable: [
        '',
        { head: '<meta http-equiv="refresh" content="soon">' },
        { head: '<meta http-equiv="refresh" content="-5">' },
        { head: '<meta http-equiv="refresh">' },
      ],
    },
  }),
  a11y('a11y-meta-refresh-strict', 'minor', 'Page refreshes itself after any delay', {
    help: act('bisz58'),
    fix: 'Remove the refresh, or redirect at once on the server.',
    requirements: {
      criteria: [
        { sc: '2.2.4', when: 'fails' },
        { sc: '3.2.5', when: 'fails' },
      ],
      techniques: ['G110', 'H76'],
      failures: ['F41'],
      act: ['bisz58'],
    },
    run: (view) => refreshVerdict(view, (seconds) => seconds === 0),
    examples: {
      passed: { head: '<meta http-equiv="refresh" content="0">' },
      failed: { head: '<meta http-equiv="refresh" content="72001">' },
      notApplicable: '',
    },
  }),
  a11y('a11y-bypass', 'serious', 'No way to skip repeated content', {
    help: act('cf77f2'),
    fix: 'Mark the main content with main, start it with a heading, or add a skip link.',
    requirements: {
      criteria: [{ sc: '2.4.1', when: 'may' }],
      techniques: ['G1', 'G123', 'G124', 'H69', 'ARIA11', 'SCR28'],
      act: ['cf77f2'],
    },
    run: (view) => {
      const { page } = view;
      if (!page.byTag('nav', 'a', 'header').length)
        return notApplicable('The page has no links or navigation to skip.');
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
  }),
  a11y('a11y-skip-link-target', 'moderate', 'Skip link has no target', {
    help: axe('skip-link'),
    fix: 'Add the id to the target of the link.',
    requirements: {
      criteria: [{ sc: '2.4.1', when: 'may' }],
      techniques: ['G1', 'G124'],
      note: '2.4.1 may fail if it is the only way past the blocks.',
    },
    elements: ({ page }) => page.byTag('a').slice(0, 3).filter(leadsToFragment),
    test: (a, view) => {
      const { page } = view;
      const target = decoded(attr(a, 'href')!.slice(1));
      if (page.byId(target) || page.byTag('a').some((other) => attr(other, 'name') === target)) return null;
      // There are other ways past the blocks.
      return view.withRole('main', 'heading').length ? faultOf(target, BEST_PRACTICE) : target;
    },
    none: 'The page does not start with a link to a fragment of itself.',
    message: () => 'A link at the top of the page points to a missing id.',
    examples: {
      passed: [
        '<a href="#c">Skip</a><div id="c"></div>',
        '<a href="#gr%C3%BCn">Skip</a><div id="grün"></div>',
        '<a href="#c">Skip</a><a name="c"></a>',
      ],
      failed: '<a href="#c">Skip</a>',
      notApplicable: ['<p>x</p>', '<a href="#top">Up</a>'],
    },
  }),
  a11y('a11y-obsolete-motion', 'serious', 'Text blinks or scrolls automatically', {
    help: axe('marquee'),
    fix: 'Remove the blink or marquee element.',
    requirements: {
      criteria: [{ sc: '2.2.2', when: 'may' }],
      techniques: ['G4', 'G11', 'G186'],
      failures: ['F16', 'F112'],
      act: ['efbfc7'],
    },
    elements: (view) => view.page.byTag('blink', 'marquee').filter((element) => view.rendering.visible(element)),
    test: () => '',
    none: 'There is no blink or marquee element.',
    message: (n) => `${n} elements blink or scroll automatically.`,
    examples: { failed: '<marquee>News</marquee>', notApplicable: '<p>News</p>' },
  }),
];
