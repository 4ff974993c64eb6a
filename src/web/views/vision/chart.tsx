import { barBox, CHART, type ChartId, dotsOf, linePoints, MOST_SERIES, pairOn, tilesOf, wordAt } from './charts.ts';

interface Series {
  readonly colors: readonly string[];
  readonly names: readonly string[];
}

const path = (n: number, count: number): string =>
  linePoints(n, count)
    .map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`)
    .join('');

// Series have no identity but their place.
/* biome-ignore-start lint/suspicious/noArrayIndexKey: the place is what stays */
const Lines = ({ colors, names }: Series) => (
  <>
    {colors.map((color, n) => (
      <path key={n} d={path(n, colors.length)} fill="none" stroke={color} stroke-width="2.5" />
    ))}
    {colors.map((color, n) => {
      const { y } = linePoints(n, colors.length).at(-1)!;
      return (
        <g key={n}>
          <rect x="226" y={y - 4.5} width="9" height="9" rx="2" fill={color} />
          <text x="241" y={y + 4} class="chart-name">
            {names[n]}
          </text>
        </g>
      );
    })}
  </>
);

const Bars = ({ colors }: Series) => (
  <>
    {colors.map((color, n) => {
      const { x, y, width, height } = barBox(n, colors.length);
      return (
        <g key={n}>
          <rect x={x} y={y} width={width} height={height} fill={color} />
          <text x={x + width / 2} y={CHART.height - 5} class="chart-name" text-anchor="middle">
            {n + 1}
          </text>
        </g>
      );
    })}
  </>
);

const Areas = ({ colors }: Series) => (
  <>
    {tilesOf(colors.length).map(({ x, y, width, height, series }, at) => (
      <rect key={at} x={x} y={y} width={width + 0.5} height={height + 0.5} fill={colors[series]} />
    ))}
  </>
);

const Dots = ({ colors }: Series) => (
  <>
    {colors.map((color, n) =>
      dotsOf(n, colors.length).map(({ x, y }, i) => <circle key={`${n} ${i}`} cx={x} cy={y} r="4" fill={color} />),
    )}
  </>
);

const Texts = ({ colors }: Series) => (
  <>
    {colors.map((color, n) => (
      <text key={n} {...wordAt(n)} fill={color} class="chart-word">
        Text {n + 1}
      </text>
    ))}
  </>
);
/* biome-ignore-end lint/suspicious/noArrayIndexKey: the place is what stays */

const CHARTS: Readonly<Record<ChartId, (props: Series) => preact.JSX.Element>> = {
  lines: Lines,
  bars: Bars,
  map: Areas,
  scatter: Dots,
  text: Texts,
};

/** Rings around two series, joined by a line. */
const Pointer = ({
  chart,
  pair: [i, j],
  count,
}: {
  chart: ChartId;
  pair: readonly [number, number];
  count: number;
}) => {
  const places = pairOn(chart, i, j, count);
  if (!places) return null;
  const [from, to] = places;
  return ['halo', 'ring'].map((kind) => (
    <g key={kind} class={`pointer-${kind}`} fill="none">
      <path d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
      <circle cx={from.x} cy={from.y} r="7" />
      <circle cx={to.x} cy={to.y} r="7" />
    </g>
  ));
};

/** A chart in some colours, with the pair pointed at that is hard to distinguish. */
export const Chart = ({
  kind,
  colors,
  names,
  pair,
  label,
}: Series & {
  kind: ChartId;
  pair: readonly [number, number] | undefined;
  label: string;
}) => {
  const Marks = CHARTS[kind];
  const drawn = colors.slice(0, MOST_SERIES);
  return (
    <svg class="chart" viewBox={`0 0 ${CHART.width} ${CHART.height}`} role="img" aria-label={label}>
      <Marks colors={drawn} names={names} />
      {pair ? <Pointer chart={kind} pair={pair} count={drawn.length} /> : null}
    </svg>
  );
};
