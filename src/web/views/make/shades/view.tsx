import { toHex } from '../../../../color/rgb.ts';
import { evaluateShades } from '../../../../design/shade/evaluate.ts';
import { LoadProblem } from '../../../parts/failure.tsx';
import { shownRatio } from '../../../parts/format.ts';
import { InputSelect } from '../../../parts/input-select.tsx';
import { MadeTitle } from '../../../parts/made-title.tsx';
import { Verdict } from '../../../parts/verdict.tsx';
import { inWorker } from '../../../state/in-worker.ts';
import { usesCurrent } from '../../../state/set-use.ts';
import type { View } from '../../../state/view.ts';
import { BackgroundFields } from '../background-fields.tsx';
import { createBelow } from '../below.tsx';
import { ColorGrid } from '../color-grid.tsx';
import { FromColor } from '../from-color.tsx';
import { NumberSlider } from '../number-slider.tsx';
import { MadeHead } from '../result-header.tsx';
import { adoptMakeStyle } from '../style.ts';
import {
  backgrounds,
  base,
  edited,
  inputs,
  judged,
  MOST_STEPS,
  made,
  methods,
  pick,
  preview,
  ready,
  settings,
  tokens,
  unevenAt,
} from './model.ts';
import { OPERATIONS } from './operations.ts';

adoptMakeStyle();

const Below = createBelow(edited);

const EVENNESS = { even: 'Even steps', 'slightly-uneven': 'Slightly uneven', lumpy: 'Uneven steps' } as const;

const sentence = ({ step_ratio, usable_span, text_pairs }: NonNullable<typeof judged.value>): string =>
  `The largest step is ${step_ratio.toFixed(2)} times the mean; ${shownRatio(usable_span)} to 1 from end to end; ${text_pairs.body_text} of ${text_pairs.pairs} pairs carry text.`;

const Judgement = () => {
  const found = judged.value;
  return (
    <section class="card judgement" aria-labelledby="judgement-title">
      <div class="card-head">
        <h2 id="judgement-title">Evenness and contrast</h2>
        {found ? (
          <Verdict
            passes={found.verdict === 'sound'}
            word={found.verdict === 'sound' ? 'Good' : EVENNESS[found.evenness]}
          />
        ) : null}
      </div>
      <p class="muted">{found ? sentence(found) : 'Three steps or more are judged.'}</p>
      {found?.notes.map((note) => (
        <p class="field-why" key={note}>
          {note}
        </p>
      ))}
    </section>
  );
};

const Main = () => {
  const scale = made.value.value;
  const method = scale?.method ?? settings.value.method;
  return (
    <div class="make">
      <MadeTitle title="Shades" colors={edited.colors.value} />
      <FromColor inputs={inputs} label="Base" color={base} pick={pick}>
        <InputSelect
          inputs={inputs}
          name="method"
          label="Method"
          value={method}
          options={methods.value.length === 0 ? [[method, method]] : methods.value.map(({ id, name }) => [id, name])}
          note={methods.value.find(({ id }) => id === method)?.description ?? ''}
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
      </FromColor>
      <section class={made.stale.value ? 'card made waiting' : 'card made'} aria-labelledby="made-title">
        <MadeHead title={`${edited.colors.value.length} steps`} edited={edited}>
          {scale && (
            <p class="muted">
              {scale.base_step === null
                ? `The base is nearest to ${scale.nearest_step}`
                : `The base is step ${scale.base_step}`}
            </p>
          )}
        </MadeHead>
        <LoadProblem text={made.failure.value ?? ''} again={made.again} />
        <ColorGrid edited={edited} backgrounds={backgrounds.both.value} names={tokens.value} />
        <BackgroundFields backgrounds={backgrounds} />
      </section>
      <Below
        names={tokens.value}
        mark={unevenAt.value}
        roles={preview.roles.value}
        note="buttons in steps of this scale"
      >
        <Judgement />
      </Below>
    </div>
  );
};

const hexes = (): string[] => edited.colors.value.map(toHex);

export const view: View = {
  Main,
  inputs,
  set: usesCurrent(inputs, 'c'),
  ready,
  places: edited.places,
  calls: () => [
    {
      operation: OPERATIONS.scale,
      input: { ...settings.value, color: toHex(base.color.value) },
      local: () => inWorker('shades', settings.value, 'tailwind'),
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
  computed: () => [made],
  exports: () => edited.colors.value.map((color, i) => ({ label: tokens.value[i]!, color })),
  files: async () => (await import('./files.ts')).files(),
  take: ([first]) => {
    inputs.set('c', first!.text);
    return `The base is ${first!.text}.`;
  },
};
