import { relativeLuminance } from '../../color/luminance.ts';
import { round4 } from '../../exact/round.ts';
import { type ModelId, models } from '../vision/models/index.ts';
import type { PlateAxis } from './inks.ts';
import { type Dot, FEWEST_FIGURE_DOTS } from './plate.ts';
import { rankAuc } from './rank-auc.ts';
import { separation } from './separation.ts';

const NORMAL = models['brettel1997-deutan'].at(0);

/** What figure and ground must be apart to be seen, and at most to be hidden. */
const SEEN = { d_prime: 8, delta_e: 12 } as const;
const HIDDEN = { d_prime: 0.3, delta_e: 0.5 } as const;
/** For the model that is built on other data than the plates: it need not agree to the last unit. */
const HIDDEN_ROUGHLY = { d_prime: 1.2, delta_e: 2 } as const;

/** The models that stand for the dichromat of an axis, and what each allows. */
const JUDGES: Readonly<Record<PlateAxis, readonly { model: ModelId; limit: { d_prime: number; delta_e: number } }[]>> =
  {
    protan: [
      { model: 'brettel1997-protan', limit: HIDDEN },
      { model: 'vienot1999-protan', limit: HIDDEN },
      { model: 'machado2009-protan', limit: HIDDEN_ROUGHLY },
    ],
    deutan: [
      { model: 'brettel1997-deutan', limit: HIDDEN },
      { model: 'vienot1999-deutan', limit: HIDDEN },
      { model: 'machado2009-deutan', limit: HIDDEN_ROUGHLY },
    ],
    // Machado's tritan model does not represent a tritanope: its authors do not claim so, and it leaves such figures
    // visible.
    tritan: [{ model: 'brettel1997-tritan', limit: HIDDEN }],
  };

/** Severities of the ladder: the less of a cone there is, the less of the figure. */
const LADDER = [0, 0.3, 0.6, 0.9, 1] as const;
/** How far dot sizes, and brightness, may tell figure from ground: area under the ROC curve away from 0.5. */
const LARGEST_SIZE_CUE = 0.05;
const LARGEST_BRIGHTNESS_CUE = 0.18;

/** Whether any two dots touch, or one leaves the disc of the plate. */
const isSound = (dots: readonly Dot[], size: number): boolean => {
  const sorted = [...dots].sort((a, b) => a.x - b.x);
  const widest = Math.max(...sorted.map(({ r }) => r));
  const half = size / 2;
  return sorted.every((dot, i) => {
    if (Math.hypot(dot.x - half, dot.y - half) + dot.r > half + 2e-4) return false;
    for (let j = i + 1; j < sorted.length && sorted[j]!.x - dot.x < dot.r + widest; j += 1) {
      const other = sorted[j]!;
      if (Math.hypot(other.x - dot.x, other.y - dot.y) < dot.r + other.r) return false;
    }
    return true;
  });
};

/**
 * Proof that comes with a plate: the figure is visible to normal vision and gone for the dichromat of its axis, dot by
 * dot in their 8-bit colours, and neither size nor brightness gives it away. `passes` is null, as is what it rests on,
 * where too few dots lie on the figure for a judgement.
 */
export const verifyPlate = (dots: readonly Dot[], axis: PlateAxis, size: number) => {
  const isFigure = dots.map(({ figure }) => figure);
  const members = isFigure.filter(Boolean).length;
  const well = isSound(dots, size);
  if (members < FEWEST_FIGURE_DOTS)
    return {
      passes: null,
      dots_apart: well,
      normal: null,
      dichromat: [],
      ladder: [],
      size_auc: null,
      brightness_auc: null,
    };
  const seen = separation(dots, NORMAL);
  const normal = {
    d_prime: round4(seen.d_prime),
    delta_e: round4(seen.delta_e),
    visible: seen.d_prime >= SEEN.d_prime && seen.delta_e >= SEEN.delta_e,
  };
  const dichromat = JUDGES[axis].map(({ model, limit }) => {
    const { d_prime, delta_e } = separation(dots, models[model].at(1));
    return {
      model,
      d_prime: round4(d_prime),
      delta_e: round4(delta_e),
      hidden: d_prime <= limit.d_prime && delta_e <= limit.delta_e,
    };
  });
  const ladder = LADDER.map((severity) => ({
    severity,
    d_prime: round4(separation(dots, models[`brettel1997-${axis}`].at(severity)).d_prime),
  }));
  const falls = ladder.every(({ d_prime }, i) => i === 0 || d_prime < ladder[i - 1]!.d_prime);
  const sizeAuc = rankAuc(
    dots.map(({ r }) => r),
    isFigure,
  );
  const brightnessAuc = rankAuc(
    dots.map(({ color }) => relativeLuminance(color)),
    isFigure,
  );
  return {
    passes:
      well &&
      normal.visible &&
      dichromat.every(({ hidden }) => hidden) &&
      falls &&
      Math.abs(sizeAuc - 0.5) <= LARGEST_SIZE_CUE &&
      Math.abs(brightnessAuc - 0.5) <= LARGEST_BRIGHTNESS_CUE,
    dots_apart: well,
    normal,
    dichromat,
    ladder,
    size_auc: round4(sizeAuc),
    brightness_auc: round4(brightnessAuc),
  };
};
