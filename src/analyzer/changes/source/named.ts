import type { StageInput } from '../../model/stage.ts';
import { linkedSheets } from '../../model/style-sheets.ts';
import { embeddedSheets } from '../../page/css/embedded.ts';
import { ownText } from '../../page/tree/parse.ts';

/** What the style sheets and scripts of a page name, in whatever case: rather too much than too little. */
export interface Named {
  /** Whether a style sheet selects by an attribute or shows it, or a script has its name. */
  attribute(name: string): boolean;
  /** Whether a style sheet selects by a tag. */
  tag(name: string): boolean;
  /** Whether a style sheet selects by an id, or a script has it as a word. `id` has no other signs than words have. */
  id(id: string): boolean;
}

const ATTRIBUTES = /(?:\[|\battr\()\s*(?:[\w*-]*\|)?([\w-]+)/g;
const IDS = /#([\w\-\u0080-\uffff]+)/g;
const WORDS = /[\w\-\u0080-\uffff]+/g;
const COMMENTS = /\/\*(?:.*?\*\/|.*$)/gs;

/** What is made when it is first asked for. */
const once = <Value>(make: () => Value): (() => Value) => {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
};

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

/** Reads the style sheets and scripts of a page as far as something is asked, each once. */
export const namedIn = (input: StageInput): Named => {
  const { page } = input;
  // With comments and without them: what looks like a comment may be part of a string.
  const styles = once(() => {
    const all = [...embeddedSheets(page), ...linkedSheets(input)].flatMap(({ css }) => (css === null ? [] : [css]));
    const written = all.join('\n').toLowerCase();
    const plain = written.replaceAll(COMMENTS, '');
    return plain === written ? written : `${written}\n${plain}`;
  });
  const scripts = once(() => page.byTag('script').map(ownText).join('\n').toLowerCase());
  const attributes = once(() => new Set([...styles().matchAll(ATTRIBUTES)].map(([, name]) => name)));
  const ids = once(
    () => new Set([...[...styles().matchAll(IDS)].map(([, id]) => id), ...(scripts().match(WORDS) ?? [])]),
  );
  return {
    // As scripts write it: `tabIndex`, `ariaLabel`.
    attribute: known(
      (name) => attributes().has(name) || scripts().includes(name) || scripts().includes(name.replaceAll('-', '')),
    ),
    tag: known((name) => new RegExp(`(^|[\\s,>+~{}(|;])${name}(?=[\\s,.:#\\[{>+~)])`, 'm').test(styles())),
    id: (id) => ids().has(id.toLowerCase()),
  };
};
