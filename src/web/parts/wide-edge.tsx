import type { Pick } from '../state/pick.ts';

const POINTS = 96;

/** The border of Display P3 over a plane: what lies between it and the colours is outside sRGB, but not outside such screens. */
export const WideEdge = ({ pick }: { pick: Pick }) => {
  const wide = pick.wide.value;
  if (!wide) return null;
  const most = pick.mostChroma.value;
  const points = Array.from({ length: POINTS + 1 }, (_, i) => {
    const l = i / POINTS;
    return `${((100 * wide.maxChroma(l)) / most).toFixed(2)} ${(100 * (1 - l)).toFixed(2)}`;
  });
  return (
    <>
      <svg class="wide-edge" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <path d={`M${points.join('L')}`} vector-effect="non-scaling-stroke" />
      </svg>
      <span
        class="wide-name"
        style={{
          left: `${Math.min(84, (100 * wide.maxChroma(0.5 * wide.cuspL)) / most)}%`,
          top: `${100 * (1 - 0.5 * wide.cuspL)}%`,
        }}
        aria-hidden="true"
      >
        P3
      </span>
    </>
  );
};
