/**
 * How many things each owner holds, over the processes of a machine. The process that started them keeps it for all: it
 * computes nothing, so that it answers while they are busy.
 */
export interface Slots {
  /** Holds one more for the owner and returns true, or returns false if the owner already holds the most. */
  take(process: number, holding: Holding): boolean;
  free(process: number, holding: Pick<Holding, 'owner' | 'id'>): void;
  /** A process has ended, and with it all that it held. */
  ended(process: number): void;
}

export interface Holding {
  /** Number of the owner. */
  readonly owner: number;
  /** Number of what is held, of its own in its process. */
  readonly id: number;
  /** The most that the owner may hold. */
  readonly most: number;
}

export const createSlots = (): Slots => {
  const held = new Map<number, Set<string>>();
  const drop = (owner: number, names: Set<string>, name: string): void => {
    names.delete(name);
    if (names.size === 0) held.delete(owner);
  };
  return {
    take(process, { owner, id, most }) {
      const names = held.get(owner) ?? new Set();
      if (names.size >= most) return false;
      held.set(owner, names.add(`${process}/${id}`));
      return true;
    },
    free(process, { owner, id }) {
      const names = held.get(owner);
      if (names) drop(owner, names, `${process}/${id}`);
    },
    ended(process) {
      for (const [owner, names] of held)
        for (const name of names) if (name.startsWith(`${process}/`)) drop(owner, names, name);
    },
  };
};

/** What a worker asks of the process that started it, and what it tells it. */
export const TAKE_SLOT = 'take slot';
export const FREE_SLOT = 'free slot';
