import { GRADIENT_TYPES, type GradientType } from '../../../../design/gradient/formats/gradient-data.ts';
import { ColorListEditor, ColorListFaults } from '../../../parts/color-list.tsx';
import { degrees } from '../../../parts/format.ts';
import { SelectField } from '../../../parts/select-field.tsx';
import { Slider } from '../../../parts/slider.tsx';
import { announce } from '../../../state/announce.ts';
import { copyText } from '../../../state/copy.ts';
import { adoptStyle } from '../../../styles/adopt.ts';
import { BLENDS, type Blend } from './layer.ts';
import style from './layers.css';
import {
  addLayer,
  background,
  change,
  count,
  isFull,
  layeredCss,
  moveLayer,
  removeLayer,
  settingsOf,
  slots,
} from './layers-model.ts';
import { inputs } from './model.ts';

adoptStyle(style);

const SHAPES = GRADIENT_TYPES.map((id) => [id, id] as const);
const MODES = BLENDS.map((id) => [id, id] as const);

const LayerCard = ({ at }: { at: number }) => {
  const { type, angle, opacity, blend } = settingsOf(at);
  const { list } = slots[at]!;
  const name = `Layer ${at + 1}`;
  const settle = (): void => inputs.settle();
  return (
    <li aria-label={name}>
      <div class="row layer-head">
        <b>{name}</b>
        <button
          type="button"
          class="button quiet"
          aria-label={`Move ${name.toLowerCase()} up`}
          disabled={at === 0}
          onClick={() => moveLayer(at, -1)}
        >
          Up
        </button>
        <button
          type="button"
          class="button quiet"
          aria-label={`Move ${name.toLowerCase()} down`}
          disabled={at === count.value - 1}
          onClick={() => moveLayer(at, 1)}
        >
          Down
        </button>
        <button
          type="button"
          class="button quiet"
          aria-label={`Remove ${name.toLowerCase()}`}
          onClick={() => {
            removeLayer(at);
            announce(`Removed ${name.toLowerCase()}.`);
          }}
        >
          Remove
        </button>
      </div>
      <ColorListEditor list={list} label={`Colours of ${name.toLowerCase()}`} least={2} />
      <ColorListFaults list={list} />
      <div class="layer-settings">
        <SelectField
          id={`layer-${at}-type`}
          label={`Shape of ${name.toLowerCase()}`}
          value={type}
          options={SHAPES}
          onChoose={(next: GradientType) => {
            change(at, { type: next });
            settle();
          }}
        />
        <SelectField
          id={`layer-${at}-blend`}
          label={`Blend mode of ${name.toLowerCase()}`}
          value={blend}
          options={MODES}
          onChoose={(next: Blend) => {
            change(at, { blend: next });
            settle();
          }}
        />
        <Slider
          label={`Opacity of ${name.toLowerCase()}`}
          value={opacity}
          min={0}
          max={100}
          step={5}
          text={`${opacity}%`}
          onInput={(value) => change(at, { opacity: Math.round(value) })}
          onSettle={settle}
        />
        {type === 'radial' ? null : (
          <Slider
            label={`Angle of ${name.toLowerCase()}`}
            value={angle}
            min={0}
            max={360}
            step={15}
            text={degrees(angle)}
            onInput={(value) => change(at, { angle: Math.round(value) })}
            onSettle={settle}
          />
        )}
      </div>
    </li>
  );
};

/** Gradients over the gradient, mixed as backgrounds of CSS are. */
export const Layers = () => {
  const { images, blends } = background.value;
  return (
    <>
      <div
        class="css-gradient"
        role="img"
        aria-label={`The gradient with ${count.value === 1 ? '1 layer' : `${count.value} layers`} over it`}
        style={{ background: images.join(', '), backgroundBlendMode: blends.join(', ') }}
      />
      <div class="row">
        <button type="button" class="button quiet" disabled={isFull.value} onClick={addLayer}>
          Add a layer
        </button>
        <button type="button" class="button quiet" onClick={() => copyText(layeredCss())}>
          Copy CSS
        </button>
        <span class="muted note">Layer 1 is on top, the gradient at the bottom.</span>
      </div>
      <ol class="layers">
        {slots.slice(0, count.value).map((slot, at) => (
          <LayerCard key={slot.colors} at={at} />
        ))}
      </ol>
    </>
  );
};
