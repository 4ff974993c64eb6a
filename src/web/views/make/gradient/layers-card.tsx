import { tellReaders } from '../../../state/announce.ts';
import { Layers } from './layers.tsx';
import { addLayer, isFull } from './layers-model.ts';
import { ADD_LAYER } from './model.ts';

/** Adds the first layer, whose card then has the button for the next. */
export const addFirstLayer = (): void => {
  addLayer();
  tellReaders('Added layer 1');
  requestAnimationFrame(() => document.getElementById(ADD_LAYER)?.focus());
};

/** The layers over the gradient. */
export const LayersCard = () => (
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
    <Layers />
  </section>
);
