import { linkedStyles } from '../../model/linked-styles.ts';
import type { StageInput } from '../../model/stage.ts';
import { linkedSheets } from '../../model/style-sheets.ts';
import { embeddedSheets } from '../../page/css/embedded.ts';
import { attr, type Element } from '../../page/tree/node.ts';
import type { Page } from '../../page/tree/page.ts';
import { ownText } from '../../page/tree/parse.ts';
import { type View, viewOf } from '../../stages/structure/facts/view.ts';
import { type Markup, markupOf } from './markup.ts';

/** What changes are proposed on: a page, its markup, and what its style sheets and scripts name. */
export interface ChangeContext {
  readonly input: StageInput;
  readonly page: Page;
  readonly view: View;
  readonly markup: Markup;
  /** Whether scripts run on the page. */
  readonly scripted: boolean;
  /** Whether a style sheet selects by an attribute, or a script has its name. */
  namesAttribute(name: string): boolean;
  /** Whether a style sheet selects by a tag. */
  namesTag(name: string): boolean;
  /** The id of an element, or a new one that nothing has or names: `id` itself, or with a number. */
  idOf(element: Element, id: string): string;
  /** Whether this is the first to ask for a thing that only one change may use, such as a label. */
  claim(thing: Element, by: Element): boolean;
}

/** A test that is made once for each name. */
const known = (test: (name: string) => boolean): ((name: string) => boolean) => {
  const results = new Map<string, boolean>();
  return (name) => {
    const before = results.get(name);
    if (before !== undefined) return before;
    const result = test(name);
    results.set(name, result);
    return result;
  };
};

export const contextOf = (input: StageInput): ChangeContext => {
  const { page } = input;
  let styles: string | undefined;
  let scripts: string | undefined;
  const inStyles = (): string => {
    styles ??= [
      ...embeddedSheets(page).map(({ css }) => css),
      ...linkedSheets(input).flatMap(({ css }) => (css === null ? [] : [css])),
    ].join('\n');
    return styles;
  };
  const inScripts = (): string => {
    scripts ??= page.byTag('script').map(ownText).join('\n').toLowerCase();
    return scripts;
  };
  const ids = new Map<Element, string>();
  const given = new Set<string>();
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
    // As scripts write it: `tabIndex`, `ariaLabel`.
    namesAttribute: known(
      (name) =>
        inStyles().includes(`[${name}`) || inScripts().includes(name) || inScripts().includes(name.replaceAll('-', '')),
    ),
    namesTag: known((name) => new RegExp(`(^|[\\s,>+~{}(])${name}(?=[\\s,.:#\\[{>+~)])`, 'im').test(inStyles())),
    idOf: (element, wanted) => {
      const own = attr(element, 'id');
      if (own) return own;
      const before = ids.get(element);
      if (before) return before;
      const isFree = (id: string) =>
        !page.byId(id) && !given.has(id) && !inStyles().includes(`#${id}`) && !inScripts().includes(id.toLowerCase());
      let id = wanted;
      for (let n = 1; !isFree(id); n += 1) id = `${wanted}-${n}`;
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
