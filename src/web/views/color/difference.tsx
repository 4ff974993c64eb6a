import { computed } from '@preact/signals';
import { bandOf, DIFFERENCE_BANDS } from '../../../color/difference/bands.ts';
import { DEFAULT_DIFFERENCE_OPTIONS } from '../../../color/difference/method.ts';
import { usualFigures } from '../../../color/difference/usual.ts';
import { xyzToLab } from '../../../color/lab.ts';
import { XYZ_D65 } from '../../../color/white.ts';
import { ColorField } from '../../parts/color-field.tsx';
import { fields, identity, light, otherIdentity, otherLight } from './model.ts';

const figures = computed(() => {
  const labs = [light, otherLight].map(({ value }) => xyzToLab(value.at('xyz-d65'), XYZ_D65));
  return usualFigures(labs[0]!, labs[1]!, DEFAULT_DIFFERENCE_OPTIONS);
});

/** How far the colour is from another, by four formulas. */
export const Difference = () => {
  const { CIEDE2000: headline, ...others } = figures.value;
  const band = bandOf(headline);
  const means = DIFFERENCE_BANDS.find((one) => one.band === band)?.means;
  return (
    <section class="card difference-card" aria-labelledby="difference-title">
      <div class="card-head">
        <h2 id="difference-title">Difference to another colour</h2>
      </div>
      <div class="difference">
        <ColorField label="Other colour" {...fields.vs.value} />
        <div class="face meeting" aria-hidden="true">
          <span style={{ backgroundColor: identity.value.hex }} />
          <span style={{ backgroundColor: otherIdentity.value.hex }} />
        </div>
        <div>
          <p class="headline">
            <b>{headline.toFixed(2)}</b> CIEDE2000
            <small>
              {band}: {means}
            </small>
          </p>
          <dl class="facts">
            {Object.entries(others).map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value.toFixed(2)}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
};
