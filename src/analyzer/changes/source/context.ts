import { linkedStyles } from '../../model/linked-styles.ts';
import type { StageInput } from '../../model/stage.ts';
import { attr, type Element } from '../../page/tree/node.ts';
import type { Page } from '../../page/tree/page.ts';
import { type View, viewOf } from '../../stages/structure/facts/view.ts';
import { type Markup, markupOf } from './markup.ts';
import { namedIn } from './named.ts';

/** What changes are proposed on: a page, its markup, and what its style sheets and scripts name. */
export interface ChangeContext {
  readonly input: StageInput;
  readonly page: Page;
  readonly view: View;
  readonly markup: Markup;
  /** Whether scripts run on the page. */
  readonly scripted: boolean;
  /** Whether a style sheet selects by an attribute or shows it, or a script has its name. */
  namesAttribute(name: string): boolean;
  /** Whether a style sheet selects by a tag. */
  namesTag(name: string): boolean;
  /** The id of an element, or a new one that nothing has or names: `id` itself, or with a number. */
  idOf(element: Element, id: string): string;
  /** Whether this is the first to ask for a thing that only one change may use, such as a label. */
  claim(thing: Element, by: Element): boolean;
}

export const contextOf = (input: StageInput): ChangeContext => {
  const { page } = input;
  const named = namedIn(input);
  const ids = new Map<Element, string>();
  const given = new Set<string>();
  /** The next number to try after an id. */
  const numbers = new Map<string, number>();
  const claims = new Map<Element, Element>();
  let view: View | undefined;
  return {
    input,
    page,
    get view() {
      view ??= viewOf(page, linkedStyles(input));
      return view;
    },
    markup: markupOf(page),
    scripted: page.byTag('script').length > 0,
    namesAttribute: named.attribute,
    namesTag: named.tag,
    idOf: (element, wanted) => {
      const own = attr(element, 'id');
      if (own) return own;
      const before = ids.get(element);
      if (before) return before;
      const plain = wanted.replaceAll(/[^\w\-\u0080-\uffff]+/g, '-');
      let n = numbers.get(plain) ?? 0;
      const next = (): string => (n === 0 ? plain : `${plain}-${n}`);
      while (page.byId(next()) || given.has(next()) || named.id(next())) n += 1;
      const id = next();
      numbers.set(plain, n + 1);
      given.add(id);
      ids.set(element, id);
      return id;
    },
    claim: (thing, by) => {
      if (!claims.has(thing)) claims.set(thing, by);
      return claims.get(thing) === by;
    },
  };
};
