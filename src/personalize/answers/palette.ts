import { hexOf } from '../../exact/packed.ts';
import { roundDecimal } from '../../exact/round.ts';
import type { Brief } from '../brief/resolve.ts';
import type { Measure } from '../score/measure.ts';
import { measurePalette } from '../score/measure.ts';
import { type Background, measureMember } from '../score/member.ts';
import { scoresOf } from '../score/total.ts';
import type { Scored } from '../search/candidate.ts';
import { LEAST_APART } from '../search/planned.ts';
import { signatureOf } from '../search/signature.ts';
import { RELATIONSHIPS } from '../vocabulary/relationships.ts';
import { briefColors, originsOf } from './origins.ts';
import { textPair } from './pair.ts';
import { rolesOf } from './roles.ts';
import { roundAngle } from './round-all.ts';
import { scoresAnswer } from './scores.ts';
import { separationAnswer } from './separation.ts';

/** The pair of members with the highest contrast ratio, the darker as text. */
export const bestPair = ({ members, ratio }: Measure) => {
  const n = members.length;
  let [x, y] = [0, 1];
  for (let i = 1; i < n; i += 1)
    for (let j = 0; j < i; j += 1) if (ratio[i * n + j]! > ratio[x * n + y]!) [x, y] = [i, j];
  const [dark, light] = members[x]!.luminance <= members[y]!.luminance ? [x, y] : [y, x];
  return textPair(hexOf(members[dark]!.packed), hexOf(members[light]!.packed));
};

/** What keeps colours of a planned palette nearer to each other than colour-blind viewers need. */
const shortfallOf = (least: number, { layout, fixed }: Scored, { cvdSafe, plan }: Brief) => {
  if (!layout || !cvdSafe || least >= LEAST_APART) return {};
  const causes = [
    ...(fixed > 1 ? ['the colours that are given'] : []),
    ...(plan!.zones.length > 0 || Object.keys(plan!.reading.bounds).length > 0 ? ['the refusals of the note'] : []),
  ];
  const why = causes.length > 0 ? causes.join(' and ') : 'the colours of the note';
  return {
    shortfall: `Two colours are ${roundDecimal(least, 2)} apart for colour-blind viewers: ${why} leave no more.`,
  };
};

/** A palette of the search in responses, its colours from dark to light. */
export const paletteAnswer = (scored: Scored, rank: number, brief: Brief, background: Background) => {
  const placed = scored.colors
    .map((packed, i) => ({ member: measureMember(packed, background), slot: scored.layout?.slots[i] }))
    .sort(({ member: x }, { member: y }) => x.l - y.l || x.packed - y.packed);
  const members = placed.map(({ member }) => member);
  const m = measurePalette(
    members,
    background,
    scored.layout && { ...scored.layout, slots: placed.map(({ slot }) => slot!) },
  );
  const relationship = RELATIONSHIPS[scored.relationship]!;
  const scores = scoresOf(m, relationship, brief);
  const { total, scores: six, breakdown } = scoresAnswer(scores, brief);
  const roles = rolesOf(m, brief.sent);
  return {
    rank,
    colors: members.map(({ packed }) => hexOf(packed)),
    total,
    scores: six,
    relationship: {
      id: relationship.id,
      base_hue: roundAngle(scores.harmony.parts.base_hue),
      residual_degrees: roundAngle(scores.harmony.parts.residual_degrees),
    },
    roles,
    brief_colors: briefColors(m, brief, roles),
    origins: originsOf(m, brief),
    best_pair: bestPair(m),
    separation: separationAnswer(m),
    ...shortfallOf(scores.accessibility.parts.least_difference_colour_blind, scored, brief),
    breakdown,
    signature: signatureOf(members),
    origin: scored.origin,
  };
};

export type PaletteAnswer = ReturnType<typeof paletteAnswer>;
