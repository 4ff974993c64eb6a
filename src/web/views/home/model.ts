import { computed, type Signal, signal } from '@preact/signals';
import { type MeasuredRgb, measuredRatio } from '../../../color/measured.ts';
import { type Rgb, rgb, toHex } from '../../../color/rgb.ts';
import { READING, readColorText } from '../../state/color-text.ts';
import { Inputs } from '../../state/inputs.ts';
import { type Pasted, readPasted } from '../../state/pasted.ts';
import { workingSet } from '../../state/working-set.ts';
import { createRoles } from '../make/roles.ts';

const EXAMPLE = '#0f766e on #ffffff';

export const inputs = new Inputs({ q: { kind: 'text', start: EXAMPLE } });

export const pasted = computed(() => readPasted(inputs.get('q')));

const KEY = /mtm_(?:live|test)_/;
/**
 * Whether there is something in the field that the page can use: a password or an API key that was pasted by mistake is not.
 * Undefined while the reader of colours is on its way.
 */
export const isReadable = computed((): boolean | undefined => {
  const text = inputs.get('q');
  if (KEY.test(text)) return false;
  if (pasted.value !== undefined) return true;
  return readColorText(text).why === READING ? undefined : false;
});

interface Shown {
  readonly text: MeasuredRgb;
  readonly background: MeasuredRgb;
  /** More than one if a palette was typed. */
  readonly colors: readonly Rgb[];
}

const WHITE = rgb('#ffffff');

const shownOf = (one: Pasted | undefined): Shown | undefined => {
  if (one?.kind === 'color') return { text: one.color.color, background: WHITE, colors: [one.color.color] };
  if (one?.kind === 'pair') return { text: one.text.color, background: one.background.color, colors: [one.text.color] };
  if (one?.kind !== 'palette') return undefined;
  const colors = one.colors.map(({ color }) => color);
  return { text: colors[0]!, background: WHITE, colors };
};

let last: Shown | undefined;
let lastLoad = 0;
const lastShown = computed(() => {
  // What was read of an earlier address says nothing of this one.
  if (inputs.loads !== lastLoad) last = undefined;
  lastLoad = inputs.loads;
  last = shownOf(pasted.value) ?? last;
  return last;
});
/** Whether nothing was readable since the address was opened: then there are no answers. */
export const isNeverRead = computed(() => lastShown.value === undefined);

const START: Shown = { text: rgb('#0f766e'), background: WHITE, colors: [rgb('#0f766e')] };
/** What the answers are of: the last text that could be read. Where nothing was, they keep their place unseen. */
export const subject = computed(() => lastShown.value ?? START);
/** Whether the results belong to an earlier content of the field. */
export const isStale = computed(() => shownOf(pasted.value) === undefined && pasted.value?.kind !== 'address');

export const hexes = computed(() => ({ fg: toHex(subject.value.text), bg: toHex(subject.value.background) }));
export const ratio = computed(() => measuredRatio(subject.value.text, subject.value.background));

/** The least ratio that the pair does not reach; undefined if it reaches all. */
export const failing = computed(() => [3, 4.5, 7].find((needs) => ratio.value < needs));

const MOST_IN_STRIP = 8;
/** Until there is a set: colours that accompany a brand on a page. */
const COMPANIONS = ['#7298bc', '#f0b429', '#c2410c', '#1f2937'].map(rgb);

/** What is seen with colour blindness: a palette that was typed, else the working set, else the colour beside an example. */
export const seenColors = computed((): readonly Rgb[] => {
  const { text, colors } = subject.value;
  if (colors.length > 1) return colors.slice(0, MOST_IN_STRIP);
  const others = workingSet.value.colors.flatMap((one) => readColorText(one).color ?? []);
  const beside = (others.length > 1 ? others : COMPANIONS).filter((one) => toHex(one) !== toHex(text));
  return [text, ...beside].slice(0, MOST_IN_STRIP);
});

/** Roles of an interface in the colour. */
export const made = createRoles(() => subject.value.text);

export const language: Signal<string> = signal('curl');
