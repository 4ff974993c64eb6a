import { differencesSeen } from '../../../accessibility/vision/differences.ts';
import { models } from '../../../accessibility/vision/models/index.ts';
import { simulateRgb } from '../../../accessibility/vision/simulate.ts';
import { toHex } from '../../../color/rgb.ts';
import { toLinear } from '../../../color/transfer.ts';
import { navigate } from '../../state/navigation.ts';
import { seenColors } from './model.ts';

/** Below this CIEDE2000 two colours look alike; Vision begins with the same threshold. */
const ALIKE = 5;

const CONDITIONS = [
  ['Deuteranopia, about 1 % of men', 'brettel1997-deutan'],
  ['Protanopia, about 1 % of men', 'brettel1997-protan'],
  ['Tritanopia, 1 in 10,000 or rarer', 'brettel1997-tritan'],
] as const;

const Strip = ({ name, hexes }: { name: string; hexes: readonly string[] }) => (
  <li>
    <span class="strip-name">{name}</span>
    <span class="strip" aria-hidden="true">
      {hexes.map((hex, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place is what stays
        <span key={i} style={{ backgroundColor: hex }} />
      ))}
    </span>
  </li>
);

/** The colours as people with each condition see them, and whether two of them look alike. */
export const Seen = () => {
  const colors = seenColors.value;
  const linear = colors.map(toLinear);
  const rows = CONDITIONS.map(([name, id]) => {
    const simulation = models[id].at(1);
    const closest = differencesSeen(simulation, linear).toSorted((a, b) => a.delta - b.delta)[0];
    return { name, hexes: colors.map((color) => toHex(simulateRgb(simulation, color))), closest };
  });
  const worst = rows
    .flatMap(({ name, closest }) => (closest ? [{ name, ...closest }] : []))
    .toSorted((a, b) => a.delta - b.delta)[0];
  const alike = worst && worst.delta < ALIKE;
  return (
    <section class="card answer-card" aria-labelledby="home-seen">
      <div class="card-head">
        <h2 id="home-seen">Colour blindness</h2>
      </div>
      <ul class="strips">
        <Strip name="Normal vision" hexes={colors.map(toHex)} />
        {rows.map(({ name, hexes }) => (
          <Strip key={name} name={name} hexes={hexes} />
        ))}
      </ul>
      <p class={alike ? 'verdict bad' : 'verdict good'}>
        <span aria-hidden="true">{alike ? '×' : '✓'}</span>
        {alike ? 'Two of them look alike' : `All ${colors.length} stay apart`}
      </p>
      <button
        type="button"
        class="link-button"
        onClick={() => navigate('/vision', `#pal=${colors.map((color) => toHex(color).slice(1)).join('~')}`)}
      >
        Open in Vision
      </button>
    </section>
  );
};
