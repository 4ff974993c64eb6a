import { simulatedRatios } from '../../../accessibility/contrast/standards/simulated.ts';
import { models } from '../../../accessibility/vision/models/index.ts';
import { simulateRgb } from '../../../accessibility/vision/simulate.ts';
import { toHex } from '../../../color/rgb.ts';
import { shownRatio } from '../../parts/format.ts';
import { pair, target } from './model.ts';

/** The pair as each model of colour-vision deficiency shows it, and the ratio that is left. */
export const Models = () => {
  const [fg, bg] = [pair.fg.value, pair.bg.value];
  return (
    <section class="card" aria-labelledby="models-title">
      <div class="card-head">
        <h2 id="models-title">Under {Object.keys(models).length} models of colour vision</h2>
      </div>
      <ul class="models">
        {simulatedRatios(fg, bg).map(({ model, ratio }) => {
          const { at, name } = models[model];
          const simulation = at(1);
          return (
            <li key={model}>
              <span
                class="model-sample"
                inert
                style={{
                  color: toHex(simulateRgb(simulation, fg)),
                  backgroundColor: toHex(simulateRgb(simulation, bg)),
                }}
              >
                Aa
              </span>
              <span class="model-name">{name}</span>
              <span class={ratio >= target.value ? 'model-ratio' : 'model-ratio low'}>
                {shownRatio(ratio)}
                <span class="off-screen">{ratio >= target.value ? ', enough' : ', too little'}</span>
              </span>
            </li>
          );
        })}
      </ul>
      <p class="muted note">
        At full severity, in linear light. A model shows which differences are lost, not what one person sees.
      </p>
    </section>
  );
};
