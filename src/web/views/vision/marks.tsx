import { computed } from '@preact/signals';
import { simulateRgb } from '../../../accessibility/vision/simulate.ts';
import { toHex } from '../../../color/rgb.ts';
import { list, sight } from './model.ts';

const POINTS = 13;
const TILES = { across: 11, down: 6 } as const;
const MOST_LINES = 12;

/** The course of the n-th line of the chart: like its neighbours, and crossing them. */
const course = (n: number, count: number): string =>
  Array.from({ length: POINTS }, (_, x) => {
    const base = 18 + (64 * (n + 0.5)) / count;
    const y = base + 11 * Math.sin(0.8 * x + 2.1 * n) + 6 * Math.sin(0.37 * x * (1 + (n % 3)));
    return `${x === 0 ? 'M' : 'L'}${((100 * x) / (POINTS - 1)).toFixed(1)} ${y.toFixed(1)}`;
  }).join('');

/** Which colour a tile of the map has: regions that touch, each colour beside several others. */
const regionAt = (x: number, y: number, count: number): number =>
  Math.abs(Math.floor(2.3 * Math.sin(0.7 * x + 0.4 * y) + 1.9 * Math.cos(0.9 * y - 0.3 * x) + x / 3 + 8)) % count;

const Marks = ({ colors, name }: { colors: readonly string[]; name: string }) => (
  <figure class="marks">
    <figcaption>{name}</figcaption>
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" role="img" aria-label={`Lines of a chart, ${name}`}>
      {colors.slice(0, MOST_LINES).map((color, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place is what stays
        <path key={n} d={course(n, colors.length)} fill="none" stroke={color} vector-effect="non-scaling-stroke" />
      ))}
    </svg>
    <svg
      viewBox={`0 0 ${TILES.across} ${TILES.down}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={`Areas of a map, ${name}`}
    >
      {Array.from({ length: TILES.across * TILES.down }, (_, at) => {
        const [x, y] = [at % TILES.across, Math.floor(at / TILES.across)];
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: the place is what stays
            key={at}
            x={x}
            y={y}
            width={1.01}
            height={1.01}
            fill={colors[regionAt(x, y, colors.length)]}
          />
        );
      })}
    </svg>
    <p class="marks-text" inert>
      {colors.slice(0, MOST_LINES).map((color, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place is what stays
        <span key={n} style={{ color }}>
          Text {n + 1}
        </span>
      ))}
    </p>
  </figure>
);

const normal = computed(() => list.colors.value.map(({ color }) => toHex(color)));
const seen = computed(() => list.colors.value.map(({ color }) => toHex(simulateRgb(sight.value.simulation, color))));

/** Lines, areas and text in the palette: small marks are harder to distinguish than large ones. */
export const MarksCard = () => (
  <section class="card marks-card" aria-labelledby="marks-title">
    <div class="card-head">
      <h2 id="marks-title">On lines, areas and text</h2>
      <p class="muted">as {sight.value.name} shows them</p>
    </div>
    {normal.value.length === 0 ? (
      <p class="muted">Add a colour to see it used.</p>
    ) : (
      <div class="marks-pair">
        <Marks colors={normal.value} name="normal vision" />
        <Marks colors={seen.value} name={sight.value.name} />
      </div>
    )}
  </section>
);
