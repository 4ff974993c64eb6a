import type { Element } from '../page/tree/node.ts';
import type { Item, Page } from '../page/tree/page.ts';
import { type Requirement, standingOf } from './requirements.ts';

/** An element at fault: what is wrong with it, and what that means for WCAG if not what the check means in general. */
export interface Fault {
  readonly element: Element;
  readonly fault: string;
  readonly criteria: readonly Requirement[] | null;
}

/** Every element that a check found at fault; the page names those that a finding shows. */
export class Faults {
  readonly list: readonly Fault[];
  readonly #page: Pick<Page, 'item' | 'mark'>;

  constructor(page: Pick<Page, 'item' | 'mark'>, list: readonly Fault[]) {
    this.list = list;
    this.#page = page;
  }

  item({ element, fault, criteria }: Fault): Item {
    const item = this.#page.item(element, fault || undefined);
    return criteria ? { ...item, certainty: standingOf(criteria).certainty } : item;
  }

  mark({ element, fault }: Fault): string {
    return this.#page.mark(element, fault);
  }

  items(): Item[] {
    return this.list.map((fault) => this.item(fault));
  }

  /** As messages of tests and logs show it: elements are parts of a tree that goes in circles. */
  toJSON(): Item[] {
    return this.items();
  }
}
