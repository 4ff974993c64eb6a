import type { Brief } from '../brief/resolve.ts';
import { measurePalette } from '../score/measure.ts';
import { type Background, type Member, measureMember } from '../score/member.ts';
import { scoresOf, totalOf } from '../score/total.ts';
import { RELATIONSHIPS } from '../vocabulary/relationships.ts';
import type { Candidate, Scored } from './candidate.ts';

/** A candidate with the total of the six scores on the geometry it was built on. */
export const scoreCandidate = (
  candidate: Candidate,
  brief: Brief,
  background: Background,
  measured = (packed: number): Member => measureMember(packed, background),
): Scored => {
  const m = measurePalette(candidate.colors.map(measured), background, candidate.layout);
  return { ...candidate, total: totalOf(scoresOf(m, RELATIONSHIPS[candidate.relationship]!, brief), brief) };
};
