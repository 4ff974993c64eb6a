import { counterRandom } from '../../../exact/random/counter-random.ts';
import { textPair } from '../../answers/pair.ts';
import type { Role } from '../../answers/roles.ts';
import { STREAMS } from '../../streams.ts';
import type { TypeSystem } from '../../vocabulary/type-systems.ts';
import { NEEDS } from '../theme.ts';
import { firstReadable, ratioOf, toneOf } from '../tone.ts';
import type { PosterInks, TitlePlace } from './composition.ts';
import { COMPOSITIONS } from './compositions/index.ts';
import { HEIGHT, type Lettering, WIDTH } from './shape.ts';
import { posterSvg } from './svg.ts';

/** What a poster is about. */
export interface PosterSubject {
  readonly roles: readonly Role[];
  readonly title: string;
  readonly types: readonly TypeSystem[];
  readonly seed: number;
}

const LARGEST = 150;
/** Mean width of a capital of a wide display face, in ems: titles are set to fit by it, whichever face is at hand. */
const EM = 0.78;
const LINE = 30;

const BACKGROUNDS = ['light', 'dark', 'colour'] as const;

/** The inks of a round: on the lightest, on the darkest, on the most striking colour. */
const inksOf = (roles: readonly Role[], round: number): PosterInks => {
  const ladder = roles.map(({ hex }) => hex).sort((x, y) => toneOf(x).l - toneOf(y).l);
  const primary = roles.find(({ role }) => role === 'primary')?.hex ?? ladder[0]!;
  const background = [ladder.at(-1)!, ladder[0]!, primary][round % BACKGROUNDS.length]!;
  const rest = ladder.filter((hex) => hex !== background);
  const ink = rest.reduce((most, hex) => (ratioOf(hex, background) > ratioOf(most, background) ? hex : most), rest[0]!);
  const ranked = rest.filter((hex) => hex !== ink).sort((x, y) => toneOf(y).c - toneOf(x).c || (x < y ? -1 : 1));
  return { background, ink, colors: ranked, ladder: [...ranked].sort((x, y) => toneOf(x).l - toneOf(y).l) };
};

const lettering = (title: string, hexes: readonly string[], place: TitlePlace, ink: string): readonly Lettering[] => {
  const { x, y, width, anchor, behind: bg } = place;
  const fg = firstReadable([ink, ...hexes], bg, NEEDS.text);
  const size = Math.min(LARGEST, width / (EM * title.length));
  return [
    { text: title, x, y, size, anchor, face: 'display', fg, bg },
    { text: hexes.join('  ').toUpperCase(), x, y: y + LINE * 2.1, size: LINE, anchor, face: 'text', fg, bg },
  ];
};

/**
 * So many posters of a palette: the compositions in turn, first on the lightest colour, then on the darkest, then on the
 * most striking. Each is data (shapes and lettering) and an SVG drawn from nothing but that data.
 */
export const postersOf = ({ roles, title, types, seed }: PosterSubject, count: number) =>
  Array.from({ length: count }, (_, i) => {
    const composition = COMPOSITIONS[i % COMPOSITIONS.length]!;
    const round = Math.floor(i / COMPOSITIONS.length) + (i % 2);
    const inks = inksOf(roles, round);
    const { shapes, title: place } = composition.draw(inks, counterRandom(seed, STREAMS.posters + i));
    const type = types[i % types.length]!;
    const text = title.toUpperCase();
    const lines = lettering(
      text,
      roles.map(({ hex }) => hex),
      place,
      inks.ink,
    );
    const all = [{ kind: 'rect' as const, x: 0, y: 0, width: WIDTH, height: HEIGHT, fill: inks.background }, ...shapes];
    return {
      id: `poster-${i + 1}`,
      composition: composition.id,
      name: composition.name,
      description: composition.description,
      ground: BACKGROUNDS[round % BACKGROUNDS.length]!,
      width: WIDTH,
      height: HEIGHT,
      colors: [inks.background, inks.ink, ...inks.colors],
      type_system: type.id,
      title_pair: textPair(lines[0]!.fg, lines[0]!.bg),
      shapes: all,
      lettering: lines,
      svg: posterSvg(`${composition.name}: ${title}`, all, lines, type),
    };
  });
