import { onArc } from '../../../color/hue.ts';
import { eachOf, type Pieces } from '../../../runtime/in-pieces.ts';
import type { Measures } from '../atlas-measures.ts';

/**
 * The octants of pleasure, arousal and dominance with Mehrabian's names and a plainer word for each.
 * Mehrabian 1996, Current Psychology 14(4).
 */
export const EMOTIONS = [
  { id: 'exuberant', alias: 'energised', signs: '+++' },
  { id: 'relaxed', alias: 'calm', signs: '+-+' },
  { id: 'dependent', alias: 'delighted', signs: '++-' },
  { id: 'docile', alias: 'gentle', signs: '+--' },
  { id: 'hostile', alias: 'intense', signs: '-++' },
  { id: 'disdainful', alias: 'austere', signs: '--+' },
  { id: 'anxious', alias: 'uneasy', signs: '-+-' },
  { id: 'bored', alias: 'subdued', signs: '---' },
] as const;

// Which hues please, rouse or empower is Valdez and Mehrabian's finding; that each is worth 12 points is ours, as is
// the place of their Munsell hues on the OKLCH circle.
const HUES = [
  { from: 0, to: 30, shift: [0, 0, 0] }, // red
  { from: 30, to: 75, shift: [0, -12, 0] }, // yellow-red
  { from: 75, to: 105, shift: [-12, 0, 0] }, // yellow
  { from: 105, to: 130, shift: [-12, 12, 12] }, // green-yellow
  { from: 130, to: 170, shift: [12, 12, 0] }, // green
  { from: 170, to: 215, shift: [12, 12, 0] }, // blue-green
  { from: 215, to: 255, shift: [12, 0, 0] }, // blue
  { from: 255, to: 295, shift: [12, -12, 0] }, // purple-blue
  { from: 295, to: 330, shift: [12, 0, 0] }, // purple
  { from: 330, to: 360, shift: [12, 0, -12] }, // red-purple
] as const;

/** Below this OKLCH chroma a hue has no emotion. */
const HUELESS = 0.03;

/**
 * Pleasure, arousal and dominance by brightness (CIELAB L*) and saturation (C*ab): the regression weights of Valdez and
 * Mehrabian 1994, J. Exp. Psychol. Gen. 123(4), and a shift by hue.
 */
const feelingOf = ({ lab: [l, a, b], chroma, okHue }: Measures): readonly [number, number, number] => {
  const c = Math.sqrt(a * a + b * b);
  const shift = chroma < HUELESS ? [0, 0, 0] : HUES.find(({ from, to }) => onArc(okHue, from, to))!.shift;
  return [0.69 * l + 0.22 * c + shift[0]!, -0.31 * l + 0.6 * c + shift[1]!, -0.76 * l + 0.32 * c + shift[2]!];
};

const median = (values: number[]): number => values.sort((x, y) => x - y)[values.length >> 1]!;

/** Colours in one piece. */
const A_PIECE = 512;

/** Number of the octant of every colour, around the middle of the collection: half of it is above each median. */
export function* emotionsOf(all: readonly Measures[]): Pieces<number[]> {
  const feelings = yield* eachOf(all, A_PIECE, feelingOf);
  const middle = yield* eachOf([0, 1, 2], 1, (axis) => median(feelings.map((f) => f[axis]!)));
  return yield* eachOf(feelings, A_PIECE, (feeling) => {
    const signs = feeling.map((v, axis) => (v > middle[axis]! ? '+' : '-')).join('');
    return EMOTIONS.findIndex((emotion) => emotion.signs === signs);
  });
}
