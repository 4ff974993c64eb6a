import { ANCHORS, type Anchor } from '../lexicon/anchors.ts';
import type { Zone } from '../lexicon/families.ts';

/** What a refused colour without a zone of its own is surrounded by. */
const BALL = { l: 0.2, c: 0.1, h: 20 } as const;

/** The colour of a name of the lexicon. */
export const anchorOf = (name: string): Anchor => ANCHORS.get(name)!;

/** The zone around a colour that is refused. */
export const ballOf = ({ l, c, h }: Anchor): Zone => ({
  hues: c < 0.03 ? [0, 360] : [(h - BALL.h + 360) % 360, (h + BALL.h) % 360],
  l: [l - BALL.l, l + BALL.l],
  c: [c < 0.03 ? 0 : Math.max(0.02, c - BALL.c), c < 0.03 ? 0.03 : 1],
});
