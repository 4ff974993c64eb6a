import { judge, notApplicable } from '../../../model/verdict.ts';
import { isFocusable } from '../../../page/accessibility/focus.ts';
import { explicitRole } from '../../../page/accessibility/role.ts';
import { attr, type Element, hasAttr } from '../../../page/tree/node.ts';
import { holdersOfFocus, isCustom, isWithin } from '../facts/operable.ts';
import type { View } from '../facts/view.ts';
import { a11y } from './check.ts';

/** Controls that stand for themselves. */
const ALONE = [
  'button',
  'checkbox',
  'combobox',
  'link',
  'searchbox',
  'slider',
  'spinbutton',
  'switch',
  'textbox',
] as const;
/** Wholes that manage the focus of what is in them. */
const WHOLE = /^(application|combobox|grid|listbox|menu|menubar|radiogroup|tablist|toolbar|tree|treegrid)$/;

/** Whether something around it takes the focus in its place. */
const isManaged = (element: Element, view: View): boolean =>
  isWithin(
    element,
    (up) =>
      isCustom(up) ||
      hasAttr(up, 'aria-activedescendant') ||
      (up !== element && (WHOLE.test(view.roleOf(up) ?? '') || isFocusable(up, view.rendering))),
  );

const NONE = 'No element has the role of a control.';

export const a11yWidgetFocusable = a11y('a11y-widget-focusable', 'serious', 'Control cannot be reached by keyboard', {
  help: 'https://www.w3.org/WAI/WCAG22/Understanding/keyboard.html',
  fix: 'Use the element itself, such as button, or add tabindex="0" and listen to keys.',
  requirements: { criteria: [{ sc: '2.1.1', when: 'may' }], techniques: ['G202', 'H91', 'SCR29'], failures: ['F54'] },
  run: (view) => {
    const controls = view.withRole(...ALONE).filter((one) => one.namespace === 'html' && explicitRole(one) !== null);
    if (controls.length === 0) return notApplicable(NONE);
    const holders = holdersOfFocus(view);
    const fault = (element: Element): string | null =>
      holders.has(element) || attr(element, 'aria-disabled')?.toLowerCase() === 'true' || isManaged(element, view)
        ? null
        : `${element.name} role="${explicitRole(element)}"`;
    return judge(view, controls, fault, {
      none: NONE,
      message: (n, of) => `${n} of ${of} elements with the role of a control cannot receive focus.`,
    });
  },
  examples: {
    passed: [
      '<div role="button" tabindex="0">Open</div>',
      '<div role="button" tabindex="-1">Open</div>',
      '<a href="/x" role="button">Open</a>',
      '<div role="combobox" aria-expanded="false"><input aria-label="Glaze"></div>',
      '<div role="textbox" aria-label="Note" contenteditable></div>',
      '<div role="button" aria-disabled="true">Open</div>',
      '<div role="toolbar" aria-label="Text"><span role="button">Bold</span></div>',
      '<div tabindex="0" aria-activedescendant="a"><span id="a" role="button">Open</span></div>',
    ],
    failed: [
      '<div role="button">Open</div>',
      '<span role="link">Bowls</span>',
      '<div role="checkbox" aria-checked="false">Gift wrap</div>',
      '<a role="button">Open</a>',
    ],
    notApplicable: ['<p>x</p>', '<button>Open</button>', '<div role="button" hidden>Open</div>'],
  },
});
