import { LoadProblem } from '../../../parts/failure.tsx';
import { asyncComputed } from '../../../state/async-computed.ts';
import { inWorker } from '../../../state/in-worker.ts';
import { asked, fileOptions, SAMPLES } from './model.ts';

/** Written in the worker: what writes CSS would be a tenth of the view. */
const images = asyncComputed(() => {
  const [gradient, options] = [asked.value, fileOptions.value];
  return () => inWorker('gradientImages', gradient, SAMPLES, options);
}, 0);

/** The gradient as a browser draws the file. */
export const AsCss = () => (
  <section class="card" aria-labelledby="css-title">
    <div class="card-head">
      <h2 id="css-title">CSS rendering</h2>
      <p class="muted">{fileOptions.value.type}</p>
    </div>
    <LoadProblem text={images.failure.value ?? ''} again={images.again} />
    <div class="css-gradient" style={{ backgroundImage: images.value.value?.image ?? '' }} />
  </section>
);
