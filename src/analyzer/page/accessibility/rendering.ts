import { type Declaration, styleOf } from '../css/declarations.ts';
import type { LinkedSheet, LinkedStyles } from '../css/linked.ts';
import { compareRanks, type Offer, styleRulesOf } from '../css/style-rules.ts';
import { attr, childElements, type Element, firstChild, hasAttr, parentOf, tokens } from '../tree/node.ts';
import type { Page } from '../tree/page.ts';

/** What style attributes, `style` elements and the linked style sheets that were read show of how an element is painted. */
export interface Rendering {
  /** No box at all: the element or one it lies in has `display: none`, or its contents are skipped. */
  gone(element: Element): boolean;
  /** Painted: not gone, and not `visibility: hidden`. */
  visible(element: Element): boolean;
  /** A style keeps its contents from being rendered: `content-visibility: hidden`. */
  skipsContents(element: Element): boolean;
  /** Offered to assistive technology: visible and not below `aria-hidden` or `inert`. */
  exposed(element: Element): boolean;
  /** Marked as `inert`, or in what is. */
  inert(element: Element): boolean;
  /** Painted within reach: not cut away, and not moved off the page by a position far outside of it. */
  onScreen(element: Element): boolean;
  /** The value that wins for one element among style attribute and `style` rules; null if neither has it. */
  declared(element: Element, property: string): string | null;
  /** Why source cannot tell whether an element is shown; null if it can. */
  doubt(element: Element): string | null;
  /** True where there is such an element. */
  readonly doubtful: boolean;
  /** True if a linked style sheet that was not read may say otherwise. */
  readonly external: boolean;
  /** Whether a linked style sheet hides the element, or one around it, on some screens or under another condition. */
  hiddenSometimes(element: Element): boolean;
}

const UNRENDERED = new Set(
  'head script style template noscript title meta link base datalist param source track rp noembed noframes'.split(' '),
);

const HIDING = new Set(['display', 'visibility', 'content-visibility']);

/** Properties besides those that some check asks for. */
const READ = new Set(
  (
    'position top left right bottom opacity text-indent clip clip-path width height overflow overflow-x overflow-y font-size font-family ' +
    'letter-spacing ' +
    'word-spacing line-height white-space'
  ).split(' '),
);

const DOUBT = 'A style rule that the page source cannot decide may show or hide the element.';

/** The offers that could win: the strongest sure one, unsure ones above it, and those of linked sheets on some screens. */
interface Outcome {
  readonly value: string | null;
  readonly others: readonly string[];
  readonly sometimes: readonly string[];
}

const NO_VALUES: readonly string[] = [];
const NONE: Outcome = { value: null, others: NO_VALUES, sometimes: NO_VALUES };

const outcome = (offers: readonly Offer[] | undefined): Outcome => {
  if (!offers) return NONE;
  let best: Offer | undefined;
  let doubtful = false;
  for (const offer of offers) {
    doubtful ||= !offer.sure;
    if (offer.sure && (!best || compareRanks(offer.rank, best.rank) >= 0)) best = offer;
  }
  const value = best?.value ?? null;
  if (!doubtful) return { value, others: NO_VALUES, sometimes: NO_VALUES };
  const others = offers.filter((offer) => !offer.sure && (!best || compareRanks(offer.rank, best.rank) > 0));
  return {
    value,
    others: others.filter(({ linked }) => !linked).map((offer) => offer.value),
    sometimes: others.filter(({ linked }) => linked).map((offer) => offer.value),
  };
};

const NOTHING_LINKED: LinkedStyles = { sheets: [], complete: false };

export const renderingOf = (page: Page, styles: LinkedStyles = NOTHING_LINKED): Rendering => {
  const hiding = cascadeOf(page, HIDING, styles.sheets);
  const count = page.elements.length;
  const gone = new Uint8Array(count);
  const unseen = new Uint8Array(count);
  const silent = new Uint8Array(count);
  const skipped = new Uint8Array(count);
  const doubts = new Uint8Array(count);
  const sometimes = new Uint8Array(count);
  const own = hiddenByHtml(page);
  for (const element of page.byAttribute('aria-hidden'))
    if (attr(element, 'aria-hidden') === 'true') silent[element.index] = 1;
  const inert = new Uint8Array(count);
  for (const element of page.byAttribute('inert')) inert[element.index] = silent[element.index] = 1;
  for (const element of page.byAttribute('hidden')) if (closed(element)) skipped[element.index] = 1;
  let doubtful = false;
  for (const element of page.elements) {
    const i = element.index;
    const p = parentOf(element)?.index ?? -1;
    if (p >= 0) {
      if (gone[p] || skipped[p]) {
        gone[i] = 1;
        skipped[i] = 0;
        doubts[i] = doubts[p]!;
        continue;
      }
      if (silent[p]) silent[i] = 1;
      if (inert[p]) inert[i] = 1;
      sometimes[i] = sometimes[p]!;
    }
    const styles = hiding(element);
    if (styles.size === 0) {
      gone[i] = Number(own[i] !== 0);
      if (p >= 0) {
        unseen[i] = unseen[p]!;
        doubts[i] = doubts[p]!;
      }
      continue;
    }
    const display = outcome(styles.get('display'));
    const visibility = outcome(styles.get('visibility'));
    const contents = outcome(styles.get('content-visibility'));
    gone[i] = Number(displayNone(own[i]!, display.value));
    unseen[i] = hidesIt(visibility.value) ?? (p >= 0 ? unseen[p]! : 0);
    if (hidesContents(element, display.value, contents.value)) skipped[i] = 1;
    // What a linked sheet shows on some screens is there to be judged; what it hides on some is so on the others.
    if (display.sometimes.some((value) => displayNone(own[i]!, value))) sometimes[i] = 1;
    if (visibility.sometimes.some((value) => hidesIt(value) === 1)) sometimes[i] = 1;
    if (contents.sometimes.some((value) => /^hidden$/i.test(value))) sometimes[i] = 1;
    if (gone[i] && display.sometimes.some((value) => !displayNone(own[i]!, value))) gone[i] = 0;
    if (unseen[i] && visibility.sometimes.some((value) => hidesIt(value) === 0)) unseen[i] = 0;
    const torn =
      display.others.some((value) => unknown(value) || Number(displayNone(own[i]!, value)) !== gone[i]) ||
      visibility.others.some((value) => unknown(value) || (hidesIt(value) ?? unseen[i]) !== unseen[i]) ||
      contents.others.some((value) => /^hidden$/i.test(value) !== Boolean(skipped[i])) ||
      unknown(display.value) ||
      unknown(visibility.value);
    doubts[i] = (p >= 0 && doubts[p]) || torn ? 1 : 0;
    doubtful ||= torn;
  }
  let others: ReturnType<typeof cascadeOf> | undefined;
  const declared = (element: Element, property: string): string | null => {
    others ??= cascadeOf(page, READ, styles.sheets);
    return outcome((HIDING.has(property) ? hiding : others)(element).get(property)).value;
  };
  /** 1 for what is moved off the page or cut away, itself or with an ancestor; 2 for what is not; 0 for unknown. */
  const reach = new Uint8Array(count);
  const clips = new Uint8Array(count);
  const within = (element: Element): boolean => {
    const path: Element[] = [];
    let up: Element | null = element;
    while (up && reach[up.index] === 0) {
      path.push(up);
      up = parentOf(up);
    }
    for (const one of path.reverse()) {
      const parent = parentOf(one);
      const p = parent?.index ?? -1;
      clips[one.index] = p >= 0 && (clips[p] || /hidden|clip/i.test(declared(parent!, 'overflow') ?? '')) ? 1 : 0;
      const out =
        (p >= 0 && reach[p] === 1) || farAway(one, declared, clips[one.index] === 1) || cutAway(one, declared);
      reach[one.index] = out ? 1 : 2;
    }
    return reach[element.index] === 2;
  };
  return {
    gone: ({ index }) => gone[index] === 1,
    visible: ({ index }) => !gone[index] && !unseen[index],
    exposed: ({ index }) => !gone[index] && !unseen[index] && !silent[index],
    inert: ({ index }) => inert[index] === 1,
    onScreen: (element) => !gone[element.index] && !unseen[element.index] && within(element),
    declared,
    doubt: ({ index }) => (doubts[index] ? DOUBT : null),
    doubtful,
    external: !styles.complete && page.byTag('link').some((link) => tokens(link, 'rel').includes('stylesheet')),
    hiddenSometimes: ({ index }) => sometimes[index] === 1,
    skipsContents: (element) => skipped[element.index] === 1 && !closed(element),
  };
};

/** Offers of style rules, and after them those of a style attribute. */
const withOwn = (
  offers: ReadonlyMap<string, readonly Offer[]>,
  own: readonly Declaration[],
): ReadonlyMap<string, readonly Offer[]> => {
  const lists = new Map<string, Offer[]>();
  for (const [order, { property, value, important }] of own.entries()) {
    const list = lists.get(property) ?? [...(offers.get(property) ?? [])];
    list.push({ value, sure: true, linked: false, rank: [Number(important), 1, 0, 0, order] });
    lists.set(property, list);
  }
  return new Map<string, readonly Offer[]>([...offers, ...lists]);
};

/** Offers of the style rules and of the style attribute, worked out once for each element. */
const cascadeOf = (page: Page, properties: ReadonlySet<string>, linked: readonly LinkedSheet[]) => {
  const rules = styleRulesOf(page, properties, linked);
  const known: ReadonlyMap<string, readonly Offer[]>[] = [];
  return (element: Element): ReadonlyMap<string, readonly Offer[]> => {
    const before = known[element.index];
    if (before) return before;
    const offers = rules.offers(element);
    const declared = styleOf(page, element);
    const own = declared.length > 0 ? declared.filter(({ property }) => properties.has(property)) : declared;
    const all = own.length > 0 ? withOwn(offers, own) : offers;
    if (element.index >= 0) known[element.index] = all;
    return all;
  };
};

/** Elements whose boxes are inline unless a style says otherwise. */
const INLINE = new Set(
  'a abbr acronym b bdi bdo big br cite code data del dfn em font i ins kbd label map mark nobr output q ruby s samp small span strike strong sub sup time tt u var wbr'.split(
    ' ',
  ),
);

/** `content-visibility: hidden`, which has no effect on inline boxes (CSS Containment 2). */
const hidesContents = (element: Element, display: string | null, contents: string | null): boolean => {
  if (contents === null || !/^hidden$/i.test(contents)) return false;
  return display === null ? !INLINE.has(element.name) : !/^(inline|contents|initial|unset)$/i.test(display);
};

const unknown = (value: string | null): boolean => value !== null && /\bvar\(|\benv\(|\battr\(/i.test(value);

/** 1 and 0 for hidden and shown; null for what leaves it to the parent. */
const hidesIt = (value: string | null): 0 | 1 | null => {
  if (value === null || /^(inherit|unset|revert|revert-layer)$/i.test(value)) return null;
  return /^(hidden|collapse)$/i.test(value) ? 1 : 0;
};

/** What the style sheet of browsers does not display: nothing, or nothing whatever a page's own style says. */
const SHOWN = 0;
const HIDDEN = 1;
const NEVER = 2;

const displayNone = (html: number, display: string | null): boolean => {
  const own = display !== null && !/^(revert|revert-layer)$/i.test(display);
  return own && html !== NEVER ? display.toLowerCase() === 'none' : html !== SHOWN;
};

/** How HTML itself hides the elements of a page, by index. */
const hiddenByHtml = (page: Page): Uint8Array => {
  const by = new Uint8Array(page.elements.length);
  const mark = (elements: readonly Element[], how: number, test: (element: Element) => boolean = () => true): void => {
    for (const element of elements) if (element.namespace === 'html' && test(element)) by[element.index] = how;
  };
  mark(page.byAttribute('hidden'), HIDDEN, (element) => !closed(element));
  mark(page.byAttribute('popover'), HIDDEN, (element) => attr(element, 'popover') !== 'false');
  mark(page.byTag('input'), HIDDEN, (input) => attr(input, 'type')?.toLowerCase() === 'hidden');
  mark(page.byTag('dialog'), HIDDEN, (dialog) => !hasAttr(dialog, 'open'));
  mark(page.byTag('audio'), HIDDEN, (audio) => !hasAttr(audio, 'controls'));
  mark(page.byTag(...UNRENDERED), NEVER);
  // Boxes that no style gives back: what browsers show in place of the element's contents.
  for (const parent of page.byTag('video', 'audio')) mark(childElements(parent), NEVER);
  for (const details of page.byTag('details'))
    if (!hasAttr(details, 'open'))
      mark(childElements(details), NEVER, (child) => child !== firstChild(details, 'summary'));
  return by;
};

const closed = (element: Element): boolean => attr(element, 'hidden')?.toLowerCase() === 'until-found';

type Declared = (element: Element, property: string) => string | null;

const isPositioned = (element: Element, declared: Declared): boolean =>
  /^(absolute|fixed)$/i.test(declared(element, 'position') ?? '');

/** Offsets of this many units or more move an element out of sight. */
const FAR = 999;

/**
 * Positioned where no scrolling leads: far to the left or above. What lies far to the right or below can be scrolled to,
 * unless it is fixed or a container cuts it off.
 */
const farAway = (element: Element, declared: Declared, clipped: boolean): boolean => {
  const indent = Number.parseFloat(declared(element, 'text-indent') ?? '0');
  if (indent <= -FAR) return true;
  if (!isPositioned(element, declared)) return false;
  const offset = (side: string) => Number.parseFloat(declared(element, side) ?? '0');
  if (offset('left') <= -FAR || offset('top') <= -FAR || offset('right') >= FAR || offset('bottom') >= FAR) return true;
  const beyond = offset('left') >= FAR || offset('top') >= FAR || offset('right') <= -FAR || offset('bottom') <= -FAR;
  if (!beyond) return false;
  return clipped || /^fixed$/i.test(declared(element, 'position')!);
};

/** The idioms that leave a pixel or nothing to see, for assistive technology alone. */
const cutAway = (element: Element, declared: Declared): boolean => {
  if (/^0(\.0+)?%?$/.test(declared(element, 'opacity') ?? '')) return true;
  const clipPath = declared(element, 'clip-path') ?? '';
  if (/^inset\(\s*(50|100)%\s*\)$/i.test(clipPath) || /^circle\(\s*0/i.test(clipPath)) return true;
  const [, edges] = /^rect\(([^)]*)\)$/i.exec(declared(element, 'clip') ?? '') ?? [];
  const nothing = edges?.split(/[\s,]+/).every((edge) => /^[01](px)?$/i.test(edge));
  if (nothing && isPositioned(element, declared)) return true;
  const tiny = (property: string) => {
    const value = declared(element, property);
    return value !== null && /^[01](px)?$/i.test(value);
  };
  return tiny('width') && tiny('height') && /hidden|clip/i.test(declared(element, 'overflow') ?? '');
};
