import { gradientImages } from './gradient-image.ts';
import { ImageProblem } from './image-problem.tsx';
import { fileOptions } from './model.ts';

/** The gradient as a browser draws the file. */
export const AsCss = () => (
  <section class="card" aria-labelledby="css-title">
    <div class="card-head">
      <h2 id="css-title">CSS rendering</h2>
      <p class="muted">{fileOptions.value.type}</p>
    </div>
    <ImageProblem />
    <div class="css-gradient" style={{ backgroundImage: gradientImages.value.value?.image ?? '' }} />
  </section>
);
