import { contrastOfLuminances, floorRatio, linearLuminance } from '../../../color/luminance.ts';
import { type MeasuredRgb, measuredLinear, measuredRatio } from '../../../color/measured.ts';
import { MODEL_IDS, type ModelId, models } from '../../vision/models/index.ts';
import { simulateLinear } from '../../vision/simulate.ts';
import type { Simulation } from '../../vision/simulation.ts';
import type { Standard } from './standard.ts';

/** Every model at severity 1. */
const FULL: readonly (readonly [ModelId, Simulation])[] = MODEL_IDS.map((id) => [id, models[id].at(1)]);

/** Ratio of a pair in simulated light, clamped to the gamut and not rounded, for every model in their order. */
export const simulatedRatios = (fg: MeasuredRgb, bg: MeasuredRgb): { model: ModelId; ratio: number }[] => {
  const [text, background] = [measuredLinear(fg), measuredLinear(bg)];
  return FULL.map(([model, simulation]) => {
    const [a, b] = [simulateLinear(simulation, text), simulateLinear(simulation, background)];
    return { model, ratio: contrastOfLuminances(linearLuminance(a), linearLuminance(b)) };
  });
};

/** The model of some for which a pair has the lowest ratio. */
export const worstOf = <Row extends { readonly ratio: number }>(rows: readonly Row[]): Row =>
  rows.reduce((worst, row) => (row.ratio < worst.ratio ? row : worst));

interface Limits {
  /** As normal vision sees the pair. */
  readonly normal: number;
  /** As every judged model sees it. */
  readonly simulated: number;
}

interface Definition {
  readonly version: string;
  readonly text: Limits;
  readonly largeText: Limits;
  readonly judged: (model: ModelId) => boolean;
  readonly note: string;
}

/** A standard of this service (SD: simulated deficiency): the ratio of WCAG must hold for people with a deficiency too. */
export const simulatedStandard = ({ version, text, largeText, judged, note }: Definition): Standard => ({
  judge: (fg, bg) => {
    const ratio = measuredRatio(fg, bg);
    const seen = simulatedRatios(fg, bg).map((row) => ({ ...row, judged: judged(row.model) }));
    const worst = worstOf(seen.filter((row) => row.judged));
    const requirement = (name: string, applies_to: 'normal text' | 'large text', required: number, had: number) => ({
      id: name.replaceAll(' ', '-'),
      name,
      level: null,
      applies_to,
      required,
      passes: had >= required,
    });
    const both = (applies_to: 'normal text' | 'large text', limits: Limits) => [
      requirement('normal vision', applies_to, limits.normal, ratio),
      requirement('every counted model', applies_to, limits.simulated, worst.ratio),
    ];
    const [normal, large] = [both('normal text', text), both('large text', largeText)];
    return {
      status: 'defined by this service',
      version,
      algorithm:
        'WCAG contrast ratio for normal vision, and in linear light as simulated by each vision model at severity 1',
      passes: normal.every(({ passes }) => passes),
      passes_large_text: large.every(({ passes }) => passes),
      requirements: [...normal, ...large],
      worst: { model: worst.model, ratio: floorRatio(worst.ratio) },
      simulated: seen.map((row) => ({ ...row, ratio: floorRatio(row.ratio) })),
      note,
    };
  },
});
