import type { Definition } from '../model.ts';
import { BACKGROUNDS, EMPHASIS, EXEMPT, FILLS, HUES, OPPOSITES, PREFIX, STATUSES, TEXT } from './role-words.ts';

/** Text and the background that it is meant for, by their names. */
export interface RolePair {
  readonly text: Definition;
  readonly background: Definition;
}

const key = (words: readonly string[]): string => words.join(' ');

const withoutAt = (words: readonly string[], at: number, ...instead: string[]): string[] => [
  ...words.slice(0, at),
  ...instead,
  ...words.slice(at + 1),
];

/** What is before the role in a name: `color` of `color-text-muted`. */
const prefixOf = (words: readonly string[]): string[] => {
  const end = words.findIndex((word) => !PREFIX.has(word));
  return words.slice(0, Math.max(0, end));
};

/** Backgrounds of the page, by the names that tools give them, in the order in which they are looked for. */
const PAGE = [
  ['background'],
  ['bg'],
  ['background', 'default'],
  ['bg', 'default'],
  ['background', 'primary'],
  ['bg', 'primary'],
  ['background', 'base'],
  ['bg', 'base'],
  ['body', 'bg'],
  ['surface'],
  ['surface', 'default'],
  ['surface', 'primary'],
  ['canvas'],
  ['canvas', 'default'],
  ['bg', 'canvas'],
  ['base', '100'],
  ['page'],
] as const;

/** Whether a name is that of the background of the page. */
export const isPage = ({ words }: Definition): boolean => {
  const own = key(words.slice(prefixOf(words).length));
  return PAGE.some((name) => key(name) === own);
};

/** Names of backgrounds for a text, best first; each list is looked through for its first that exists. */
type Rule = (words: readonly string[], prefix: readonly string[]) => readonly (readonly string[])[][];

const page = (prefix: readonly string[]): string[][] => PAGE.map((words) => [...prefix, ...words]);

/**
 * Material and most design tokens: `on-primary` is for `primary`, `text-on-primary` too, `fgColor-onEmphasis` for
 * `bgColor-emphasis`, and `text-critical-on-bg-fill` for `bg-fill-critical`.
 */
const on: Rule = (words) => {
  const at = words.indexOf('on');
  if (at < 0 || at === words.length - 1) return [];
  const [before, after] = [words.slice(0, at), words.slice(at + 1)];
  const role = before.findIndex((word) => TEXT.has(word));
  const stem = role < 0 ? before : before.slice(0, role);
  const kind = role < 0 ? [] : before.slice(role + 1);
  const bare = [...stem, ...after];
  const short = bare.at(-1) === 'variant' ? [bare.slice(0, -1)] : [];
  return [
    [
      ...(role < 0 ? [] : [[...bare, ...kind]]),
      bare,
      ...short,
      [...bare, 'default'],
      [...bare, 'main'],
      [...bare, '500'],
      ...FILLS.flatMap((word) => [
        [...stem, word, ...kind, ...after],
        [...stem, word, ...after, ...kind],
        [...stem, word, ...after],
      ]),
    ],
  ];
};

/** shadcn/ui: `card-foreground` is for `card`, `muted-foreground` for `muted` and for the page. */
const foreground: Rule = (words, prefix) => {
  if (words.at(-1) !== 'foreground' || words.length === prefix.length + 1) return [];
  const own = words.slice(0, -1);
  const lists = [[own, ...BACKGROUNDS.map((word) => [...own, word])]];
  return own.at(-1) === 'muted' ? [...lists, page(prefix)] : lists;
};

/** MUI: `contrastText` is for `main` of the same group. */
const contrastText: Rule = (words) => {
  const [text, contrast] = [words.at(-1), words.at(-2)];
  if (text !== 'text' || contrast !== 'contrast') return [];
  return [[[...words.slice(0, -2), 'main'], words.slice(0, -2)]];
};

/** daisyUI: `primary-content` is for `primary`, `base-content` for `base-100`. */
const content: Rule = (words) =>
  words.at(-1) === 'content' && words.length > 1 ? [[words.slice(0, -1), [...words.slice(0, -1), '100']]] : [];

/** Bootstrap: `body-color` is for `body-bg`, `primary-text-emphasis` for `primary-bg-subtle`. */
const bootstrap: Rule = (words, prefix) => {
  const own = words.slice(prefix.length);
  if (words.at(-2) === 'text' && words.at(-1) === 'emphasis') return [[[...words.slice(0, -2), 'bg', 'subtle']]];
  if (words.at(-1) !== 'color' || own.length < 2) return [];
  const before = words.slice(0, -1);
  const isOfPage = own.length === 2 && /^(?:body|secondary|tertiary|emphasis|headings?|link)$/.test(own[0]!);
  const lists = [
    [
      [...before, 'bg'],
      [...before, 'background'],
    ],
  ];
  return isOfPage ? [[...lists[0]!, ...page(prefix)]] : lists;
};

/** Beginnings of a name, the longest first, that still have a word of a kind. */
const beginningsWith = (words: readonly string[], kind: ReadonlySet<string>): (readonly string[])[] =>
  words.map((_, i) => words.slice(0, words.length - i)).filter((beginning) => beginning.some((word) => kind.has(word)));

/**
 * `button-text` is for `button-background`; text of no part, as `text-muted` and `link`, is for the page. What a text with any other
 * word lies on is known only where a background has that word too.
 */
const textRole: Rule = (words, prefix) => {
  const at = words.findIndex((word, i) => i >= prefix.length && TEXT.has(word));
  if (at < 0) return [];
  const stem = words.slice(0, at);
  const after = words.slice(words[at + 1] === 'color' ? at + 2 : at + 1);
  const own = BACKGROUNDS.map((word) => withoutAt(words, at, word));
  if (after.includes('white') || after.includes('black')) return [];
  if (after.some((word) => HUES.has(word))) return [own];
  if (after.some((word) => OPPOSITES.has(word)))
    return [
      [
        ...own,
        ...beginningsWith(after, OPPOSITES).flatMap((words) =>
          BACKGROUNDS.flatMap((word) => [
            [...stem, word, ...words],
            [...stem, ...words, word],
          ]),
        ),
      ],
    ];
  const isOfPart = at > prefix.length;
  if (!after.every((word) => EMPHASIS.has(word) || STATUSES.has(word) || /^\d$/.test(word)))
    return [
      [
        ...own,
        ...BACKGROUNDS.flatMap((word) => [
          [...stem, ...after, word],
          [...stem, word, ...after],
        ]),
        [...stem, ...after],
      ],
    ];
  if (isOfPart) return [[...own, ...BACKGROUNDS.map((word) => [...stem, word])]];
  // `bg-danger` and `bg-accent` are fills, which `text-danger` and `text-accent` are not for.
  return after.some((word) => STATUSES.has(word))
    ? [page(prefix)]
    : [[...(after.length ? own : []), ...page(prefix), ...own]];
};

/** Radix Colors: steps 11 and 12 of a scale are text on its steps 1 and 2, `contrast` is for step 9. */
const radix: Rule = (words) => {
  const stem = words.slice(0, -1);
  if (stem.length === 0) return [];
  if (words.at(-1) === 'contrast') return [[[...stem, '9']]];
  return /^1[12]$/.test(words.at(-1)!) ? [[[...stem, '1']], [[...stem, '2']]] : [];
};

const RULES: readonly Rule[] = [foreground, contrastText, content, bootstrap, textRole];

/** Scales of twelve steps: the only ones that the convention of Radix is about. */
const isTwelve = (words: readonly string[], known: ReadonlyMap<string, Definition>): boolean =>
  ['1', '2', '9', '12'].every((step) => known.has(key([...words.slice(0, -1), step])));

/** A name with `on` says what it is for: where that is not there, it is for nothing else. */
const rulesFor = (words: readonly string[], known: ReadonlyMap<string, Definition>): readonly Rule[] => {
  if (isTwelve(words, known)) return [radix];
  return words.includes('on') ? [on] : RULES;
};

/** `text-brand` is not a background, even of `text-on-brand`; `link-bg` is one. */
const isText = ({ words }: Definition): boolean =>
  words.some((word) => TEXT.has(word)) && !words.some((word) => FILLS.includes(word));

/**
 * Pairs of text and background that names stand for, by the conventions of shadcn/ui, Material, MUI, Bootstrap, daisyUI, Radix and
 * of design tokens. The first rule that finds a background for a text decides.
 */
export const rolePairs = (definitions: readonly Definition[]): RolePair[] => {
  const known = new Map(definitions.map((one) => [key(one.words), one]));
  const pairs: RolePair[] = [];
  for (const text of known.values()) {
    const { words } = text;
    if (words.some((word) => EXEMPT.has(word)) || words.length === 0) continue;
    const prefix = prefixOf(words);
    const rules = rulesFor(words, known);
    for (const rule of rules) {
      const found = rule(words, prefix).flatMap((names) => {
        const background = names.map((name) => known.get(key(name))).find((one) => one && one !== text && !isText(one));
        return background ? [{ text, background }] : [];
      });
      if (found.length === 0) continue;
      pairs.push(...found);
      break;
    }
  }
  return pairs;
};
