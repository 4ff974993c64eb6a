import { INTENTS } from '../../../../personalize/vocabulary/intents.ts';
import { LIMITS } from '../../../../personalize/vocabulary/limits.ts';
import { PRESETS } from '../../../../personalize/vocabulary/presets.ts';
import { ColorListEditor, ColorListFaults } from '../../../parts/color-list.tsx';
import { SeedField } from '../../../parts/seed-field.tsx';
import { SelectField } from '../../../parts/select-field.tsx';
import { StyleChoice } from '../../../parts/style-choice.tsx';
import { anotherSeed } from '../../../state/seed.ts';
import { NumberSlider } from '../number-slider.tsx';
import { inputs, made, styleList, takePreset, taste } from './model.ts';

export const anotherSystem = (): void => anotherSeed(inputs, 'seed');

const whole = (value: number): string => value.toFixed(0);

/** What the system is for. */
export const Brief = () => (
  <section class="card generator" aria-labelledby="generator-title">
    <div class="card-head">
      <h2 id="generator-title">Brief</h2>
      <button type="button" class="button" onClick={anotherSystem}>
        Another
      </button>
    </div>
    <SelectField
      id="preset"
      label="Begin with a preset"
      value=""
      options={[['', 'choose'], ...PRESETS.map(({ id, name }) => [id, name] as const)]}
      onChoose={takePreset}
    />
    <SelectField
      id="intent"
      label="For"
      value={inputs.get('intent')}
      options={Object.values(INTENTS).map(({ id, name }) => [id, name])}
      onChoose={(id) => {
        inputs.set('intent', id);
        inputs.settle();
      }}
    />
    <StyleChoice list={styleList} />
    <section aria-label="Colours to begin with" class="system-colors">
      <p class="muted note">
        {taste.items.value.length === 0 ? 'No colours: it begins with eight built-in ones.' : 'Colours to begin with'}
      </p>
      <ColorListEditor list={taste} label="Colours" />
      <ColorListFaults list={taste} />
      <label class="inline">
        <input
          type="checkbox"
          checked={inputs.get('lock') === 'yes'}
          disabled={taste.colors.value.length === 0}
          onChange={(event) => {
            inputs.set('lock', event.currentTarget.checked ? 'yes' : 'no');
            inputs.settle();
          }}
        />
        In every palette, exactly as they are
      </label>
      {made.failure.value === undefined ? null : (
        <p class="field-why" role="alert">
          {made.failure.value}
        </p>
      )}
    </section>
    <div class="sliders">
      <NumberSlider
        inputs={inputs}
        name="derived"
        label="Of each"
        min={LIMITS.derived[0]}
        max={LIMITS.derived[1]}
        step={1}
        shown={whole}
      />
      <NumberSlider
        inputs={inputs}
        name="depth"
        label="Sampled"
        min={LIMITS.depth[0]}
        max={LIMITS.depth[1]}
        step={8}
        shown={whole}
      />
    </div>
    <SeedField id="seed" inputs={inputs} name="seed" keys="R" />
  </section>
);
