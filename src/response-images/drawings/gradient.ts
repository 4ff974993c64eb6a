import type { Vec3 } from '../../color/matrix.ts';
import { linearToOklab, oklabDistance, toOklab } from '../../color/oklab.ts';
import { rgb, toHex } from '../../color/rgb.ts';
import { fromLinear } from '../../color/transfer.ts';
import { EASINGS, type EasingId } from '../../design/gradient/easing/index.ts';
import { INTERPOLATIONS, type InterpolationId } from '../../design/gradient/interpolation/index.ts';
import { sampleRamp } from '../../design/gradient/ramp.ts';
import type { Pen } from '../canvas/pen.ts';
import type { Draw } from '../drawing.ts';
import { heading, marginOf, titleOf } from '../parts/heading.ts';
import { LABELS, paintScale } from '../parts/plot.ts';

interface Sample {
  readonly hex: string;
  /** 0 at the left, 1 at the right. */
  readonly position: number;
  /** Before rounding, where it is known. */
  readonly oklab?: Vec3;
}

interface Step {
  readonly from: Sample;
  readonly to: Sample;
  /** Distance in Oklab. */
  readonly size: number;
}

/** Samples that a plot and the ramp of a browser need at most: one a pixel would not be seen. */
const MOST_SAMPLES = 160;

const thinned = (samples: readonly Sample[]): readonly Sample[] => {
  if (samples.length <= MOST_SAMPLES) return samples;
  const every = (samples.length - 1) / (MOST_SAMPLES - 1);
  return Array.from({ length: MOST_SAMPLES }, (_, i) => samples[Math.round(i * every)]!);
};

const labOf = ({ oklab, hex }: Sample): Vec3 => oklab ?? toOklab(rgb(hex));

/** Steps between neighbouring samples. */
const stepsOf = (samples: readonly Sample[]): Step[] =>
  samples.slice(1).map((to, i) => {
    const from = samples[i]!;
    return { from, to, size: oklabDistance(labOf(from), labOf(to)) };
  });

const percent = (share: number): string => `${Math.round(share * 1000) / 10} %`;

/**
 * Stops below the ramp, each with its hex; one that would touch the one before it goes without. Stops at one place, which make
 * a hard edge, stand side by side.
 */
const paintStops = (pen: Pen, stops: readonly Sample[], box: { x: number; y: number; width: number }): void => {
  const { em, theme } = pen;
  let taken = Number.NEGATIVE_INFINITY;
  const radius = 0.55 * em;
  stops.forEach(({ hex, position }, i) => {
    const earlier = stops.slice(0, i).filter((stop) => stop.position === position).length;
    const together = stops.filter((stop) => stop.position === position).length;
    const x = box.x + position * box.width + (earlier - (together - 1) / 2) * 2.2 * radius;
    const middle = Math.min(box.x + box.width - radius, Math.max(box.x + radius, x));
    pen.circle(middle, box.y, radius, hex, theme.ink, em / 9);
    const size = { size: 0.8, align: 'center' } as const;
    const half = pen.measure(hex, size) / 2;
    const label = Math.min(box.x + box.width - half, Math.max(box.x + half, x));
    if (label - half < taken + 0.4 * em || 2 * half > box.width) return;
    pen.text(hex, label, box.y + 1.8 * em, size);
    taken = label + half;
  });
};

const paintSteps = (
  pen: Pen,
  steps: readonly Step[],
  worst: Step,
  box: { x: number; y: number; width: number; height: number },
) => {
  const { em, theme } = pen;
  const most = Math.max(worst.size, 1e-4);
  const digits = most < 0.01 ? 4 : 3;
  const ticks = [0, most / 2, most].map((at) => ({ at, label: at === 0 ? '0' : at.toFixed(digits) }));
  const place = paintScale(pen, box, { from: 0, to: most, ticks });
  const foot = place(0);
  for (const step of steps) {
    const left = box.x + step.from.position * box.width;
    const right = box.x + step.to.position * box.width;
    const gap = right - left > 3 ? 1 : 0;
    const y = place(step.size);
    pen.rect(left, y, Math.max(0.5, right - left - gap), foot - y, step === worst ? theme.alert : theme.border);
  }
  const mean = steps.reduce((sum, { size }) => sum + size, 0) / steps.length;
  const line = place(mean);
  pen.line(
    [
      { x: box.x, y: line },
      { x: box.x + box.width, y: line },
    ],
    theme.ink,
    em / 10,
  );
};

interface Shown {
  readonly title: string;
  readonly line: string;
  readonly samples: readonly Sample[];
  readonly stops: readonly Sample[];
}

const drawRamp = (pen: Pen, { title, line, samples, stops }: Shown) => {
  const { em, width, theme } = pen;
  const margin = marginOf(pen);
  const room = width - 2 * margin;
  const head = heading(pen, title, line);
  const shown = thinned(samples);
  const steps = stepsOf(samples);
  const worst = steps.reduce((most, step) => (step.size > most.size ? step : most), steps[0]!);
  const worstText = `Largest step: ${worst.size.toFixed(4)} in Oklab from ${worst.from.hex} to ${worst.to.hex}, at ${percent((worst.from.position + worst.to.position) / 2)}`;
  const words = room >= 12 * em;
  const plot = room >= 16 * em;
  const labels = plot ? LABELS * em : 0;
  const ramp = { x: margin + labels, y: head.bottom, width: room - labels, height: Math.min(8 * em, room / 2) };
  const stopsAt = ramp.y + ramp.height + em;
  const chart = { x: ramp.x, y: stopsAt + (words ? 5.2 : 1) * em, width: ramp.width, height: 7 * em };
  const caption = plot ? pen.lines(worstText, ramp.width, { size: 0.95 }) : [];
  const captionAt = chart.y + chart.height + 2 * em;
  const bottom = plot ? captionAt + (caption.length - 1) * 1.35 * em + 0.3 * em : stopsAt + (words ? 2 : 0.6) * em;
  return {
    height: bottom + margin,
    title,
    description: `A ramp through ${stops.map(({ hex }) => hex).join(', ')}. ${worstText}.`,
    paint: () => {
      head.paint();
      const first = shown[0]!.position;
      const span = shown.at(-1)!.position - first || 1;
      pen.ramp(
        ramp,
        shown.map(({ hex, position }) => ({ at: (position - first) / span, color: hex })),
        'right',
      );
      paintStops(pen, stops, { ...ramp, y: stopsAt });
      if (!plot) return;
      pen.text(
        'Steps between neighbouring samples',
        chart.x,
        chart.y - 0.9 * em,
        { size: 0.9, bold: true },
        chart.width,
      );
      paintSteps(pen, steps, worst, chart);
      caption.forEach((text, i) => {
        pen.text(text, chart.x, captionAt + i * 1.35 * em, { size: 0.95, color: theme.alert });
      });
    },
  };
};

/** How the samples of a ramp were made, and what the line across its steps is. */
const rampLine = (samples: number, interpolation: string, easing: string): string =>
  [`${samples} samples`, interpolation, ...(easing === 'linear' ? [] : [easing]), 'line: mean step'].join(' · ');

interface GradientAnswer {
  readonly method: string | null;
  readonly interpolation: string;
  readonly easing: string;
  readonly stops: readonly Sample[];
  readonly colors: readonly Sample[];
}

/** The answer of `gradient/generate`. */
export const drawGradient: Draw<GradientAnswer> = ({ method, interpolation, easing, stops, colors }, pen) =>
  drawRamp(pen, {
    title: method === null ? 'Gradient' : `${titleOf(method)} gradient`,
    line: rampLine(colors.length, interpolation, easing),
    samples: colors,
    stops,
  });

interface AnalysedAnswer {
  readonly banding: string;
  readonly step_ratio: number;
  readonly judged_in: { readonly interpolation: InterpolationId; readonly easing: EasingId };
  readonly steps: number;
  readonly stops: readonly Sample[];
}

/** The answer of `gradient/analyse`: the samples that it compared, before they are rounded to 8 bits. */
export const drawAnalysedGradient: Draw<AnalysedAnswer> = ({ banding, step_ratio, judged_in, steps, stops }, pen) => {
  const { interpolation, easing } = judged_in;
  const placed = stops.map(({ hex, position }) => ({ color: rgb(hex), position }));
  const { samples } = sampleRamp(placed, INTERPOLATIONS[interpolation], EASINGS[easing], steps);
  return drawRamp(pen, {
    title: `${titleOf(banding)}: largest step ${step_ratio} × the mean`,
    line: rampLine(steps, interpolation, easing),
    samples: samples.map(({ linear }, i) => ({
      hex: toHex(fromLinear(linear)),
      position: i / (steps - 1),
      oklab: linearToOklab(linear),
    })),
    stops,
  });
};
