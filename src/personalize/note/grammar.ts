import type { Feeling } from '../lexicon/read-entries.ts';

/** What a word of a note does with the words around it. */
export type Part =
  | {
      readonly does:
        | 'refuse'
        | 'refuse-before'
        | 'less'
        | 'only'
        | 'lock'
        | 'or'
        | 'and'
        | 'stop'
        | 'on'
        | 'rest'
        | 'pass';
    }
  | { readonly does: 'count'; readonly count: number }
  | { readonly does: 'amount'; readonly amount: 'most' | 'touch' }
  | { readonly does: 'role'; readonly role: NoteRole };

/** Places in a layout that a note can name. */
export type NoteRole = 'background' | 'ink' | 'accent' | 'primary' | 'secondary';

/** What a word before a colour does to it: added to its lightness, and what its chroma is multiplied with. */
export interface Modifier {
  readonly l: number;
  readonly c: number;
  /** Lightness that the colour has at least. */
  readonly least?: number;
}

const listed = (text: string): readonly string[] => text.split(',').map((part) => part.trim().replace(/\s+/g, ' '));

const PARTS: readonly (readonly [Part, string])[] = [
  [
    { does: 'refuse' },
    `no, not, don't, dont, do not, doesn't, isn't, aren't, won't, can't, cannot, without, never, avoid, avoids, avoiding, shun, shuns, shunning, reject, rejects, rejecting, refuses, refusing, excludes, bans, banning, banning all, loathe, loathes, hating, despise, despises, eschew, eschews, eschewing, lacking, devoid of, absent, anything except for, other than, apart from, aside from, opposed to, as opposed to, not even, nor any, by no means, under no circumstances, hate, hates,
    dislike, dislikes, detest, tired of, sick of, bored of, bored with, fed up with, stay away from, steer clear of, keep away from,
    stays away from, staying away from, away from, clear of, instead of, rather than, anything but, everything but,
    anything except, everything except, everything other than, anything other than, all but, except, except for, excluding, exclude,
    free of, free from, free off, minus, nothing, none, non, no more, not any, not a, not the, not in, leave out, leaving out, replace,
    replacing, replaces, swap, swapping, swap out, drop, ditch, skip, zero, neither, allergic to, can't stand, cannot stand,
    do not want, don't want, must not be, should not be, shouldn't be, refuse, forbid, ban, lose the, get rid of, remove, omit, sans`,
  ],
  [
    { does: 'refuse-before' },
    `is out, are out, avoided, is avoided, banned, is banned, are banned, is forbidden, are forbidden, forbidden, is off limits,
    are off limits, is taboo, excluded, is excluded, not allowed, is not allowed, are not allowed, unwanted, is a no, is a no go,
    is over, is not wanted, not wanted, is ruled out, are ruled out, ruled out, must go, has to go, must not appear, not welcome`,
  ],
  [
    { does: 'less' },
    `less, not too, not so, not very, not overly, not that, not as, not really, not particularly, never too, nothing too,
    without being too, without being, but not too, not excessively, not quite, not at all too, isn't too`,
  ],
  [
    { does: 'only' },
    `only, nothing but, no colours but, just, solely, exclusively, purely, entirely, nothing else than, nothing other than, none but,
    strictly, all in, alone, nothing else, and nothing else, no other colours, no other colors, no other colour, no other color`,
  ],
  [
    { does: 'lock' },
    `keep, keeps, keeping, kept, must, must keep, must have, must be, must include, must stay, must use, lock, locked, locks, exactly,
    exact, stays, stay, unchanged, as is, as it is, fixed, is fixed, brand colour, brand color, brand colours, brand colors,
    house colour, house color, house colours, house colors, logo, logo colour, logo color, corporate colour, corporate color,
    our colour, our color, our colours, our colors, company colour, company color, non negotiable, mandatory, required, preserve,
    retain, has to stay, have to stay, signature colour, signature color, byte for byte, brand red, brand blue, brand green`,
  ],
  [
    { does: 'pass' },
    'not only, not just, not merely, not necessarily, no longer than, no matter, no problem, no doubt, not sure',
  ],
  [{ does: 'or' }, 'or, nor'],
  [{ does: 'and' }, 'and, plus, as well as, along with, together with'],
  [
    { does: 'stop' },
    'but, yet, with, use, using, make, add, adding, for, by, though, although, however, want, prefer, go, try, give, always, instead',
  ],
  [{ does: 'on' }, 'on, over, against, upon, on top of'],
  [
    { does: 'rest' },
    `the rest, rest, everything else, all else, otherwise, everything other, elsewhere, remaining, all the rest, the others,
    the remainder, the other colours, the other colors`,
  ],
  [
    { does: 'role', role: 'background' },
    `background, backgrounds, backdrop, backcloth, canvas, page background, base, bg, field, surface, surfaces, walls, wall`,
  ],
  [
    { does: 'role', role: 'ink' },
    'text, type, ink, lettering, letters, font, fonts, copy, headline, headlines, typography, writing',
  ],
  [
    { does: 'role', role: 'accent' },
    `accent, accents, accent colour, accent color, highlight, highlights, highlight colour, cta, call to action, button, buttons,
    pop, pops, detail, details, trim, trims, touches, links, link, accented, badge, badges`,
  ],
  [
    { does: 'role', role: 'primary' },
    'primary, primary colour, primary color, main colour, main color, lead colour, lead color, hero colour, dominant',
  ],
  [
    { does: 'role', role: 'secondary' },
    'secondary, secondary colour, secondary color, supporting colour, supporting color',
  ],
  [
    { does: 'amount', amount: 'most' },
    `mostly, mainly, predominantly, largely, primarily, chiefly, lots of, plenty of, a lot of, more, much, dominated by, loads of,
    full of, heavy on, above all, especially, very`,
  ],
  [
    { does: 'amount', amount: 'touch' },
    `touch of, a touch of, hint of, a hint of, dash of, a dash of, splash of, a splash of, pop of, a pop of, pops of, bit of,
    a bit of, a little, little, flash of, a flash of, spot of, a spot of, accents of, accent of, accents in, accent in, hints of,
    touches of, flashes of, glimpse of, sprinkle of, pinch of, whisper of, drop of, kick of, sparing, sparingly`,
  ],
  ...(
    [
      [1, 'one, a single, single, 1, just one, only one, exactly one, one single'],
      [2, 'two, 2, a couple of, a pair of, both'],
      [3, 'three, 3'],
      [4, 'four, 4'],
      [5, 'five, 5'],
    ] as const
  ).map(([count, words]): readonly [Part, string] => [{ does: 'count', count }, words]),
];

/** Words and phrases by what they do. */
export const PART_WORDS: readonly (readonly [phrase: string, Part])[] = PARTS.flatMap(([part, words]) =>
  listed(words).map((phrase) => [phrase, part] as const),
);

const modifier = (l: number, c: number, least?: number): Modifier => ({
  l,
  c,
  ...(least === undefined ? {} : { least }),
});

const MODIFIED: readonly (readonly [Modifier, string])[] = [
  [modifier(-0.16, 0.95), 'dark, darker, shadowy, dim'],
  [modifier(-0.14, 1), 'deep, deeper, rich, heavy, richer'],
  [modifier(-0.22, 0.9), 'very dark, almost black, blackened, inky, near black'],
  [modifier(0.14, 0.75), 'light, lighter, lightened, clear'],
  [modifier(0.2, 0.5), 'pale, paler, faint, barely there, whisper, very light, watery, milky'],
  [modifier(0.16, 0.45, 0.87), 'pastel'],
  [modifier(0.08, 0.6), 'soft, softer, gentle, powdery, hazy, delicate, tender'],
  [
    modifier(0, 0.55),
    'muted, subdued, desaturated, greyed, faded, dull, toned down, washed out, quiet, subtle, restrained, earthy',
  ],
  [modifier(0.02, 0.5), 'dusty, dusky, smoky, chalky, misty, foggy, antique'],
  [modifier(0.04, 1.25), 'bright, brighter, clean, fresh, lively, cheerful, punchy'],
  [modifier(0, 1.35), 'vivid, saturated, strong, intense, bold, vibrant, brilliant, hot, fiery, acid'],
  [modifier(0.05, 1.6), 'neon, electric, fluorescent'],
  [modifier(0, 1), 'warm, cool, medium, classic, true, pure, real, plain, mid, traditional, metallic, shiny, good old'],
];

export const MODIFIER_WORDS: readonly (readonly [phrase: string, Modifier])[] = MODIFIED.flatMap(([one, words]) =>
  listed(words).map((phrase) => [phrase, one] as const),
);

/** A feeling and what the note asks for where it refuses that one. */
export const OPPOSITES: Readonly<Record<Feeling, Feeling>> = {
  warm: 'cool',
  cool: 'warm',
  calm: 'active',
  active: 'calm',
  soft: 'hard',
  hard: 'soft',
};
