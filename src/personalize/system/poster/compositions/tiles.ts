import type { Composition } from '../composition.ts';
import { path, type Shape } from '../shape.ts';

const [COLUMNS, ROWS, SIZE] = [4, 4, 300];

type Motif = (x: number, y: number, turn: number, fill: string, other: string) => readonly Shape[];

/** A quarter disc in the corner that `turn` (0..3) names. */
const quarter: Motif = (x, y, turn, fill) => {
  const [cx, cy] = [x + (turn % 2) * SIZE, y + (turn > 1 ? SIZE : 0)];
  const [sx, sy] = [turn % 2 ? -1 : 1, turn > 1 ? -1 : 1];
  const sweep = sx * sy > 0 ? 1 : 0;
  const d = path('M', cx, cy, 'h', sx * SIZE, 'A', SIZE, SIZE, 0, 0, sweep, cx, cy + sy * SIZE, 'Z');
  return [{ kind: 'path', d, fill }];
};

const MOTIFS: readonly Motif[] = [
  quarter,
  (x, y, turn, fill, other) => [...quarter(x, y, turn, fill, other), ...quarter(x, y, 3 - turn, other, fill)],
  (x, y, _, fill, other) => [
    { kind: 'circle', cx: x + SIZE / 2, cy: y + SIZE / 2, r: SIZE / 2, fill },
    { kind: 'circle', cx: x + SIZE / 2, cy: y + SIZE / 2, r: SIZE / 5, fill: other },
  ],
  (x, y, turn, fill) => {
    const corners = [x, y, x + SIZE, y, x + SIZE, y + SIZE, x, y + SIZE];
    const at = (k: number): readonly number[] => corners.slice((2 * (turn + k)) % 8, ((2 * (turn + k)) % 8) + 2);
    return [{ kind: 'path', d: path('M', ...at(0), 'L', ...at(1), 'L', ...at(2), 'Z'), fill }];
  },
  (x, y, turn, fill, other) =>
    [0, 1, 2].map((i): Shape => {
      const step = SIZE / 6;
      const color = i === 1 ? other : fill;
      return turn % 2
        ? { kind: 'rect', x: x + 2 * i * step, y, width: step, height: SIZE, fill: color }
        : { kind: 'rect', x, y: y + 2 * i * step, width: SIZE, height: step, fill: color };
    }),
];

/** A wall of sixteen tiles: discs, quarter discs, triangles and bars. */
export const tiles = {
  id: 'tiles',
  name: 'Tiles',
  description: 'Sixteen tiles of discs, quarter discs, triangles and bars.',
  draw: ({ background, ink, colors }, random) => {
    const inks = [...colors, ink];
    const walls = Array.from({ length: COLUMNS * ROWS }, (_, i) => {
      const at = (k: number): number => random(8 * i + k);
      const [x, y] = [SIZE * (i % COLUMNS), SIZE * Math.floor(i / COLUMNS)];
      const back = inks[Math.floor(at(0) * inks.length)]!;
      const others = [...inks, background].filter((color) => color !== back);
      const fill = others[Math.floor(at(1) * others.length)]!;
      const second = others.filter((color) => color !== fill)[Math.floor(at(2) * (others.length - 1))]!;
      const draw = MOTIFS[Math.floor(at(3) * MOTIFS.length)]!;
      const tile: Shape = { kind: 'rect', x, y, width: SIZE, height: SIZE, fill: back };
      return { tile, motif: draw(x, y, Math.floor(at(4) * 4), fill, second) };
    });
    return {
      shapes: [
        ...walls.map(({ tile }) => tile),
        ...walls.flatMap(({ motif }) => motif),
        { kind: 'rect', x: 0, y: 1200, width: 1200, height: 400, fill: background },
      ],
      title: { x: 80, y: 1425, width: 1040, anchor: 'start', behind: background },
    };
  },
} satisfies Composition;
