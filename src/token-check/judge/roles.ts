import type { Definition } from '../model.ts';

/** Text and the background that it is meant for, by their names. */
export interface RolePair {
  readonly text: Definition;
  readonly background: Definition;
}

const key = (words: readonly string[]): string => words.join(' ');

/** Words for a background, the usual one first. */
const BACKGROUNDS = ['background', 'bg', 'surface', 'canvas'] as const;
/** What a name may have in front that says nothing of its role. */
const PREFIX = new Set([
  ...[
    'color',
    'colors',
    'colour',
    'clr',
    'palette',
    'theme',
    'semantic',
    'sys',
    'md',
    'mui',
    'bs',
    'vars',
    'ds',
    'app',
  ],
  ...['tokens', 'token', 'alias', 'global'],
]);
const TEXT = new Set(['text', 'foreground', 'fg', 'heading', 'headings', 'link']);
/** Words after which text is exempt from the criterion, and those of other things than text. */
const EXEMPT = new Set([
  ...['disabled', 'placeholder', 'shadow', 'border', 'outline', 'ring', 'size', 'font', 'weight', 'family'],
  ...['decoration', 'opacity', 'rgb', 'align', 'transform', 'underline', 'inactive'],
]);

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

/** Names of backgrounds for a text, best first; each list is looked through for its first that exists. */
type Rule = (words: readonly string[], prefix: readonly string[]) => readonly (readonly string[])[][];

const page = (prefix: readonly string[]): string[][] => PAGE.map((words) => [...prefix, ...words]);

/** Material and most design tokens: `on-primary` is for `primary`, `text-on-primary` and `primary-on` too. */
const on: Rule = (words) => {
  const at = words.indexOf('on');
  if (at < 0 || at === words.length - 1) return [];
  const bare = withoutAt(words, at).filter((word, i) => !(TEXT.has(word) && i === at - 1));
  const whole = withoutAt(words, at);
  const short = bare.at(-1) === 'variant' ? [bare.slice(0, -1)] : [];
  const below = BACKGROUNDS.map((word) => [...bare.slice(0, at && at - 1), word, ...bare.slice(at && at - 1)]);
  return [[whole, bare, ...short, [...bare, 'default'], [...bare, 'main'], [...bare, '500'], ...below]];
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
  const isPage = own.length === 2 && /^(?:body|secondary|tertiary|emphasis|headings?|link)$/.test(own[0]!);
  const lists = [
    [
      [...before, 'bg'],
      [...before, 'background'],
    ],
  ];
  return isPage ? [[...lists[0]!, ...page(prefix)]] : lists;
};

/** `button-text` is for `button-background`; text of no part, as `text-muted` and `link`, is for the page. */
const textRole: Rule = (words, prefix) => {
  const at = words.findIndex((word, i) => i >= prefix.length && TEXT.has(word));
  if (at < 0) return [];
  const own = BACKGROUNDS.map((word) => withoutAt(words, at, word));
  const [first, ...more] = own;
  const stem = words.slice(0, at);
  const isOfPart = at > prefix.length;
  if (isOfPart) return [[first!, ...more, ...BACKGROUNDS.map((word) => [...stem, word])]];
  const isStatus = words.length > at + 1 && /^(?:success|warning|danger|error|info|critical)$/.test(words[at + 1]!);
  return isStatus ? [page(prefix)] : [[...page(prefix), first!, ...more]];
};

/** Radix Colors: steps 11 and 12 of a scale are text on its steps 1 and 2, `contrast` is for step 9. */
const radix: Rule = (words) => {
  const stem = words.slice(0, -1);
  if (stem.length === 0) return [];
  if (words.at(-1) === 'contrast') return [[[...stem, '9']]];
  return /^1[12]$/.test(words.at(-1)!) ? [[[...stem, '1']], [[...stem, '2']]] : [];
};

const RULES: readonly Rule[] = [on, foreground, contrastText, content, bootstrap, textRole];

/** Scales of twelve steps: the only ones that the convention of Radix is about. */
const isTwelve = (words: readonly string[], known: ReadonlyMap<string, Definition>): boolean =>
  ['1', '2', '9', '12'].every((step) => known.has(key([...words.slice(0, -1), step])));

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
    const rules = isTwelve(words, known) ? [radix] : RULES;
    for (const rule of rules) {
      const found = rule(words, prefix).flatMap((names) => {
        const background = names.map((name) => known.get(key(name))).find((one) => one && one !== text);
        return background ? [{ text, background }] : [];
      });
      if (found.length === 0) continue;
      pairs.push(...found);
      break;
    }
  }
  return pairs;
};
