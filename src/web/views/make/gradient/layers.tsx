import { GRADIENT_TYPES, type GradientType } from '../../../../design/gradient/formats/gradient-data.ts';
import { ColorListEditor, ColorListFaults } from '../../../parts/color-list.tsx';
import { focusDrawn } from '../../../parts/focus-drawn.ts';
import { degrees } from '../../../parts/format.ts';
import { SelectField } from '../../../parts/select-field.tsx';
import { Slider } from '../../../parts/slider.tsx';
import { tellReaders } from '../../../state/announce.ts';
import { announceChange } from '../../../state/announce-change.ts';
import { copyText } from '../../../state/copy.ts';
import { adoptStyle } from '../../../styles/adopt.ts';
import { drawingFailure } from './gradient-image.ts';
import { ImageProblem } from './image-problem.tsx';
import { BLENDS, type Blend } from './layer-settings.ts';
import style from './layers.css';
import {
  background,
  change,
  filled,
  LEAST_COLORS,
  layeredCss,
  layers,
  moveLayer,
  removeLayer,
  type Slot,
  settingsOf,
} from './layers-model.ts';
import { ADD_LAYER, inputs } from './model.ts';

adoptStyle(style);

const SHAPES = GRADIENT_TYPES.map((id) => [id, id] as const);
const MODES = BLENDS.map((id) => [id, id] as const);

const COUNTS = ['no layers', '1 layer'];

const idOf = (at: number, way: string): string => `layer-${at}-${way}`;

/** Moves a layer, and the focus with it. */
const move = (at: number, by: -1 | 1): void => {
  const to = at + by;
  moveLayer(at, by);
  tellReaders(`Moved to layer ${to + 1}`);
  focusDrawn(() => {
    const [way, back] = by < 0 ? ['up', 'down'] : ['down', 'up'];
    const button = document.getElementById(idOf(to, way)) as HTMLButtonElement | null;
    return button?.disabled ? document.getElementById(idOf(to, back)) : button;
  });
};

const LayerCard = ({ slot, at }: { slot: Slot; at: number }) => {
  const { type, angle, opacity, blend } = settingsOf(slot);
  const { list } = slot;
  const name = `Layer ${at + 1}`;
  const settle = (): void => inputs.settle();
  return (
    <li aria-label={name}>
      <div class="row layer-head">
        <b>{name}</b>
        <button
          type="button"
          class="button quiet"
          id={idOf(at, 'up')}
          aria-label={`Move ${name.toLowerCase()} up`}
          disabled={at === 0}
          onClick={() => move(at, -1)}
        >
          Up
        </button>
        <button
          type="button"
          class="button quiet"
          id={idOf(at, 'down')}
          aria-label={`Move ${name.toLowerCase()} down`}
          disabled={at === filled.value.length - 1}
          onClick={() => move(at, 1)}
        >
          Down
        </button>
        <button
          type="button"
          class="button quiet"
          aria-label={`Remove ${name.toLowerCase()}`}
          onClick={() => {
            void announceChange(() => {
              removeLayer(at);
              return `Removed ${name.toLowerCase()}.`;
            });
            // With the last layer its card goes, and the button is beside the stops again.
            focusDrawn(() => document.getElementById(ADD_LAYER));
          }}
        >
          Remove
        </button>
      </div>
      <ColorListEditor
        list={list}
        label={`Colours of ${name.toLowerCase()}`}
        least={LEAST_COLORS}
        of={` of ${name.toLowerCase()}`}
      />
      <ColorListFaults list={list} />
      {list.colors.value.some(({ color }) => color.isMapped) && (
        <p class="muted note">Colours outside sRGB are mapped to sRGB in a layer.</p>
      )}
      {list.colors.value.length < LEAST_COLORS ? (
        <p class="field-why">This layer is not drawn. A layer needs {LEAST_COLORS} valid colours.</p>
      ) : null}
      <div class="layer-settings">
        <SelectField
          id={`layer-${at}-type`}
          label={`Shape of ${name.toLowerCase()}`}
          value={type}
          options={SHAPES}
          onChoose={(next: GradientType) => inputs.asStep(() => change(slot, { type: next }))}
        />
        <SelectField
          id={`layer-${at}-blend`}
          label={`Blend mode of ${name.toLowerCase()}`}
          value={blend}
          options={MODES}
          onChoose={(next: Blend) => inputs.asStep(() => change(slot, { blend: next }))}
        />
        <Slider
          label={`Opacity of ${name.toLowerCase()}`}
          value={opacity}
          min={0}
          max={100}
          step={5}
          text={`${opacity}%`}
          onInput={(value) => change(slot, { opacity: Math.round(value) })}
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
            onInput={(value) => change(slot, { angle: Math.round(value) })}
            onSettle={settle}
          />
        )}
      </div>
    </li>
  );
};

/** Gradients over the gradient, mixed as backgrounds of CSS are. */
export const Layers = () => {
  const painted = background.value;
  const { length } = layers.value;
  return (
    <div class="layer-list">
      <ImageProblem />
      <div
        class="css-gradient"
        role="img"
        aria-label={`The gradient with ${COUNTS[length] ?? `${length} layers`} over it`}
        style={painted && { background: painted.images.join(', '), backgroundBlendMode: painted.blends.join(', ') }}
      />
      <div class="row">
        <button
          type="button"
          class="button quiet"
          disabled={!painted || drawingFailure.value !== undefined}
          onClick={() => layeredCss().then(copyText, () => undefined)}
        >
          Copy CSS
        </button>
        <span class="muted note">Layer 1 is on top, the gradient at the bottom. Layers are included in CSS only.</span>
      </div>
      <ol class="layers">
        {filled.value.map((slot, at) => (
          <LayerCard key={slot.colors} slot={slot} at={at} />
        ))}
      </ol>
    </div>
  );
};
