import { exportGradient } from '../../../../design/gradient/export.ts';
import { data } from './data.ts';
import { fileOptions } from './model.ts';

const IMAGE = /background-image: (.*);/g;
/** What a browser draws of the file that the service writes. */
const cssImage = (): string => {
  const { content } = exportGradient('css', data.value, fileOptions.value);
  return [...String(content).matchAll(IMAGE)].at(-1)![1]!;
};

/** The gradient as a browser draws the file. */
export const AsCss = () => (
  <section class="card" aria-labelledby="css-title">
    <div class="card-head">
      <h2 id="css-title">CSS rendering</h2>
      <p class="muted">{fileOptions.value.type}</p>
    </div>
    <div class="css-gradient" style={{ backgroundImage: cssImage() }} />
  </section>
);
