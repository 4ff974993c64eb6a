import { computed, signal } from '@preact/signals';
import { announce } from './announce.ts';
import { nextStep } from './steps.ts';
import { readStored, writeStored } from './stored.ts';

/** The colours at hand, which every view opens with. */
export interface WorkingSet {
  readonly name: string;
  /** As CSS writes them: hex, or another notation if the colour is outside sRGB. */
  readonly colors: readonly string[];
  /** Place of the colour that views of one colour work on. */
  readonly current: number;
}

export const EMPTY: WorkingSet = { name: 'Untitled', colors: [], current: 0 };
/** As many as one call takes, and an entry of the library. */
export const MOST_COLORS = 64;
const LONGEST_NAME = 60;
const LONGEST_COLOR = 200;
const MOST_STEPS = 200;

const NAME = 'metamer-set';
const local = (): Storage => localStorage;

/** A set as this page, another tab or another version stored it; undefined if it is not one. */
export const parseSet = (text: string | null | undefined): WorkingSet | undefined => {
  try {
    const { name, colors, current } = JSON.parse(text ?? '') as Partial<WorkingSet>;
    if (typeof name !== 'string' || !Array.isArray(colors)) return undefined;
    const read = colors
      .filter((one): one is string => typeof one === 'string' && one !== '' && one.length <= LONGEST_COLOR)
      .slice(0, MOST_COLORS);
    const place = Number.isInteger(current) ? Math.min(Math.max(0, current!), Math.max(0, read.length - 1)) : 0;
    return { name: name.slice(0, LONGEST_NAME) || EMPTY.name, colors: read, current: place };
  } catch {
    return undefined;
  }
};

const same = (a: WorkingSet, b: WorkingSet): boolean =>
  a.name === b.name && a.current === b.current && a.colors.join('\n') === b.colors.join('\n');

const now = signal<WorkingSet>(parseSet(readStored(local, NAME)) ?? EMPTY);
interface Step {
  readonly set: WorkingSet;
  readonly at: number;
}
const past = signal<readonly Step[]>([]);
const future = signal<readonly Step[]>([]);

/** The working set; two tabs show the same one. */
export const workingSet = computed(() => now.value);
export const currentColor = computed((): string | undefined => now.value.colors[now.value.current]);

/** A drag changes the set with every frame: it is written when that pauses, and before the page goes. */
const WRITE_MS = 150;
let writing: ReturnType<typeof setTimeout> | undefined;

/** Whether this browser stores the set: not where its storage is off or full. */
export const isSetKept = signal(true);

const write = (): void => {
  clearTimeout(writing);
  writing = undefined;
  const set = now.peek();
  isSetKept.value = writeStored(local, NAME, same(set, EMPTY) ? undefined : JSON.stringify(set));
};

const store = (set: WorkingSet): void => {
  now.value = set;
  writing ??= setTimeout(write, WRITE_MS);
};

let endEdit = (): void => {};
/** Says how an edit of the view that is shown ends: one that was made a moment before the set changes is an earlier step. */
export const endEditsBy = (end: () => void): void => {
  endEdit();
  endEdit = end;
};

/** Changes the set as a step that can be undone: now, or at the time of a step that belongs to it. */
export const changeSet = (change: Partial<WorkingSet>, at?: number): void => {
  endEdit();
  const before = now.peek();
  const after = parseSet(JSON.stringify({ ...before, ...change })) ?? before;
  if (same(before, after)) return;
  past.value = [...past.peek(), { set: before, at: at ?? nextStep() }].slice(-MOST_STEPS);
  future.value = [];
  store(after);
};

/** Follows what is edited in a view, whose own history has the step. */
export const followEdit = (colors: readonly string[], current: number): void => {
  const after = parseSet(JSON.stringify({ ...now.peek(), colors, current }));
  if (after && !same(after, now.peek())) store(after);
};

export const lastSetStep = computed(() => past.value.at(-1)?.at);
export const nextSetStep = computed(() => future.value[0]?.at);

const step = (from: typeof past, to: typeof past, take: (steps: readonly Step[]) => Step | undefined): void => {
  const one = take(from.peek());
  if (!one) return;
  const back = { set: now.peek(), at: one.at };
  from.value = from.peek().filter((other) => other !== one);
  to.value = to === past ? [...to.peek(), back] : [back, ...to.peek()];
  store(one.set);
};

export const undoSet = (): void => step(past, future, (steps) => steps.at(-1));
export const redoSet = (): void => step(future, past, (steps) => steps[0]);

/** What adding colours did: how many are new in the set, and a sentence where others are not in it for that. */
export interface Added {
  readonly count: number;
  readonly leftOut: string;
}

/** Adds colours that are not in the set yet, and makes the last of them current. A full set gives up its first, and says so. */
export const addColors = (texts: readonly string[]): Added => {
  const { colors } = now.peek();
  const added = texts.filter((text, i) => !colors.includes(text) && texts.indexOf(text) === i);
  const both = [...colors, ...added];
  const all = both.slice(-MOST_COLORS);
  const last = texts.at(-1);
  changeSet({ colors: all, current: last === undefined ? now.peek().current : Math.max(0, all.indexOf(last)) });
  const over = both.length - all.length;
  const first = over === 1 ? 'the first was' : `the first ${over} were`;
  const leftOut = over === 0 ? '' : `A set holds ${MOST_COLORS} colours: ${first} left out.`;
  if (leftOut) announce(leftOut);
  return { count: added.filter((text) => now.peek().colors.includes(text)).length, leftOut };
};

export const removeColor = (place: number): void => {
  const { colors, current } = now.peek();
  changeSet({
    colors: colors.filter((_, i) => i !== place),
    current: place < current ? current - 1 : Math.min(current, Math.max(0, colors.length - 2)),
  });
};

/** Shows what another tab does with the set, and leaves nothing unwritten. */
export const followOtherTabs = (): void => {
  addEventListener('storage', ({ key, newValue }) => {
    if (key !== NAME && key !== null) return;
    now.value = parseSet(newValue) ?? EMPTY;
  });
  addEventListener('pagehide', () => {
    if (writing !== undefined) write();
  });
};
