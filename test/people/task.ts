import type { Person } from './person.ts';
import type { World } from './world.ts';

/** Something that a person wants of the page. */
export interface Task {
  readonly wants: string;
  /** The address they come to. */
  readonly starts: string | ((world: World) => Promise<string>);
  /** Steps that they take at most: with each, one thing is pressed, pasted, typed or chosen. */
  readonly most: number;
  /** On a phone, where it takes more because something stands in a menu or is folded. */
  readonly mostOnPhone?: number;
  readonly does: (person: Person, world: World) => Promise<void>;
  /** What must stand at the end. */
  readonly ends: (person: Person, world: World) => Promise<void>;
  /** What the browser may complain of: answers that the task brings about. */
  readonly expected?: RegExp;
}
