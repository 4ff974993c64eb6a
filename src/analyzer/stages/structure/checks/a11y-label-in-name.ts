import { act } from '../../../model/links.ts';
import { attr, type Element, isElement, isText } from '../../../page/tree/node.ts';
import { isIcon } from '../facts/icons.ts';
import type { View } from '../facts/view.ts';
import { a11y } from './check.ts';

/** Widgets named from their content, whose text is their visible label (WCAG 2.5.3). */
const WIDGETS = [
  'button',
  'link',
  'menuitem',
  'menuitemcheckbox',
  'menuitemradio',
  'option',
  'switch',
  'tab',
  'treeitem',
] as const;

/** Text that is seen in an element. The names of icons, which their fonts draw as pictures, are none. */
const seenIn = (view: View, element: Element): string => {
  if (isIcon(view, element)) return '';
  const { rendering } = view;
  let text = '';
  const stack: Element['children'] = [...element.children].reverse();
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (isText(node)) text += node.data;
    else if (isElement(node) && rendering.onScreen(node) && !/^(script|style|svg)$/.test(node.name)) {
      if (attr(node, 'aria-hidden') === 'true' || isIcon(view, node)) continue;
      text += ' ';
      for (let i = node.children.length - 1; i >= 0; i -= 1) stack.push(node.children[i]!);
    }
  }
  return text;
};

/** Words as they are said: no case, no signs, nothing in brackets. A single letter is a symbol rather than a word. */
const said = (text: string): string[] => {
  const words = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\([^)]*\)/g, ' ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  return words.length === 1 && words[0]!.length < 2 ? [] : words;
};

/** Letters that stand for writing as such, on buttons for spelling, capitals or an alphabetical order. */
const ALPHABET = /^(abc|aa|a z|z a|123)$/;

/** The words of its visible label; none where letters are drawn in place of a picture. */
const label = (view: View, element: Element): readonly string[] => {
  const words = said(seenIn(view, element));
  return ALPHABET.test(words.join(' ')) ? [] : words;
};

/** One list of words stands within another, in its order and without a gap. */
const contains = (all: readonly string[], part: readonly string[]): boolean =>
  all.some((_, at) => part.every((word, i) => all[at + i] === word));

export const a11yLabelInName = a11y('a11y-label-in-name', 'serious', 'Visible label is not part of the name', {
  help: act('2ee8b8'),
  fix: 'Let the name begin with the words that are seen: people say them to their device.',
  requirements: {
    criteria: [{ sc: '2.5.3', when: 'fails' }],
    techniques: ['G208', 'G211'],
    failures: ['F96'],
    act: ['2ee8b8'],
  },
  elements: (view) =>
    view
      .withRole(...WIDGETS)
      .filter((element) => /^(label|labelledby)$/.test(view.names.source(element)) && label(view, element).length > 0),
  test: (element, view) => {
    const seen = label(view, element);
    return contains(said(view.names.of(element)), seen) ? null : `${view.names.of(element)} / ${seen.join(' ')}`;
  },
  none: 'No control with text of its own is named otherwise.',
  message: (n, of) => `${n} of ${of} controls have a name that leaves out the words seen on them.`,
  examples: {
    passed: [
      '<button aria-label="Search the shop">Search</button>',
      '<a href="/x" aria-label="ACT rules">ACT rules</a>',
      '<a href="/a" aria-label="Next, page 2">Next…</a>',
      '<button aria-label="Model A1">Ｍｏｄｅｌ Ａ１</button>',
    ],
    failed: [
      '<button aria-label="Find"><span class="material-icons">search</span> Shops</button>',
      '<button aria-label="Go">Search</button>',
      '<a href="/x" aria-label="Details of this">Read more</a>',
    ],
    notApplicable: [
      '<button>Search</button>',
      '<button aria-label="Find"><span class="material-icons">search</span></button>',
      '<button aria-label="Find" class="material-symbols-outlined">search</button>',
      '<button aria-label="Navigation"><mat-icon>menu</mat-icon></button>',
      '<button aria-label="Find"><i class="icon" translate="no">arrow_back</i></button>',
      '<button aria-label="close">X</button>',
      '<button aria-label="Check the spelling">ABC</button>',
      '<button aria-label="Search"><img alt="" src="/l.png"></button>',
    ],
  },
});
