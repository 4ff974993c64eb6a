import { computed } from '@preact/signals';
import { AXES } from '../../../accessibility/plate/inks.ts';
import { models } from '../../../accessibility/vision/models/index.ts';
import { simulatePixels } from '../../../accessibility/vision/pixels.ts';
import { Problem } from '../../parts/failure.tsx';
import { Painted, type Painting } from '../../parts/painted.tsx';
import { SeedField } from '../../parts/seed-field.tsx';
import { Verdict } from '../../parts/verdict.tsx';
import { inputs, PLATE_SIZE, plate, plateWhy, sight } from './model.ts';

const BLANK: Painting = {
  pixels: new Uint8ClampedArray(4 * PLATE_SIZE * PLATE_SIZE).fill(255),
  width: PLATE_SIZE,
  height: PLATE_SIZE,
};
const normal = computed((): Painting => plate.value.value ?? BLANK);
const seen = computed((): Painting => {
  if (!plate.value.value) return BLANK;
  const pixels = normal.value.pixels.slice();
  simulatePixels(sight.value.simulation, pixels);
  return { ...normal.value, pixels };
});

const Verification = () => {
  const report = plate.value.value?.report;
  if (!report) return null;
  const { passes, normal: toNormal, dichromat, size_auc, brightness_auc } = report.verification;
  return (
    <>
      <ul class="verification">
        {toNormal === null ? null : (
          <li>
            <Verdict passes={toNormal.visible} word={toNormal.visible ? 'Seen' : 'Hidden'} />
            <span>normal vision</span>
            <span class="muted">d′ {toNormal.d_prime.toFixed(1)}</span>
          </li>
        )}
        {dichromat.map(({ model, hidden, d_prime }) => (
          <li key={model}>
            <Verdict passes={hidden} word={hidden ? 'Hidden' : 'Seen'} />
            <span>{models[model].name}</span>
            <span class="muted">d′ {d_prime.toFixed(2)}</span>
          </li>
        ))}
        {size_auc === null || brightness_auc === null ? null : (
          <li>
            <Verdict passes={passes === true} word={passes === true ? 'No other cues' : 'Doubtful'} />
            <span>dot size and brightness do not reveal the figure</span>
            <span class="muted">
              {size_auc.toFixed(2)}, {brightness_auc.toFixed(2)}
            </span>
          </li>
        )}
      </ul>
      {report.warnings.map((warning) => (
        <p class="field-why" key={warning}>
          {warning}
        </p>
      ))}
      <p class="muted note">{report.note}</p>
    </>
  );
};

/** A test plate made to order, with the proof that its figure is hidden from the dichromat of its axis. */
export const PlateCard = () => (
  <section class="card plate-card" aria-labelledby="plate-title">
    <div class="card-head">
      <h2 id="plate-title">A test plate</h2>
      <p class="muted">verified from its own dots</p>
    </div>
    <div class="plate-controls">
      <label class="field">
        <span>Digits</span>
        <input
          class="mono"
          type="text"
          inputMode="numeric"
          value={inputs.get('plate')}
          aria-invalid={plateWhy.value !== undefined}
          aria-describedby="plate-why"
          onInput={(event) => inputs.set('plate', event.currentTarget.value)}
          onChange={() => inputs.settle()}
        />
      </label>
      <label class="field">
        <span>Axis</span>
        <select value={inputs.get('axis')} onChange={(event) => inputs.choose('axis', event.currentTarget.value)}>
          {AXES.map((axis) => (
            <option key={axis}>{axis}</option>
          ))}
        </select>
      </label>
      <SeedField id="plate-seed" inputs={inputs} name="seed" />
    </div>
    <p class="field-why" id="plate-why">
      {plateWhy.value}
    </p>
    <div class={plate.stale.value ? 'plates waiting' : 'plates'}>
      <figure>
        <Painted painting={normal} className="plate-paint" />
        <figcaption>Normal vision</figcaption>
      </figure>
      <figure>
        <Painted painting={seen} className="plate-paint" />
        <figcaption>{sight.value.name}</figcaption>
      </figure>
    </div>
    <Problem text={plate.failure.value} />
    <Verification />
  </section>
);
