/** Places of marks on charts that are drawn with a palette. Units are those of the view box. */
export const CHART = { width: 320, height: 190 } as const;
/** More series than this are not drawn. */
export const MOST_SERIES = 12;

export const CHART_IDS = ['lines', 'bars', 'map', 'scatter', 'text'] as const;
export type ChartId = (typeof CHART_IDS)[number];

export interface Point {
  readonly x: number;
  readonly y: number;
}

const LINES = { left: 10, right: 214, points: 13 } as const;

/** Points of the n-th line. Lines cross on their way and end evenly spaced, so that each has room for its name. */
export const linePoints = (n: number, count: number): readonly Point[] =>
  Array.from({ length: LINES.points }, (_, i) => {
    const share = i / (LINES.points - 1);
    const end = 10 + ((CHART.height - 20) * (n + 0.5)) / count;
    const swing = 34 * Math.sin(0.8 * i + 2.1 * n) + 14 * Math.sin(0.37 * i * (1 + (n % 3)));
    const y = Math.min(CHART.height - 6, Math.max(6, end + swing * (1 - share)));
    return { x: LINES.left + share * (LINES.right - LINES.left), y };
  });

const HEIGHTS = [62, 88, 47, 74, 56, 92, 40, 69, 52, 81, 60, 78];

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

export const barBox = (n: number, count: number): Box => {
  const step = (CHART.width - 20) / count;
  const height = (HEIGHTS[n % HEIGHTS.length]! / 100) * (CHART.height - 34);
  return { x: 10 + n * step, y: CHART.height - 18 - height, width: step - 2, height };
};

const TILES = { across: 11, down: 6 } as const;

/** Regions of the map, across and down: as many as there are series at most. */
const REGIONS = { across: 4, down: 3 } as const;
const placeIn = (share: number, most: number): number => Math.min(most - 1, Math.max(0, Math.floor(share * most)));

/** Tiles of a map with the series of each: regions that touch, each colour beside several others. */
export const tilesOf = (count: number): readonly (Box & { readonly series: number })[] => {
  const [width, height] = [CHART.width / TILES.across, CHART.height / TILES.down];
  return Array.from({ length: TILES.across * TILES.down }, (_, at) => {
    const [x, y] = [at % TILES.across, Math.floor(at / TILES.across)];
    const across = placeIn((x + 0.5 + 0.9 * Math.sin(1.7 * y)) / TILES.across, REGIONS.across);
    const down = placeIn((y + 0.5 + 0.6 * Math.sin(1.1 * x)) / TILES.down, REGIONS.down);
    return { x: x * width, y: y * height, width, height, series: (across + REGIONS.across * down) % count };
  });
};

/** Dots of the n-th series of a scatter plot: clouds that overlap their neighbours. */
export const dotsOf = (n: number, count: number): readonly Point[] => {
  const turn = (2 * Math.PI * n) / count;
  const [centerX, centerY] = [
    CHART.width / 2 + (count === 1 ? 0 : 92 * Math.cos(turn)),
    CHART.height / 2 + (count === 1 ? 0 : 52 * Math.sin(turn)),
  ];
  return Array.from({ length: 9 }, (_, i) => ({
    x: centerX + 30 * Math.sin(2.4 * i + n) * Math.sqrt(i / 8),
    y: centerY + 24 * Math.cos(2.4 * i + n) * Math.sqrt(i / 8),
  }));
};

/** Where the n-th word of the text begins. */
export const wordAt = (n: number): Point => ({ x: 22 + (n % 3) * 100, y: 32 + Math.floor(n / 3) * 42 });

const middleOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

const ANCHORS: Readonly<Record<ChartId, (n: number, count: number) => Point | undefined>> = {
  lines: (n, count) => linePoints(n, count).at(-1)!,
  bars: (n, count) => middleOf(barBox(n, count)),
  map: (n, count) => {
    const tile = tilesOf(count).find(({ series }) => series === n);
    return tile && middleOf(tile);
  },
  scatter: (n, count) => dotsOf(n, count)[0]!,
  text: (n) => {
    const { x, y } = wordAt(n);
    return { x: x - 10, y: y - 5 };
  },
};

/** Two tiles of a map that touch, one of each series. */
const touching = (i: number, j: number, count: number): readonly [Point, Point] | undefined => {
  const tiles = tilesOf(count);
  for (const [at, tile] of tiles.entries()) {
    const right = (at + 1) % TILES.across === 0 ? undefined : tiles[at + 1];
    for (const other of [right, tiles[at + TILES.across]])
      if (other && [tile, other].every(({ series }) => series === i || series === j) && tile.series !== other.series)
        return [middleOf(tile), middleOf(other)];
  }
  return undefined;
};

/** The places on a chart at which two series are pointed at; undefined if one of them is not drawn. */
export const pairOn = (chart: ChartId, i: number, j: number, count: number): readonly [Point, Point] | undefined => {
  if (Math.max(i, j) >= MOST_SERIES) return undefined;
  const beside = chart === 'map' ? touching(i, j, count) : undefined;
  if (beside) return beside;
  const [from, to] = [i, j].map((n) => ANCHORS[chart](n, count));
  return from && to ? [from, to] : undefined;
};
