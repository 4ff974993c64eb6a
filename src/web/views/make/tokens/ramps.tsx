import { computed, signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { type Rgb, toHex } from '../../../../color/rgb.ts';
import { RAMP_STEPS } from '../../../../design/tokens/ramp-steps.ts';
import { lazyAfterFirstPaint } from '../../../parts/after-first-paint.tsx';
import { Choices } from '../../../parts/choices.tsx';
import { PartProblem } from '../../../parts/failure.tsx';
import { inkOn } from '../../../parts/format.ts';
import { Loading } from '../../../parts/loading.tsx';
import { tellReaders } from '../../../state/announce.ts';
import { copyText } from '../../../state/copy.ts';
import { AGAINST, AGAINST_IDS, FIGURE_IDS, FIGURES, promiseOf } from './cell-figures.ts';
import { against, asked, backgroundOf, figure, inputs, ramps, seed } from './model.ts';

const acrossAll = (part: ComponentChildren) => (
  <tr>
    <td colSpan={RAMP_STEPS.length + 1}>{part}</td>
  </tr>
);

/** Loaded when the lightness of columns is asked for, by the button or by a link. */
const ColumnHeads = lazyAfterFirstPaint(
  async () => (await import('./column-heads.tsx')).ColumnHeads,
  () => acrossAll(<PartProblem />),
  () => acrossAll(<Loading height="44px" />),
);

const isAsked = signal(false);
const isSet = computed(() => asked.value.size > 0);
const isOpen = computed(() => ramps.value.length > 0 && (isSet.value || isAsked.value));

/** Opens and closes the lightness of columns. What is set stays in sight: as long as something is, the button resets it. */
const LightnessButton = () => {
  const toggles = isOpen.value ? 'Hide' : 'Set';
  return (
    <button
      type="button"
      class="link-button"
      aria-expanded={isSet.value ? undefined : isOpen.value}
      disabled={ramps.value.length === 0}
      onClick={() => {
        if (!isSet.value) {
          isAsked.value = !isOpen.value;
          return;
        }
        isAsked.value = true;
        inputs.choose('steps', '');
        tellReaders('Lightness reset');
      }}
    >
      {isSet.value ? 'Reset' : toggles} lightness
    </button>
  );
};

const Cell = ({ name, step, color, background }: { name: string; step: string; color: Rgb; background: Rgb }) => {
  const hex = toHex(color);
  const { of, shown, unit } = FIGURES[figure.value];
  const contrast = shown(of(color, background));
  const isBrand = hex === toHex(seed.color.value);
  return (
    <td class={isBrand ? 'brand' : ''} style={{ backgroundColor: hex, color: inkOn(color) }}>
      <button
        type="button"
        data-color={hex}
        aria-label={`${name} ${step}, ${hex}, ${contrast} ${unit} on ${toHex(background)}${isBrand ? ', the seed' : ''}. Copy`}
        title={`${hex}, ${contrast} ${unit} on ${toHex(background)}${isBrand ? ', the seed' : ''}`}
        onClick={() => copyText(hex)}
      >
        {contrast}
      </button>
    </td>
  );
};

/** What every hue of a column reaches. */
const Promises = ({ steps }: { steps: readonly string[] }) => {
  const { of } = FIGURES[figure.value];
  return (
    <tr>
      <th scope="row">All reach</th>
      {steps.map((step, i) => {
        const level = promiseOf(
          figure.value,
          ramps.value.map((ramp) => of(ramp.steps[i]!.color, backgroundOf(ramp))),
        );
        return (
          <td key={step} class="promise">
            {level === undefined ? <span class="muted">–</span> : `✓ ${level}`}
          </td>
        );
      })}
    </tr>
  );
};

/** All hues at once: the contrast of every step, and what holds for every hue of a column. */
export const Ramps = () => {
  const steps = (ramps.value[0]?.steps ?? []).map(({ step }) => step);
  return (
    <>
      <div class="row">
        <Choices
          name="figure"
          label="Contrast measure"
          className="small"
          value={figure.value}
          options={FIGURE_IDS.map((id) => [id, FIGURES[id].name])}
          onChoose={(id) => inputs.choose('figure', id)}
        />
        <Choices
          name="against"
          label="Background of the figures"
          className="small"
          value={against.value}
          options={AGAINST_IDS.map((id) => [id, `on ${AGAINST[id]}`])}
          onChoose={(id) => inputs.choose('on', id)}
        />
      </div>
      <div class="scroll">
        <table class="ramps">
          <thead>
            <tr>
              <td>
                <LightnessButton />
              </td>
              {steps.map((step) => (
                <th scope="col" key={step}>
                  {step}
                </th>
              ))}
            </tr>
            {isOpen.value && <ColumnHeads steps={steps} />}
          </thead>
          <tbody>
            {ramps.value.map((ramp) => (
              <tr key={ramp.name}>
                <th scope="row">{ramp.name}</th>
                {ramp.steps.map(({ step, color }) => (
                  <Cell key={step} name={ramp.name} step={step} color={color} background={backgroundOf(ramp)} />
                ))}
              </tr>
            ))}
            {ramps.value.length === 0 ? null : <Promises steps={steps} />}
          </tbody>
        </table>
      </div>
    </>
  );
};
