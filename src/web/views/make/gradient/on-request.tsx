import { useSignal } from '@preact/signals';
import { lazyAfterFirstPaint } from '../../../parts/after-first-paint.tsx';
import { tellReaders } from '../../../state/announce.ts';
import { ADD_LAYER, addLayer, isFull } from './layers-model.ts';
import { hasLayers, previewRoles, stops } from './model.ts';

const Interface = lazyAfterFirstPaint(async () => (await import('../interface/interface.tsx')).Interface);

/** The interface is loaded on request: with it a first view would be too large. */
const OnInterface = () => {
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

/** Loaded with the first layer. */
const Layers = lazyAfterFirstPaint(async () => (await import('./layers.tsx')).Layers);
const OnLayers = () => (
  <section class="card" aria-labelledby="layers-title">
    <div class="card-head">
      <h2 id="layers-title">Layers</h2>
      <button
        type="button"
        class="button quiet"
        id={ADD_LAYER}
        disabled={isFull.value}
        onClick={() => {
          addLayer();
          tellReaders('Added layer 1');
        }}
      >
        Add a layer
      </button>
    </div>
    {hasLayers.value && <Layers />}
  </section>
);

/** Cards below the gradient: a first view does not wait for them. */
export const OnRequest = () => (
  <>
    <OnLayers />
    <OnInterface />
  </>
);
