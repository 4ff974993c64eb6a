import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { readFragment, writeFragment } from './address.ts';
import { expectColor, readColorText } from './color-text.ts';
import { acceptedBy, type Dropped, type InputDefinition, isTaken, KINDS } from './input-definition.ts';
import { nextStep } from './steps.ts';

/**
 * Whether the colours can be read: all of them; not all, so that what is shown belongs to those before; or one that was never
 * readable since the address was opened, so that there is nothing to show.
 */
export type ReadState = 'read' | 'kept' | 'none';

/** An edit counts as settled when nothing followed for this long. */
const SETTLED_MS = 500;
const MOST_STEPS = 200;

/** What remembers edits for undo: each is a step, and one that is held, a drag, is one step however long it lasts. */
export type Steps = Pick<Inputs<string>, 'asStep' | 'hold' | 'settle' | 'endEdit'>;

/** A settled state, and when it was left. */
interface Step {
  readonly fragment: string;
  readonly at: number;
}

/**
 * What a view is asked: its inputs as texts, each a signal, with the fragment of the address that brings them back and the
 * settled states before and after. Results are never part of it.
 */
export class Inputs<Name extends string> {
  readonly #definitions: Readonly<Record<Name, InputDefinition>>;
  readonly #values: Readonly<Record<Name, Signal<string>>>;
  readonly #steps = signal<{ past: readonly Step[]; future: readonly Step[] }>({ past: [], future: [] });
  readonly #dropped = signal<readonly Dropped[]>([]);
  #settled = '';
  #timer: ReturnType<typeof setTimeout> | undefined;
  #held = false;
  #begun = false;
  /** Colours of the last address that were not readable so far. */
  readonly #unseen = new Set<Name>();
  readonly #loads = signal(0);
  readonly #readState = computed((): ReadState => {
    // Read, so that this is asked again of every address.
    this.#loads.value;
    const colors = this.names.filter((name) => this.#definitions[name].kind === 'color');
    const unread = colors.filter((name) => {
      if (this.get(name) === '' && this.#definitions[name].optional) return false;
      const isRead = readColorText(this.get(name)).color !== undefined;
      if (isRead) this.#unseen.delete(name);
      return !isRead;
    });
    if (unread.length === 0) return 'read';
    return unread.some((name) => this.#unseen.has(name)) ? 'none' : 'kept';
  });

  constructor(definitions: Readonly<Record<Name, InputDefinition>>) {
    this.#definitions = definitions;
    const entries = Object.entries<InputDefinition>(definitions).map(([name, { start }]) => [name, signal(start)]);
    this.#values = Object.fromEntries(entries) as Record<Name, Signal<string>>;
  }

  get readState(): ReadState {
    return this.#readState.value;
  }

  /** How many addresses it has taken. */
  get loads(): number {
    return this.#loads.value;
  }

  get names(): Name[] {
    return Object.keys(this.#definitions) as Name[];
  }

  /** A colour by what a swatch says it is: the name of an input, or name and place in a list as `pal:2`. */
  colorAt(place: string): string | undefined {
    const { name, at } = this.#placeOf(place);
    if (name === undefined) return undefined;
    return at === undefined ? this.get(name) : this.get(name).split('\n')[at];
  }

  setColor(place: string, text: string): void {
    const { name, at } = this.#placeOf(place);
    if (name === undefined) return;
    const lines = this.get(name).split('\n');
    this.set(name, at === undefined ? text : lines.map((line, i) => (i === at ? text : line)).join('\n'));
  }

  #placeOf(place: string): { name: Name | undefined; at: number | undefined } {
    const [start, at] = place.split(':');
    const name = this.names.find((one) => one === start);
    return { name, at: at === undefined ? undefined : Number(at) };
  }

  signalOf(name: Name): ReadonlySignal<string> {
    return this.#values[name];
  }

  get(name: Name): string {
    return this.#values[name].value;
  }

  set(name: Name, text: string): void {
    this.#values[name].value = text;
    clearTimeout(this.#timer);
    if (!this.#held) this.#timer = setTimeout(() => this.settle(), SETTLED_MS);
  }

  /** Makes a change that is a step of its own, as a click or a choice is: what was typed or moved a moment before is another. */
  asStep(change: () => void): void {
    this.endEdit();
    batch(change);
    this.endEdit();
  }

  /** Sets one as a step of its own. */
  choose(name: Name, text: string): void {
    this.chooseAll([[name, text]]);
  }

  /** Sets some as one step of its own. */
  chooseAll(values: readonly (readonly [name: Name, text: string])[]): void {
    this.asStep(() => {
      for (const [name, text] of values) this.set(name, text);
    });
  }

  /** The texts that the inputs have before anything was chosen: the example of the view. */
  get starts(): Readonly<Record<Name, string>> {
    return Object.fromEntries(this.names.map((name) => [name, this.#definitions[name].start])) as Record<Name, string>;
  }

  /** The fragment that brings these inputs back; what is as at the start is left out. */
  fragment(): string {
    return this.#write(this.names.filter((name) => this.get(name) !== this.#definitions[name].start));
  }

  /** The same with all colours, as at the start or not: where nothing else says that they are not those of the working set. */
  wholeFragment(): string {
    const written = this.names.filter((name) => {
      const { kind, start } = this.#definitions[name];
      return this.get(name) !== start || (kind !== 'text' && start !== '');
    });
    return this.#write(written);
  }

  #write(names: readonly Name[]): string {
    return writeFragment(
      Object.fromEntries(names.map((name) => [name, KINDS[this.#definitions[name].kind].write(this.get(name))])),
    );
  }

  #apply(fragment: string): void {
    const values = readFragment(fragment);
    batch(() => {
      for (const name of this.names) {
        const definition = this.#definitions[name];
        const given = values[name];
        const read = given === undefined ? definition.start : KINDS[definition.kind].read(given);
        const text = definition.formerly?.[read] ?? read;
        this.#values[name].value = isTaken(definition, text) ? text : definition.start;
      }
    });
  }

  /** What the last link named that is not taken: said to people, so that nothing of a link is lost unseen. */
  get dropped(): readonly Dropped[] {
    return this.#dropped.value;
  }

  forgetDropped(): void {
    this.#dropped.value = [];
  }

  #droppedOf(fragment: string): readonly Dropped[] {
    return Object.entries(readFragment(fragment)).flatMap(([name, value]) => {
      if (name === '') return [];
      const definition = this.names.includes(name as Name) ? this.#definitions[name as Name] : undefined;
      const read = definition ? KINDS[definition.kind].read(value) : value;
      if (definition && isTaken(definition, definition.formerly?.[read] ?? read))
        return (definition.unread?.(read) ?? []).map((part) => ({
          name,
          value: part,
          accepted: acceptedBy(definition),
        }));
      return [{ name, value, accepted: acceptedBy(definition) }];
    });
  }

  /**
   * Takes the inputs of an address. The first begin the history; what a later link replaces can be restored by undo.
   */
  load(fragment: string): void {
    if (this.#begun) this.endEdit();
    this.#apply(fragment);
    this.#dropped.value = this.#droppedOf(fragment);
    for (const name of this.names) this.#unseen.add(name);
    this.#loads.value += 1;
    for (const name of this.names)
      if (this.#definitions[name].kind !== 'text') for (const text of this.get(name).split('\n')) expectColor(text);
    if (this.#begun) this.settle();
    else this.#settled = this.fragment();
    this.#begun = true;
  }

  /** Begins an edit that is one step however slow it is, a drag: until `endEdit`, an undo, a redo, a link or a click ends it. */
  hold(): void {
    this.endEdit();
    this.#held = true;
  }

  /** Ends an edit that is not held: undo comes back to this state. So a field that is left does not end a drag. */
  settle(): void {
    if (!this.#held) this.endEdit();
  }

  /** Ends an edit, held or not. */
  endEdit(): void {
    clearTimeout(this.#timer);
    this.#held = false;
    const now = this.fragment();
    if (now === this.#settled) return;
    this.#record(nextStep());
    this.#settled = now;
  }

  #record(at: number): void {
    const { past } = this.#steps.value;
    this.#steps.value = { past: [...past, { fragment: this.#settled, at }].slice(-MOST_STEPS), future: [] };
  }

  get canUndo(): boolean {
    return this.lastStep !== undefined;
  }

  /** When the change that undo would take back was made; undefined if there is none. */
  get lastStep(): number | undefined {
    if (this.fragment() !== this.#settled) return Number.POSITIVE_INFINITY;
    return this.#steps.value.past.at(-1)?.at;
  }

  /** When the change that redo would make again was made; undefined if there is none. */
  get nextStep(): number | undefined {
    return this.#steps.value.future[0]?.at;
  }

  undo(): void {
    this.endEdit();
    const { past, future } = this.#steps.value;
    const before = past.at(-1);
    if (before === undefined) return;
    const undone = { fragment: this.#settled, at: before.at };
    this.#steps.value = { past: past.slice(0, -1), future: [undone, ...future] };
    this.#restore(before.fragment);
  }

  redo(): void {
    this.endEdit();
    const { past, future } = this.#steps.value;
    const [after, ...rest] = future;
    if (after === undefined) return;
    this.#steps.value = { past: [...past, { fragment: this.#settled, at: after.at }], future: rest };
    this.#restore(after.fragment);
  }

  /**
   * Sets some without a step of its own: the change is recorded where it was made, in the working set. With `at` it is a step of
   * that time, so that what they replace is not lost.
   */
  adopt(values: Readonly<Partial<Record<Name, string>>>, at?: number): void {
    // As from another tab: a drag continues after it, in two steps.
    const held = this.#held;
    this.endEdit();
    this.#held = held;
    batch(() => {
      for (const name of this.names) if (values[name] !== undefined) this.#values[name].value = values[name];
    });
    const now = this.fragment();
    if (at !== undefined && now !== this.#settled) this.#record(at);
    this.#settled = now;
  }

  #restore(fragment: string): void {
    this.#apply(fragment);
    // What was typed may not come back as it was, as with spaces around it: such a difference is not an edit.
    this.#settled = this.fragment();
  }
}
