import { useSignal } from '@preact/signals';
import { lazyAfterFirstPaint } from '../../../parts/after-first-paint.tsx';
import { previewRoles, stops } from './model.ts';

const Interface = lazyAfterFirstPaint(async () => (await import('../interface/interface.tsx')).Interface);

/** The interface is loaded on request: with it a first view would be too large. */
export const OnInterface = () => {
  const isOpen = useSignal(false);
  return isOpen.value ? (
    <Interface
      roles={previewRoles().value}
      series={stops.value.map(({ color }) => color)}
      note="UI roles from the most colourful stop"
    />
  ) : (
    <section class="card interface" aria-labelledby="interface-title">
      <div class="card-head">
        <h2 id="interface-title">Interface</h2>
        <button
          type="button"
          class="button quiet"
          onClick={() => {
            isOpen.value = true;
          }}
        >
          Show interface
        </button>
      </div>
    </section>
  );
};
