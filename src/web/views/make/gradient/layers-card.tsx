import { useEffect, useRef } from 'preact/hooks';
import { tellReaders } from '../../../state/announce.ts';
import { Layers } from './layers.tsx';
import { addLayer, isFull } from './layers-model.ts';
import { ADD_LAYER, hasLayers } from './model.ts';

const add = (): void => {
  addLayer();
  tellReaders('Added layer 1');
};

let takesFocus = false;

/**
 * Adds the first layer, whose card then has the button for the next. A second press, while the first is on its way, adds none, and
 * neither does one whose view was left before the code came.
 */
export const addFirstLayer = (): void => {
  const pressed = document.getElementById(ADD_LAYER);
  if (!pressed || hasLayers.peek()) return;
  // Focus that has moved elsewhere meanwhile stays there.
  takesFocus = [pressed, document.body, null].includes(document.activeElement as HTMLElement | null);
  add();
};

/** The layers over the gradient. */
export const LayersCard = () => {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) button.current?.focus();
    takesFocus = false;
  }, []);
  return (
    <section class="card" aria-labelledby="layers-title">
      <div class="card-head">
        <h2 id="layers-title">Layers</h2>
        <button
          ref={button}
          type="button"
          class="button quiet"
          id={ADD_LAYER}
          disabled={isFull.value}
          onClick={({ detail }) => {
            // Quick presses count as one.
            if (detail < 2) add();
          }}
        >
          Add a layer
        </button>
      </div>
      <Layers />
    </section>
  );
};
