import { copyText } from '../../../state/copy.ts';
import { system } from './model.ts';

/** Gradients of the palette; a click copies the CSS with its fallback. */
export const GradientsCard = () => (
  <section class="card" aria-labelledby="gradients-title">
    <div class="card-head">
      <h2 id="gradients-title">{`${system.value?.gradients?.length ?? 0} gradients`}</h2>
      <p class="muted">click to copy as CSS, with a fallback for older browsers</p>
    </div>
    <ul class="gradient-grid">
      {system.value?.gradients?.map(({ id, name, type, css, css_fallback: fallback }) => (
        <li key={id}>
          <button
            type="button"
            style={{ backgroundImage: fallback }}
            aria-label={`${name}, ${type}. Copy as CSS`}
            onClick={() => copyText(`background: ${fallback};\nbackground: ${css};`, `${name} as CSS`)}
          />
          <p class="note">
            {name} <span class="muted">{type}</span>
          </p>
        </li>
      ))}
    </ul>
  </section>
);
