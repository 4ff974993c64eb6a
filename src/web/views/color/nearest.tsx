import { signal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { rgb } from '../../../color/rgb.ts';
import { Problem } from '../../parts/failure.tsx';
import { useWhenInSight } from '../../parts/in-sight.ts';
import { Swatch } from '../../parts/swatch.tsx';
import { asyncComputed } from '../../state/async-computed.ts';
import { inWorker } from '../../state/in-worker.ts';
import { identity } from './model.ts';

/** How many neighbours the list has. */
export const COUNT = 6;
const PAUSE_MS = 120;

/** Names and atlas are loaded when their place is first seen, or the colour is first changed. */
const wanted = signal(false);
const start = identity.peek().hex;
let isAsked = false;

/** What the colour is called, and the colours of the atlas nearest to it. */
export const named = asyncComputed(() => {
  const { hex } = identity.value;
  isAsked ||= wanted.value || hex !== start;
  if (!isAsked) return undefined;
  return async () => ({ hex, ...(await inWorker('named', rgb(hex), COUNT)) });
}, PAUSE_MS);

export const Nearest = () => {
  const card = useRef<HTMLElement>(null);
  useWhenInSight(card, () => {
    wanted.value = true;
  });
  const found = named.value.value;
  return (
    <section
      class={named.stale.value ? 'card nearest-card waiting' : 'card nearest-card'}
      aria-labelledby="nearest-title"
      ref={card}
    >
      <div class="card-head">
        <h2 id="nearest-title">Nearest in the atlas</h2>
        <p class="muted">of 8,192 colours</p>
      </div>
      <Problem text={named.failure.value ?? ''} />
      <ul class="nearest">
        {(found?.nearest.matches ?? []).map((one) => (
          <li key={one.id}>
            <Swatch id={`near-${one.id}`} name={one.keyword ?? one.name} color={one.rgb} />
            <span>
              {one.keyword ?? one.name}
              <small>{one.descriptor}</small>
            </span>
            <code>{one.hex}</code>
            <span class="muted">{one.distance.toFixed(2)}</span>
          </li>
        ))}
      </ul>
      <p class="muted note">Distances are CIE76 in CIELAB D65. Names are CSS keywords, or those of the xkcd survey.</p>
    </section>
  );
};
