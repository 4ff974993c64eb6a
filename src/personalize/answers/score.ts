import { roundDecimal } from '../../exact/round.ts';
import { packedColors, resolveBrief } from '../brief/resolve.ts';
import { measurePalette } from '../score/measure.ts';
import { backgroundOf, measureMember } from '../score/member.ts';
import { scoresOf, totalOf } from '../score/total.ts';
import type { IntentId } from '../vocabulary/intents.ts';
import { DEFAULTS } from '../vocabulary/limits.ts';
import { RELATIONSHIPS, type RelationshipId, shownRelationship } from '../vocabulary/relationships.ts';
import { briefAnswer } from './brief.ts';
import { bestPair } from './palette.ts';
import { rolesOf } from './roles.ts';
import { roundAngle } from './round-all.ts';
import { scoresAnswer } from './scores.ts';
import { separationAnswer } from './separation.ts';

export interface ScoreInput {
  readonly palette: readonly string[];
  readonly relationship?: RelationshipId | undefined;
  readonly styles?: readonly string[] | undefined;
  readonly intent: IntentId;
  readonly accessibility: number;
}

const ALTERNATIVES = 5;

/** The six scores of a palette on one geometry of hues: the one named, or the one under which the total is highest. */
export const personalScore = (input: ScoreInput) => {
  const brief = resolveBrief({
    styles: input.styles,
    intent: input.intent,
    palette_size: input.palette.length,
    diversity: DEFAULTS.diversity,
    accessibility: input.accessibility,
    cvd_safe: DEFAULTS.cvd_safe,
  });
  const background = backgroundOf(brief.windows, brief.taste);
  const m = measurePalette(
    packedColors('palette', input.palette).map((packed) => measureMember(packed, background)),
    background,
  );
  const tried = RELATIONSHIPS.map((relationship) => {
    const scores = scoresOf(m, relationship, brief);
    return { relationship, scores, total: totalOf(scores, brief) };
  }).sort((x, y) => y.total - x.total);
  const measured = tried.find(({ relationship }) => relationship.id === input.relationship) ?? tried[0]!;
  const { id, name, offsets } = shownRelationship(measured.relationship);
  const { geometry_fit, residual_degrees, offset_coverage, base_hue } = measured.scores.harmony.parts;
  const { windows, weights, intent, styles } = briefAnswer(brief);
  return {
    score: scoresAnswer(measured.scores, brief),
    measured_as: {
      id,
      name,
      offsets,
      chosen: input.relationship === undefined ? ('best' as const) : ('given' as const),
      base_hue: roundAngle(base_hue),
      residual_degrees: roundAngle(residual_degrees),
      geometry_fit: roundDecimal(geometry_fit, 4),
      offset_coverage: roundDecimal(offset_coverage, 4),
    },
    best_pair: bestPair(m),
    alternatives: tried
      .filter((one) => one !== measured)
      .slice(0, ALTERNATIVES)
      .map(({ relationship, scores, total }) => ({
        id: relationship.id,
        total: roundDecimal(100 * total, 2),
        harmony: roundDecimal(100 * scores.harmony.score, 2),
        residual_degrees: roundAngle(scores.harmony.parts.residual_degrees),
      })),
    roles: rolesOf(m),
    separation: separationAnswer(m),
    brief: { intent, styles, windows, weights, accessibility: input.accessibility },
  };
};
