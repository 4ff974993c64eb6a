import { signal } from '@preact/signals';
import { toHex } from '../../../../color/rgb.ts';
import { FILLS } from '../../../../design/tokens/fill-modes.ts';
import { TOKEN_HARMONIES } from '../../../../design/tokens/harmonies.ts';
import { LEVELS } from '../../../../design/tokens/level-modes.ts';
import { TOKEN_PARTS } from '../../../../design/tokens/parts.ts';
import { lazyAfterFirstPaint } from '../../../parts/after-first-paint.tsx';
import { ColorListEditor, ColorListFaults } from '../../../parts/color-list.tsx';
import { LoadProblem, PartProblem } from '../../../parts/failure.tsx';
import { EntrySelect } from '../../../parts/input-select.tsx';
import { Loading } from '../../../parts/loading.tsx';
import { MadeTitle } from '../../../parts/made-title.tsx';
import { inWorker } from '../../../state/in-worker.ts';
import { usesCurrent } from '../../../state/set-use.ts';
import type { View } from '../../../state/view.ts';
import { adoptStyle } from '../../../styles/adopt.ts';
import { BackgroundFields } from '../background-fields.tsx';
import { CardOnRequest } from '../card-on-request.tsx';
import { FromColor } from '../from-color.tsx';
import { MadeHead } from '../result-header.tsx';
import { adoptMakeStyle } from '../style.ts';
import {
  again,
  backgrounds,
  hueList,
  inputs,
  made,
  parts,
  pick,
  problem,
  ramps,
  ready,
  roles,
  seed,
  settings,
  unset,
} from './model.ts';
import { OPERATIONS } from './operations.ts';
import { Pairs } from './pairs.tsx';
import { Ramps } from './ramps.tsx';
import style from './tokens.css';

adoptMakeStyle();
adoptStyle(style);

/** Loaded with the first hue that is added. */
const HueNameFields = lazyAfterFirstPaint(
  async () => (await import('./hue-name-fields.tsx')).HueNameFields,
  PartProblem,
  () => <Loading height={`${18 + 38 * Math.ceil(hueList.colors.value.length / 2)}px`} />,
);
const HueCurves = lazyAfterFirstPaint(
  async () => (await import('./hue-curves.tsx')).HueCurves,
  PartProblem,
  () => <Loading height="190px" />,
);
const Interface = lazyAfterFirstPaint(async () => (await import('../interface/interface.tsx')).Interface);

const Generator = () => {
  const { harmony, fill, levels } = settings.value;
  return (
    <FromColor inputs={inputs} label="Seed" color={seed} pick={pick}>
      <EntrySelect
        inputs={inputs}
        name="harmony"
        label="Secondary and accent"
        value={harmony}
        table={TOKEN_HARMONIES}
      />
      <EntrySelect inputs={inputs} name="fill" label="Text on colours" value={fill} table={FILLS} />
      <EntrySelect inputs={inputs} name="levels" label="Steps of the hues" value={levels} table={LEVELS} />
      <section aria-label="Further hues" class="brief-colors">
        <p class="muted note">Further hues, each a ramp</p>
        <ColorListEditor list={hueList} label="Further hues" />
        <ColorListFaults list={hueList} />
        {hueList.colors.value.length > 0 && <HueNameFields />}
      </section>
      <fieldset class="choice">
        <legend>Parts</legend>
        <div class="row">
          {TOKEN_PARTS.map((part) => (
            <label class="inline" key={part}>
              <input
                type="checkbox"
                checked={parts.value.includes(part)}
                onChange={(event) => {
                  const wanted = TOKEN_PARTS.filter((one) =>
                    one === part ? event.currentTarget.checked : parts.value.includes(one),
                  );
                  inputs.choose('parts', wanted.join('~'));
                }}
              />
              {part}
            </label>
          ))}
          <label class="inline">
            <input
              type="checkbox"
              checked={inputs.get('dark') === 'yes'}
              onChange={(event) => inputs.choose('dark', event.currentTarget.checked ? 'yes' : 'no')}
            />
            dark theme
          </label>
        </div>
      </fieldset>
      <div class="field">
        <label for="name">Name in the files</label>
        <input
          id="name"
          type="text"
          maxLength={200}
          value={inputs.get('name')}
          onInput={(event) => inputs.set('name', event.currentTarget.value)}
          onChange={() => inputs.settle()}
        />
      </div>
    </FromColor>
  );
};

const areCurvesOpen = signal(false);

/** Loaded on request: with them a first view would be too large. */
const Curves = () => (
  <CardOnRequest id="curves-title" title="Curves" isOpen={areCurvesOpen}>
    <HueCurves />
  </CardOnRequest>
);

const Main = () => (
  <div class="make">
    <MadeTitle title="Tokens" colors={ramps.value[0]?.steps.map(({ color }) => color) ?? []} />
    <Generator />
    <section class="card made" aria-labelledby="made-title">
      <MadeHead title={`${made.value.value?.meta.count ?? 0} tokens`} />
      <LoadProblem text={problem.value} again={again} />
      <Ramps />
      <p class="muted note">The number in each cell is its contrast. Click to copy the colour.</p>
      <BackgroundFields backgrounds={backgrounds} />
      <Pairs />
    </section>
    <Interface roles={roles.value} />
    <Curves />
  </div>
);

const input = () => {
  const { hues, ...others } = settings.value;
  return {
    ...others,
    seed: toHex(seed.color.value),
    ...(hues ? { hues: hues.map(({ name, color }) => ({ name, color: toHex(color) })) } : {}),
  };
};

export const view: View = {
  Main,
  inputs,
  set: usesCurrent(inputs, 'c'),
  ready,
  calls: () => [{ operation: OPERATIONS.generate, input: input(), local: () => inWorker('tokens', settings.value) }],
  computed: () => [unset, made],
  exports: () =>
    ramps.value.flatMap(({ name, steps }) => steps.map(({ step, color }) => ({ label: `${name}-${step}`, color }))),
  files: async () => (await import('./files.ts')).files(),
  take: ([first]) => {
    inputs.set('c', first!.text);
    return `The seed is ${first!.text}.`;
  },
};
