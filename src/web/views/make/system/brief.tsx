import { INTENTS } from '../../../../personalize/vocabulary/intents.ts';
import { LIMITS } from '../../../../personalize/vocabulary/limits.ts';
import { ColorListEditor, ColorListFaults } from '../../../parts/color-list.tsx';
import { LoadProblem } from '../../../parts/failure.tsx';
import { InputSelect } from '../../../parts/input-select.tsx';
import { NoteField } from '../../../parts/note-field.tsx';
import { PresetSelect } from '../../../parts/preset-select.tsx';
import { SeedField } from '../../../parts/seed-field.tsx';
import { namesIn } from '../../../parts/select-field.tsx';
import { StyleChoice } from '../../../parts/style-choice.tsx';
import { NumberSlider } from '../number-slider.tsx';
import { inputs, made, noteWords, shuffle, styleList, takePreset, taste } from './model.ts';

const Count = ({ name, label, step }: { name: 'derived' | 'depth'; label: string; step: number }) => {
  const [min, max] = LIMITS[name];
  return (
    <NumberSlider
      inputs={inputs}
      name={name}
      label={label}
      min={min}
      max={max}
      step={step}
      shown={(value) => value.toFixed(0)}
    />
  );
};

/** What the system is for. */
export const Brief = () => (
  <section class="card generator" aria-labelledby="generator-title">
    <div class="card-head">
      <h2 id="generator-title">Brief</h2>
      <button type="button" class="button" onClick={shuffle.run}>
        Regenerate
      </button>
    </div>
    <PresetSelect onChoose={takePreset} />
    <InputSelect
      inputs={inputs}
      name="intent"
      label="Purpose"
      value={inputs.get('intent')}
      options={namesIn(INTENTS)}
    />
    <StyleChoice list={styleList} />
    <section aria-label="Starting colours" class="system-colors">
      <p class="muted note">
        {taste.items.value.length === 0 && inputs.get('note').trim() === ''
          ? 'No colours: eight built-in colours are used.'
          : 'Starting colours'}
      </p>
      <ColorListEditor list={taste} label="Colours" />
      <ColorListFaults list={taste} />
      <label class="inline">
        <input
          type="checkbox"
          checked={inputs.get('lock') === 'yes'}
          disabled={taste.colors.value.length === 0}
          onChange={(event) => inputs.choose('lock', event.currentTarget.checked ? 'yes' : 'no')}
        />
        Keep these colours unchanged in every palette
      </label>
      <LoadProblem text={made.failure.value ?? ''} again={made.again} />
    </section>
    <NoteField id="system-note" inputs={inputs} words={noteWords.value} />
    <div class="sliders">
      <Count name="derived" label={'Per\u00a0section'} step={1} />
      <Count name="depth" label="Candidates" step={8} />
    </div>
    <SeedField id="seed" inputs={inputs} name="seed" keys="R" />
  </section>
);
