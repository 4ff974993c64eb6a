import { models } from '../../../accessibility/vision/models/index.ts';
import { toHex } from '../../../color/rgb.ts';
import { inkOn } from '../../parts/format.ts';
import { Verdict } from '../../parts/verdict.tsx';
import { fixes, inputs, type Row, rows, type Sight, sight, takeFix } from './model.ts';

/** Brackets below each other at most; what does not fit is counted in words. */
const MOST_LANES = 3;

interface Bracket {
  readonly i: number;
  readonly j: number;
  readonly lane: number;
}

/** Puts pairs into lanes in which none touches another, short ones nearest to the colours. */
const lanesOf = (pairs: Row['close']): Bracket[] => {
  const ends: number[] = [];
  const short = [...pairs].sort((a, b) => a.j - a.i - (b.j - b.i));
  return short.flatMap(({ i, j }) => {
    const free = ends.findIndex((end) => end < i);
    const lane = free < 0 ? ends.length : free;
    if (lane >= MOST_LANES) return [];
    ends[lane] = j;
    return [{ i, j, lane }];
  });
};

const Brackets = ({ pairs, count }: { pairs: Row['close']; count: number }) => {
  const placed = lanesOf(pairs);
  if (placed.length === 0) return null;
  const lanes = Math.max(...placed.map(({ lane }) => lane)) + 1;
  return (
    <svg
      class="brackets"
      viewBox={`0 0 ${count} ${lanes}`}
      height={lanes * 8}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {placed.map(({ i, j, lane }) => (
        <path
          key={`${i} ${j}`}
          d={`M${i + 0.5} ${lane}V${lane + 0.6}H${j + 0.5}V${lane}`}
          fill="none"
          vector-effect="non-scaling-stroke"
        />
      ))}
    </svg>
  );
};

const pairName = ({ i, j }: { i: number; j: number }): string => `${i + 1} and ${j + 1}`;

const Fix = ({ row: { close, sight: one } }: { row: Row }) => {
  const [worst] = close;
  if (!worst) return null;
  const move = fixes.value.value?.get(`${worst.i} ${worst.j}`);
  if (!move) return null;
  const hex = toHex(move.color);
  return (
    <button
      type="button"
      class="fix"
      disabled={fixes.stale.value}
      title={`Moves colour ${move.index + 1} by ${(100 * move.by).toFixed(1)} % in lightness`}
      onClick={() => takeFix(move.index, move.color)}
    >
      <span class="off-screen">Fix colour {move.index + 1}: </span>
      <span class="fix-ratio" aria-hidden="true">
        {move.index + 1}
      </span>
      <span class="chip" style={{ backgroundColor: hex }} />
      <code>{hex}</code>
      <span class="off-screen"> for {one?.name ?? 'normal vision'}</span>
    </button>
  );
};

const Judgement = ({ row }: { row: Row }) => {
  const { close, nearest } = row;
  const [worst] = close;
  if (!nearest) return <span class="muted">Add a second colour to compare.</span>;
  if (!worst)
    return (
      <>
        <Verdict passes word="Apart" />
        <span class="muted">
          {pairName(nearest)} at {nearest.delta.toFixed(1)}
        </span>
      </>
    );
  return (
    <>
      <Verdict passes={false} word={worst.alreadyClose ? 'Already close' : 'Look alike'} />
      <span class="muted">
        {pairName(worst)} at {worst.delta.toFixed(1)}
        {close.length > 1 ? `, ${close.length - 1} more` : ''}
      </span>
      <Fix row={row} />
    </>
  );
};

const facts = ({ sight: one }: Row): string => {
  if (!one) return '';
  return `${models[one.model].name}, severity ${one.severity.toFixed(2)}`;
};

/** How strong, and how common. */
const degree = ({ severity, people }: Sight): string => {
  const strong = severity === 1 ? 'in full' : `severity ${severity.toFixed(2)}`;
  return people === undefined ? strong : `${strong}, ${people}`;
};

const SightRow = ({ row }: { row: Row }) => {
  const { sight: one, seen, close } = row;
  const chosen = one?.id === sight.value.id;
  return (
    <li class={chosen ? 'sight-row chosen' : 'sight-row'}>
      {one ? (
        <button
          type="button"
          class="sight-name"
          aria-pressed={chosen}
          title={facts(row)}
          onClick={() => inputs.choose('cond', one.id)}
        >
          {one.name}
          <small>{degree(one)}</small>
        </button>
      ) : (
        <span class="sight-name plain">Normal vision</span>
      )}
      <div class="sight-colors" aria-hidden="true">
        <div class="sight-cells">
          {seen.map((color, i) => (
            // Colours have no identity but their place.
            // biome-ignore lint/suspicious/noArrayIndexKey: the place is what stays
            <span key={i} style={{ backgroundColor: toHex(color), color: inkOn(color) }}>
              {one ? '' : i + 1}
            </span>
          ))}
        </div>
        <Brackets pairs={close} count={seen.length} />
      </div>
      <div class="sight-verdict">
        <Judgement row={row} />
      </div>
    </li>
  );
};

/** The palette as each condition or model shows it, with the pairs that collapse. */
export const Rows = () => (
  <ul class={fixes.stale.value ? 'sight-rows waiting' : 'sight-rows'}>
    {rows.value.map((row) => (
      <SightRow key={row.sight?.id ?? ''} row={row} />
    ))}
  </ul>
);
