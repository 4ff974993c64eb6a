import { INTENTS } from '../../../personalize/vocabulary/intents.ts';
import { LIMITS } from '../../../personalize/vocabulary/limits.ts';
import { ColorListEditor, ColorListFaults } from '../../parts/color-list.tsx';
import { InputSelect } from '../../parts/input-select.tsx';
import { NoteField } from '../../parts/note-field.tsx';
import { PresetSelect } from '../../parts/preset-select.tsx';
import { SeedField } from '../../parts/seed-field.tsx';
import { namesIn } from '../../parts/select-field.tsx';
import { Slider } from '../../parts/slider.tsx';
import { StyleChoice } from '../../parts/style-choice.tsx';
import { briefFaults, inputs, noteWords, styleList, takePreset, taste, userPalette } from './model.ts';

const Dial = ({ name, label }: { name: 'diversity' | 'accessibility'; label: string }) => (
  <Slider
    label={label}
    value={Number(inputs.get(name))}
    min={0}
    max={100}
    step={1}
    text={inputs.get(name)}
    onInput={(value) => inputs.set(name, String(Math.round(value)))}
    onSettle={() => inputs.settle()}
  />
);

/** What is looked for: palettes follow as it changes. */
export const Brief = () => {
  return (
    <section class="card brief" aria-label="Brief">
      {briefFaults.value.map((text) => (
        <p key={text} class="field-why" role="status">
          {text}
        </p>
      ))}
      <PresetSelect onChoose={takePreset} />
      <InputSelect
        inputs={inputs}
        name="intent"
        label="Purpose"
        value={inputs.get('intent')}
        options={namesIn(INTENTS)}
      />
      <StyleChoice list={styleList} />
      <section aria-label="Starting colours" class="brief-colors">
        <p class="brief-label">Starting colours</p>
        <ColorListEditor list={taste} label="Starting colours" />
        <ColorListFaults list={taste} />
      </section>
      <NoteField id="note" inputs={inputs} words={noteWords.value} />
      <Dial name="diversity" label="Diversity" />
      <Dial name="accessibility" label="Accessibility" />
      <SeedField id="seed" inputs={inputs} name="seed" />
      <details open={userPalette.items.value.length > 0}>
        <summary>Score your own palette</summary>
        <div class="brief-colors">
          <ColorListEditor list={userPalette} label="Your palette" />
          <ColorListFaults list={userPalette} />
          {userPalette.items.value.length > 0 && userPalette.colors.value.length < LIMITS.score_palette[0] ? (
            <p class="muted note">Two colours or more are scored.</p>
          ) : null}
        </div>
      </details>
    </section>
  );
};
