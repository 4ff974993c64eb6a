import { climb } from '../../design/separate/climb.ts';
import { exchange } from '../../design/separate/exchange.ts';
import { createField } from '../../design/separate/field.ts';
import { counterRandom } from '../../exact/random/counter-random.ts';
import type { Brief } from '../brief/resolve.ts';
import { membership } from '../brief/window.ts';
import { hueFit } from '../score/hue-fit.ts';
import { type Background, hslSaturation, type Member, measureMember } from '../score/member.ts';
import { STREAMS } from '../streams.ts';
import { RELATIONSHIPS } from '../vocabulary/relationships.ts';
import type { Candidate } from './candidate.ts';
import { drawColor } from './draw.ts';

/** Colours of the windows that separated palettes are chosen from. */
const FIELD = 160;

/** The relationship whose geometry the hues of a palette lie on best. */
export const bestRelationship = (members: readonly Member[]): number => {
  const fits = RELATIONSHIPS.map((relationship) => hueFit(relationship, members).fit);
  return fits.indexOf(fits.reduce((most, fit) => Math.max(fit, most)));
};

/**
 * Turns sampled candidates into palettes whose colours are distinguishable, also for colour-blind viewers, inside the
 * windows of the brief: the exchange search, round the colours that are fixed. With `climbing` a hill climb follows.
 */
export const createSeparator = (
  brief: Brief,
  background: Background,
  seed: number,
  climbing: boolean,
): ((candidate: Candidate) => Candidate) => {
  const random = counterRandom(seed, STREAMS.separatedField);
  const drawn = Array.from({ length: FIELD }, (_, i) =>
    drawColor(brief.windows[i % brief.windows.length]!, random(3 * i), random(3 * i + 1), random(3 * i + 2)),
  );
  const colors = [...new Set([...brief.colors, ...drawn])];
  const audience = brief.cvdSafe ? 'colour-blind' : 'normal';
  const field = createField(colors, audience);
  const allowed = (packed: number): boolean => {
    const { l, chroma } = measureMember(packed, background);
    const saturation = hslSaturation(packed);
    return brief.windows.some((window) => membership(window, l, chroma, saturation) === 1);
  };

  return (candidate) => {
    // There is nothing to choose where all colours are fixed, nor among too few.
    if (candidate.fixed >= brief.size || colors.length < brief.size) return candidate;
    const fixed = candidate.colors.slice(0, candidate.fixed);
    const kept = fixed.map((packed) => colors.indexOf(packed));
    const outside =
      brief.colors.length +
      Math.floor(counterRandom(seed, STREAMS.separatedStart)(candidate.id) * (colors.length - brief.colors.length));
    const { indices } = exchange(
      field,
      [...new Set([...kept, Math.min(outside, colors.length - 1)])],
      brief.size,
      kept.length,
    );
    const chosen = indices.map((i) => colors[i]!);
    const separated = climbing ? climb(chosen, { audience, allowed, fixed: kept.length }).colors : chosen;
    return {
      ...candidate,
      origin: 'separated',
      colors: separated,
      relationship: bestRelationship(separated.map((packed) => measureMember(packed, background))),
    };
  };
};
