import { type ReadonlySignal, useComputed } from '@preact/signals';
import { INTERPOLATIONS, type InterpolationId } from '../../../../design/gradient/interpolation/index.ts';
import { Painted, type Painting } from '../../../parts/painted.tsx';
import { samplesIn } from './data.ts';
import { inputs, interpolation } from './model.ts';
import { rowOf } from './strip.tsx';

/** Those that differ most in what they make of the same stops. */
const STACKED = [
  'srgb',
  'srgb-linear',
  'lab',
  'oklab',
  'oklch-short',
  'vivid',
  'oklch-long',
  'lch-short',
  'hsl-short',
  'okhsl-short',
  'jzczhz-short',
  'cubehelix-short',
] as const satisfies readonly InterpolationId[];
const STACK_SAMPLES = 64;

const Stacked = ({ id }: { id: InterpolationId }) => {
  const painting: ReadonlySignal<Painting> = useComputed(() => rowOf(samplesIn(id, STACK_SAMPLES)));
  return (
    <li>
      <button
        type="button"
        class="tile"
        aria-pressed={interpolation.value === id}
        onClick={() => inputs.choose('in', id)}
      >
        <span>{INTERPOLATIONS[id].name}</span>
        <Painted painting={painting} className="stack-paint" />
      </button>
    </li>
  );
};

/** The same stops in other spaces, one under the other; a click uses one. */
export const Stack = () => (
  <section class="card" aria-labelledby="stack-title">
    <div class="card-head">
      <h2 id="stack-title">The same stops in other spaces</h2>
    </div>
    <ul class="stack">
      {STACKED.map((id) => (
        <Stacked key={id} id={id} />
      ))}
    </ul>
  </section>
);
