import { nearMatches } from '../../../errors/suggest.ts';
import { ARIA_ATTRIBUTES, GLOBAL_ATTRIBUTES } from '../../page/accessibility/aria.ts';
import { isTabbable, nativelyFocusable, tabIndex } from '../../page/accessibility/focus.ts';
import { hasGlobalAria, implicitRole } from '../../page/accessibility/role.ts';
import { attr, type Element, hasAttr, parentOf } from '../../page/tree/node.ts';
import { together } from '../source/markup.ts';
import { exact, type Propose, suggestion, template } from '../source/proposal.ts';

/** Names of attributes at the start of the parts of a value: `aria-checked="true", role`. */
const namesIn = (value: string): string[] => value.split(', ').flatMap((part) => /^[\w:-]+/.exec(part)?.[0] ?? []);

const says = (names: readonly string[]): string => `Remove ${names.join(' and ')}`;

const dropping =
  (...names: readonly string[]): Propose =>
  (element, { markup }) => {
    const own = names.filter((name) => hasAttr(element, name));
    return suggestion(says(own), markup.drop(element, ...own));
  };

/** Removes attributes that do nothing where they are. */
const droppingIdle =
  (namesOf: (value: string, element: Element) => readonly string[]): Propose =>
  (element, context, value) => {
    const names = namesOf(value, element);
    return exact(says(names), context.markup.drop(element, ...names), names.some(context.namesAttribute));
  };

const listed = droppingIdle(namesIn);
const fixed = (...names: readonly string[]): Propose => droppingIdle(() => names);

const tabindex: Propose = (element, context) => {
  const { markup } = context;
  const named = context.namesAttribute('tabindex');
  return nativelyFocusable(element)
    ? exact('Remove tabindex', markup.drop(element, 'tabindex'), named)
    : exact('Set tabindex to 0', markup.set(element, 'tabindex', '0'), named);
};

const xmlLang: Propose = (element, { markup }) =>
  hasAttr(element, 'lang')
    ? exact('Remove xml:lang, which HTML does not read', markup.drop(element, 'xml:lang'))
    : suggestion('Call the attribute lang', markup.rename(element, 'xml:lang', 'lang'));

const unknownAria: Propose = (element, { markup }, value) => {
  const [name = ''] = namesIn(value);
  const near = nearMatches(name, [...ARIA_ATTRIBUTES.keys()], 1)[0];
  const others = namesIn(value).slice(1);
  const rest = others.length ? markup.drop(element, ...others) : [];
  return [
    ...(near && !hasAttr(element, near)
      ? suggestion(`Correct ${name} to ${near}`, together(markup.rename(element, name, near), rest))
      : []),
    ...suggestion(says(namesIn(value)), markup.drop(element, ...namesIn(value))),
  ];
};

const decorative: Propose = (element, { markup }) => {
  if (attr(element, 'alt')) return suggestion('Leave alt empty', markup.set(element, 'alt', ''));
  return suggestion('Remove title', markup.drop(element, 'title'));
};

/** What exposes an element in spite of its mark as decoration. */
const exposed: Propose = (element, { markup }) => {
  const names = Object.keys(element.attribs).filter(
    (name) => GLOBAL_ATTRIBUTES.has(name) || (name === 'tabindex' && tabIndex(element) !== null),
  );
  return names.length && (hasGlobalAria(element) || hasAttr(element, 'tabindex')) && element.name !== 'iframe'
    ? suggestion(says(names), markup.drop(element, ...names))
    : [
        ...suggestion('Remove the role', markup.drop(element, 'role')),
        ...template(
          'Remove the role, and say what the frame holds',
          together(markup.drop(element, 'role'), markup.set(element, 'title', '…')),
        ),
      ];
};

/** Takes what can be reached with the tab key out of its order, or exposes the element. */
const hiddenFocus: Propose = (element, { markup, page, view }) => {
  const isWithin = (one: Element): boolean => {
    for (let up: Element | null = one; up; up = parentOf(up)) if (up === element) return true;
    return false;
  };
  if (element === page.body || element === page.root || isTabbable(element, view.rendering))
    return suggestion('Remove aria-hidden', markup.drop(element, 'aria-hidden'));
  const stops = page.elements.filter((one) => isWithin(one) && isTabbable(one, view.rendering));
  return stops.length > 10
    ? suggestion('Make the part inert', markup.set(element, 'inert', ''))
    : suggestion('Take it out of the tab order', together(...stops.map((one) => markup.set(one, 'tabindex', '-1'))));
};

const emptyId: Propose = (element, { markup, namesAttribute }) => {
  const id = attr(element, 'id')!;
  return id.trim() === ''
    ? exact('Remove the empty id', markup.drop(element, 'id'), namesAttribute('id'))
    : suggestion('Join the id', markup.set(element, 'id', id.trim().replaceAll(/\s+/g, '-')));
};

const DOWN = ['onmousedown', 'onpointerdown', 'ontouchstart'];
const pointerDown: Propose = (element, { markup }) => {
  const name = DOWN.find((one) => hasAttr(element, one));
  return name && !hasAttr(element, 'onclick')
    ? suggestion('Act on click', markup.rename(element, name, 'onclick'))
    : [];
};

/** A role that repeats what the element is. */
const nativeRole: Propose = (element, context) =>
  implicitRole(element) === attr(element, 'role')?.trim().toLowerCase()
    ? exact('Remove the role', context.markup.drop(element, 'role'), context.namesAttribute('role'))
    : [];

/** Ids that no element has. */
const deadIds: Propose = (element, context, value) => {
  const { markup, page, scripted } = context;
  const dead = new Set(value.split(' '));
  const edits = Object.keys(element.attribs)
    .filter((name) => ARIA_ATTRIBUTES.get(name)?.type.startsWith('id'))
    .flatMap((name) => {
      const ids = attr(element, name)!.split(/\s+/).filter(Boolean);
      const left = ids.filter((id) => !dead.has(id) || page.byId(id));
      if (left.length === ids.length) return [];
      return (left.length ? markup.set(element, name, left.join(' ')) : markup.drop(element, name)) ?? [];
    });
  const text = 'Remove the reference to what is not there';
  return scripted ? suggestion(text, edits) : exact(text, edits);
};

const duplicateId: Propose = (element, context, value) => {
  const { markup, page } = context;
  const names = page.ids.get(value) ?? [];
  let n = 2;
  while (page.byId(`${value}-${n}`)) n += 1;
  return names.length === 2
    ? suggestion('Give it an id of its own', markup.set(element, 'id', `${value}-${n}`))
    : suggestion(
        'Give each an id of its own',
        together(...names.slice(1).map((one, i) => markup.set(one, 'id', `${value}-${n + i}`))),
      );
};

/** Changes of attributes alone. */
export const ATTRIBUTES: Readonly<Record<string, Propose>> = {
  'a11y-tabindex': tabindex,
  'a11y-iframe-focusable': (element, context, value) => [
    ...fixed('tabindex')(element, context, value),
    ...template(
      'Remove tabindex, and say what the frame holds',
      together(context.markup.drop(element, 'tabindex'), context.markup.set(element, 'title', '…')),
    ),
  ],
  'a11y-xml-lang-match': xmlLang,
  'a11y-aria-attr-allowed': listed,
  'a11y-aria-conditional': listed,
  'doc-attribute-misplaced': listed,
  'a11y-aria-attr-prohibited': (element, { markup }, value) =>
    suggestion(says(namesIn(value)), markup.drop(element, ...namesIn(value))),
  'a11y-aria-attr-valid': unknownAria,
  'a11y-aria-braille': dropping('aria-braillelabel', 'aria-brailleroledescription'),
  'a11y-role-description': dropping('aria-roledescription'),
  'a11y-aria-reference-missing': deadIds,
  'a11y-aria-hidden-focus': hiddenFocus,
  'a11y-accesskey': dropping('accesskey'),
  'a11y-accesskey-unique': dropping('accesskey'),
  'a11y-decorative-alt': decorative,
  'a11y-decorative-exposed': exposed,
  'a11y-focus-thrown': dropping('onfocus'),
  'a11y-paste-blocked': dropping('onpaste'),
  'a11y-pointer-down': pointerDown,
  'a11y-errormessage-shown': dropping('aria-invalid'),
  'a11y-id-valid': emptyId,
  'a11y-duplicate-id': duplicateId,
  'a11y-duplicate-id-aria': duplicateId,
  'a11y-native-role': nativeRole,
  'a11y-td-headers': dropping('headers'),
  'a11y-server-image-map': dropping('ismap'),
  'doc-reference-missing': (element, { markup }, value) =>
    suggestion(says(namesIn(value)), markup.drop(element, ...namesIn(value))),
  'resp-loading': fixed('loading'),
  'media-lazy-first': fixed('loading'),
  'sec-target-blank': (element, { markup }) =>
    exact(
      'Add rel="noopener"',
      markup.set(element, 'rel', [attr(element, 'rel')?.trim(), 'noopener'].filter(Boolean).join(' ')),
    ),
};
