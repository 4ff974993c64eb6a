import type { ContrastLine } from '../../paint/contrast-lines.ts';

/** Lines of equal contrast over a drawing, each with its ratio at its right end. */
export const Lines = ({ lines, mostX }: { lines: readonly ContrastLine[]; mostX: number }) => {
  const place = ([x, lightness]: readonly [number, number]) => ({
    left: (100 * x) / mostX,
    top: 100 * (1 - lightness),
  });
  return (
    <>
      <svg class="lines" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        {lines.map(({ ratio, side, points }) => {
          const path = points.map((point, i) => {
            const { left, top } = place(point);
            return `${i === 0 ? 'M' : 'L'}${left.toFixed(2)} ${top.toFixed(2)}`;
          });
          return (
            <g key={`${ratio}-${side}`} data-ratio={ratio} data-side={side}>
              <path class="halo" d={path.join('')} vector-effect="non-scaling-stroke" />
              <path class="line" d={path.join('')} vector-effect="non-scaling-stroke" />
            </g>
          );
        })}
      </svg>
      {lines.map(({ ratio, side, points }) => {
        const { left, top } = place(points.at(-1)!);
        return (
          <span
            key={`${ratio}-${side}`}
            class={left > 90 ? 'line-name inward' : 'line-name'}
            style={{ left: `${left}%`, top: `${top}%` }}
            aria-hidden="true"
          >
            {ratio}
          </span>
        );
      })}
    </>
  );
};
