import { toHex } from '../../../../color/rgb.ts';
import { evaluateShades } from '../../../../design/shade/evaluate.ts';
import { SHADE_METHOD_IDS, SHADE_METHODS } from '../../../../design/shade/methods/index.ts';
import { shadeScale } from '../../../../design/shade/scale.ts';
import { ColorField } from '../../../parts/color-field.tsx';
import { percent, shownRatio } from '../../../parts/format.ts';
import { HueSlider } from '../../../parts/hue-slider.tsx';
import { Plane } from '../../../parts/plane.tsx';
import { SelectField } from '../../../parts/select-field.tsx';
import { Verdict } from '../../../parts/verdict.tsx';
import type { View } from '../../view.ts';
import { ColorGrid } from '../color-grid.tsx';
import { createCurves } from '../curves.tsx';
import { ExportButton } from '../export-button.tsx';
import { GroundFields } from '../ground-fields.tsx';
import { NumberSlider } from '../number-slider.tsx';
import { Preview } from '../preview.tsx';
import { adoptMakeStyle } from '../style.ts';
import {
  base,
  edited,
  grounds,
  inputs,
  judged,
  MOST_STEPS,
  pick,
  preview,
  scale,
  settings,
  tokens,
  unevenAt,
} from './model.ts';
import { OPERATIONS } from './operations.ts';

adoptMakeStyle();

const Curves = createCurves(edited);

const EVENNESS = { even: 'Even steps', 'slightly-uneven': 'Slightly uneven', lumpy: 'Uneven steps' } as const;

const Judgement = () => {
  if (!judged.value) return <p class="muted">Three steps or more are judged.</p>;
  const { verdict, notes, evenness, step_ratio, usable_span, text_pairs } = judged.value;
  return (
    <div class="judgement">
      <p class="row">
        <Verdict passes={verdict === 'sound'} word={verdict === 'sound' ? 'Sound' : EVENNESS[evenness]} />
        <span class="muted">
          the largest step is {step_ratio.toFixed(2)} times the mean; {shownRatio(usable_span)} to 1 from end to end;{' '}
          {text_pairs.body_text} of {text_pairs.pairs} pairs carry text
        </span>
      </p>
      {notes.map((note) => (
        <p class="field-why" key={note}>
          {note}
        </p>
      ))}
    </div>
  );
};

const Main = () => {
  const { l, c } = pick.oklch.value;
  const { base_step, nearest_step } = scale.value;
  const { method } = settings.value;
  return (
    <div class="make">
      <h1 tabIndex={-1}>Shades</h1>
      <section class="card generator" aria-labelledby="generator-title">
        <div class="card-head">
          <h2 id="generator-title">From one colour</h2>
        </div>
        <ColorField
          id="c"
          label="Base"
          text={inputs.get('c')}
          shown={base.color.value}
          reading={base.reading.value}
          onText={(text) => inputs.set('c', text)}
          onSettle={() => inputs.settle()}
        />
        <Plane
          pick={pick}
          legend="Lightness and chroma of the base"
          words={`lightness ${percent(l)}, chroma ${c.toFixed(3)}`}
        />
        <HueSlider pick={pick} />
        <SelectField
          id="method"
          label="Method"
          value={method}
          options={SHADE_METHOD_IDS.map((id) => [id, SHADE_METHODS[id].name])}
          note={SHADE_METHODS[method].description}
          onChoose={(id) => {
            inputs.set('method', id);
            inputs.settle();
          }}
        />
        <NumberSlider
          inputs={inputs}
          name="n"
          label="Steps"
          min={2}
          max={MOST_STEPS}
          step={1}
          shown={(v) => v.toFixed(0)}
        />
      </section>
      <section class="card made" aria-labelledby="made-title">
        <div class="card-head">
          <h2 id="made-title">{edited.colors.value.length} steps</h2>
          <div class="row">
            <p class="muted">
              {base_step === null ? `The base is nearest to ${nearest_step}` : `The base is step ${base_step}`}
            </p>
            <button type="button" class="button quiet" disabled={edited.kept.value.size === 0} onClick={edited.release}>
              Release all
            </button>
            <ExportButton />
          </div>
        </div>
        <ColorGrid edited={edited} grounds={grounds.both.value} names={tokens.value} />
        <GroundFields grounds={grounds} />
        <Judgement />
      </section>
      <Curves names={tokens.value} mark={unevenAt.value} />
      <Preview roles={preview.roles.value} series={edited.colors.value} note="roles made from the base" />
    </div>
  );
};

const hexes = (): string[] => edited.colors.value.map(toHex);

export const view: View = {
  Main,
  inputs,
  places: {
    colorAt: (place) => (place === 'c' ? inputs.get('c') : edited.places.colorAt(place)),
    setColor: (place, text) => (place === 'c' ? inputs.set('c', text) : edited.places.setColor(place, text)),
  },
  calls: () => [
    {
      operation: OPERATIONS.scale,
      input: { ...settings.value, color: toHex(base.color.value) },
      local: () => shadeScale(settings.value),
    },
    ...(judged.value
      ? [
          {
            operation: OPERATIONS.evaluate,
            input: { steps: hexes() },
            local: () => evaluateShades(edited.colors.value),
          },
        ]
      : []),
  ],
  exports: () => edited.colors.value.map((color, i) => ({ label: tokens.value[i]!, color })),
  files: async () => (await import('./files.ts')).files(),
  take: ([first]) => {
    inputs.set('c', first!.text);
    return `The base is ${first!.text}.`;
  },
};
