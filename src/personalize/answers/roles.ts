import { hexOf } from '../../exact/packed.ts';
import type { Measure } from '../score/measure.ts';
import type { Member } from '../score/member.ts';

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
const prominence = ({ ground: { taste } }: Measure, { near, chroma }: Member): number =>
  chroma +
  taste.reduce((sum, { from, weight }, t) => (from === 'colors' && weight > 0 ? Math.max(sum, near[t]!) : sum), 0);

/**
 * Roles by measurement: the lightest member is the ground, the one that contrasts most with it the ink; of the rest the
 * most prominent is primary, the one furthest from it in hue and chroma the accent; what remains supports, by chroma.
 */
export const rolesOf = (m: Measure): readonly Role[] => {
  const named: Role[] = [];
  let rest: readonly Member[] = m.members;
  const give = (role: string, member: Member): Member => {
    named.push({ role, hex: hexOf(member.packed) });
    rest = rest.filter((other) => other !== member);
    return member;
  };
  const ground = give(
    'ground',
    best(rest, ({ l }) => l),
  );
  give(
    'ink',
    best(rest, (member) => ratio(member, ground)),
  );
  if (rest.length === 0) return named;
  const primary = give(
    'primary',
    best(rest, (member) => prominence(m, member)),
  );
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
  return named;
};
