import { WCAG } from '../../color/luminance.ts';
import { hexOf } from '../../exact/packed.ts';
import type { Layout } from '../plan/slot.ts';
import type { Measure } from '../score/measure.ts';
import { CHROMATIC, type Member } from '../score/member.ts';
import { isKept } from '../score/reason.ts';

/** What a member does in a layout. */
export interface Role {
  readonly role: string;
  readonly hex: string;
}

const best = (members: readonly Member[], value: (member: Member) => number): Member =>
  members.reduce((most, member) => (value(member) > value(most) ? member : most));

const ratio = (x: Member, y: Member): number =>
  x.luminance > y.luminance ? (x.luminance + 0.05) / (y.luminance + 0.05) : (y.luminance + 0.05) / (x.luminance + 0.05);

const hueGap = (x: Member, y: Member): number => {
  const d = Math.abs(x.hue - y.hue);
  return d > 180 ? 360 - d : d;
};

/** Nearness to the brief's own colours first, then chroma: what a palette is recognised by. */
const prominence = ({ background: { taste } }: Measure, { near, chroma }: Member): number =>
  chroma +
  taste.reduce((sum, { from, weight }, t) => (from === 'colors' && weight > 0 ? Math.max(sum, near[t]!) : sum), 0);

/** A grey for text or for the page has no colour that a button could be known by. */
const isPlain = ({ l, chroma }: Member): boolean => chroma < CHROMATIC && (l <= 0.32 || l >= 0.93);

/**
 * The member that is the first colour of the brief, in the order in which its colours were sent, that can be primary: no
 * plain black, white or near to it, and not needed for the palette's only readable pair.
 */
const brandOf = ({ members, background }: Measure, sent: readonly number[]): Member | undefined => {
  const carries = (member: Member): boolean => {
    const rest = members.filter((other) => other !== member);
    return !isPlain(member) && rest.some((x) => rest.some((y) => ratio(x, y) >= WCAG.aa));
  };
  for (const packed of sent) {
    const t = background.taste.findIndex((taste) => taste.packed === packed && taste.weight > 0);
    const kept = members.filter((member) => t >= 0 && isKept(member, t));
    if (kept.length === 0) continue;
    const own = best(kept, ({ same }) => same[t]!);
    if (carries(own)) return own;
  }
  return undefined;
};

/** What the role of the background is called in answers. */
const BACKGROUND = 'ground';

/** The order in which roles are listed; supports come after them. */
const ORDER = ['background', 'ink', 'primary', 'accent', 'secondary'];
const rankOf = (role: string): number => (ORDER.includes(role) ? ORDER.indexOf(role) : ORDER.length);

/** The roles that the plan of a note gave: a dark background keeps that role. */
const plannedRoles = ({ members }: Measure, { slots }: Layout): readonly Role[] =>
  slots
    .map(({ role }, i) => ({ role: role!, hex: hexOf(members[i]!.packed) }))
    .sort((x, y) => rankOf(x.role) - rankOf(y.role) || (x.role < y.role ? -1 : 1))
    .map(({ role, hex }) => ({ role: role === ORDER[0] ? BACKGROUND : role, hex }));

/**
 * Roles by measurement. The first colour of the brief is primary where it can be. Of the rest the lightest member is the
 * background, the one that contrasts most with it the ink; without a brief the most prominent is primary; the one furthest from
 * it in hue and chroma is the accent; what remains supports, by chroma.
 */
const measuredRoles = (m: Measure, sent: readonly number[]): readonly Role[] => {
  const named = new Map<string, Member>();
  let rest: readonly Member[] = m.members;
  const give = (role: string, member: Member): Member => {
    named.set(role, member);
    rest = rest.filter((other) => other !== member);
    return member;
  };
  const brand = brandOf(m, sent);
  if (brand) rest = rest.filter((other) => other !== brand);
  const background = give(
    BACKGROUND,
    best(rest, ({ l }) => l),
  );
  give(
    'ink',
    best(rest, (member) => ratio(member, background)),
  );
  if (brand || rest.length > 0) {
    const primary = give('primary', brand ?? best(rest, (member) => prominence(m, member)));
    if (rest.length > 0)
      give(
        'accent',
        best(rest, (member) => hueGap(member, primary) / 180 + 4 * member.chroma),
      );
    for (let i = 1; rest.length > 0; i += 1)
      give(
        i === 1 ? 'secondary' : `support_${i - 1}`,
        best(rest, ({ chroma }) => chroma),
      );
  }
  return [...named].map(([role, { packed }]) => ({ role, hex: hexOf(packed) }));
};

/** The roles of a palette: those of the plan where a note made one, else by measurement. */
export const rolesOf = (m: Measure, sent: readonly number[] = []): readonly Role[] =>
  m.layout ? plannedRoles(m, m.layout) : measuredRoles(m, sent);
