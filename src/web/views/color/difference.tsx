import { computed } from '@preact/signals';
import { DIFFERENCE_BANDS } from '../../../color/difference/bands.ts';
import { DEFAULT_DIFFERENCE_OPTIONS } from '../../../color/difference/method.ts';
import { differenceReport } from '../../../color/difference/report.ts';
import { ColorField } from '../../parts/color-field.tsx';
import { fields, identity, light, otherIdentity, otherLight } from './model.ts';

export const difference = computed(() =>
  differenceReport(
    { itself: light.value },
    { itself: otherLight.value },
    { metric: 'ciede2000', options: DEFAULT_DIFFERENCE_OPTIONS },
  ),
);

/** How far the colour is from another, by four formulas. */
export const Difference = () => {
  const { delta_e, band, metrics } = difference.value;
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
            <b>{delta_e.toFixed(2)}</b> CIEDE2000
            <small>
              {band}: {means}
            </small>
          </p>
          <dl class="facts">
            {Object.entries(metrics)
              .filter(([name]) => name !== 'CIEDE2000')
              .map(([name, value]) => (
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
