import type { ComponentChildren } from 'preact';
import { toHex } from '../../../../color/rgb.ts';
import { fromLinear } from '../../../../color/transfer.ts';
import { GRADIENT_TYPES } from '../../../../design/gradient/formats/gradient-data.ts';
import { schemeColors } from '../../../../design/gradient/schemes/colors.ts';
import { GRADIENT_SCHEMES } from '../../../../design/gradient/schemes/index.ts';
import { COMPLEXITIES, COMPLEXITY_IDS } from '../../../../design/gradient/schemes/scheme.ts';
import { AfterFirstPaint, lazyAfterFirstPaint } from '../../../parts/after-first-paint.tsx';
import { ColorListEditor, ColorListFaults } from '../../../parts/color-list.tsx';
import { LoadProblem, PartProblem } from '../../../parts/failure.tsx';
import { degrees } from '../../../parts/format.ts';
import { InputSelect } from '../../../parts/input-select.tsx';
import { Loading } from '../../../parts/loading.tsx';
import { MadeTitle } from '../../../parts/made-title.tsx';
import { SeedField } from '../../../parts/seed-field.tsx';
import { namesIn, SelectField } from '../../../parts/select-field.tsx';
import { Verdict } from '../../../parts/verdict.tsx';
import { importedText } from '../../../state/imported-text.ts';
import { inWorker } from '../../../state/in-worker.ts';
import type { View } from '../../../state/view.ts';
import { adoptStyle } from '../../../styles/adopt.ts';
import { GeneratorCard } from '../generator.tsx';
import { NumberSlider } from '../number-slider.tsx';
import { MadeHead } from '../result-header.tsx';
import { SeenList } from '../seen-list.tsx';
import { createShuffle } from '../shuffle.ts';
import { adoptMakeStyle } from '../style.ts';
import style from './gradient.css';
import {
  easing,
  fileOptions,
  fromScheme,
  hasLayers,
  inputs,
  interpolation,
  isEven,
  isLayerComing,
  list,
  MOST_STOPS,
  made,
  ready,
  samples,
  scheme,
  setStops,
  stops,
  ways,
} from './model.ts';
import { OnInterface } from './on-interface.tsx';
import { OPERATIONS } from './operations.ts';
import { Strip } from './strip.tsx';

adoptMakeStyle();
adoptStyle(style);

/** What was made by hand gives way to what is asked for; undo brings it back. */
const NOT_BY_HAND = [
  ['stops', ''],
  ['at', ''],
] as const;

/** As many colours stand for a gradient in the list of what was seen. */
const SEEN_STRIP = 12;
const shuffle = createShuffle(
  inputs,
  'seed',
  () =>
    (made.stale.value ? [] : samples.value)
      .filter((_, i, all) => i % Math.ceil(all.length / SEEN_STRIP) === 0)
      .map(({ linear }) => toHex(fromLinear(linear))),
  () => NOT_BY_HAND,
);

const SHAPES = GRADIENT_TYPES.map((id) => [id, id] as const);

/** What there is to choose from, as soon as the worker has said so. */
const optionsOf = (chosen: string, all: readonly { readonly id: string; readonly name: string }[]) =>
  all.length === 0 ? [[chosen, chosen] as const] : all.map(({ id, name }) => [id, name] as const);

/** Asks for another scheme. */
const another =
  (name: 'scheme' | 'many') =>
  (value: string): void =>
    inputs.chooseAll([...NOT_BY_HAND, [name, value]]);

const Generator = () => {
  const { method, complexity } = scheme.value;
  return (
    <GeneratorCard another={shuffle.run}>
      <SelectField
        id="scheme"
        label="Scheme"
        value={method}
        options={namesIn(GRADIENT_SCHEMES)}
        note={fromScheme.value ? GRADIENT_SCHEMES[method].description : 'The stops were changed by hand.'}
        onChoose={another('scheme')}
      />
      <SelectField
        id="many"
        label="Stops"
        value={complexity}
        options={COMPLEXITY_IDS.map((id) => [id, `${id}, ${COMPLEXITIES[id].from} to ${COMPLEXITIES[id].to}`])}
        onChoose={another('many')}
      />
      <SeedField id="seed" inputs={inputs} name="seed" keys="R" />
      <InputSelect
        inputs={inputs}
        name="in"
        label="Interpolation"
        value={interpolation.value}
        options={optionsOf(interpolation.value, ways.value.interpolations)}
      />
      <InputSelect
        inputs={inputs}
        name="ease"
        label="Easing"
        value={easing.value}
        options={optionsOf(easing.value, ways.value.easings)}
      />
      <InputSelect inputs={inputs} name="type" label="Shape" value={fileOptions.value.type} options={SHAPES} />
      <NumberSlider inputs={inputs} name="angle" label="Angle" min={0} max={360} step={15} shown={degrees} />
    </GeneratorCard>
  );
};

const BANDING = {
  smooth: 'Smooth',
  'subtle-compression': 'Slightly uneven',
  'visible-step-risk': 'Visible step possible',
};

const GREY = { grey: 'Passes through grey', muted: 'Muted in the middle' };

const Judgement = () => {
  const found = made.value.value;
  if (!found) return null;
  const { grey } = found;
  const { banding, step_ratio, note } = found.analysed;
  const isGrey = grey !== undefined;
  return (
    <p class="row judgement">
      <Verdict passes={banding === 'smooth' && !isGrey} word={grey === undefined ? BANDING[banding] : GREY[grey]} />
      <span class="muted">
        The largest step is {step_ratio.toFixed(2)} times the mean. {note}
      </span>
      {isGrey && (
        <button type="button" class="button quiet" onClick={() => inputs.choose('in', 'vivid')}>
          Keep it vivid
        </button>
      )}
      {interpolation.value.startsWith('vivid') && (
        <button
          type="button"
          class="button quiet"
          onClick={() => inputs.choose('in', interpolation.value === 'vivid' ? 'vivid-opposite' : 'vivid')}
        >
          Go the other way round
        </button>
      )}
    </p>
  );
};

const AsCss = lazyAfterFirstPaint(async () => (await import('./as-css.tsx')).AsCss);

const ofLayers = (part: ComponentChildren) => (
  <section class="card" aria-labelledby="layers-title">
    <h2 id="layers-title">Layers</h2>
    {part}
  </section>
);
const LayersComing = () => ofLayers(<Loading />);

/** Loaded with the first layer. */
const LayersCard = lazyAfterFirstPaint(
  async () => (await import('./layers-card.tsx')).LayersCard,
  () => ofLayers(<PartProblem />),
  LayersComing,
);

const Stack = lazyAfterFirstPaint(async () => (await import('./stack.tsx')).Stack);

/** Every so many samples one stands for them beside the title. */
const STRIP = 4;

const Main = () => (
  <div class="make">
    <MadeTitle
      title="Gradient"
      colors={samples.value.filter((_, i) => i % STRIP === 0).map(({ linear }) => fromLinear(linear))}
    />
    <Generator />
    <section class="card made" aria-labelledby="made-title">
      <MadeHead title={`${stops.value.length} stops`} />
      <LoadProblem text={made.failure.value ?? ''} again={made.again} />
      <Strip />
      <Judgement />
      <ColorListEditor list={list} label="Stops" least={2} />
      <ColorListFaults list={list} />
      <SeenList shuffle={shuffle} />
    </section>
    {hasLayers.value ? <LayersCard /> : isLayerComing.value && <LayersComing />}
    <OnInterface />
    <AfterFirstPaint>
      <Stack />
      <AsCss />
    </AfterFirstPaint>
  </div>
);

const STEPS = 16;

const isOfLayer = (place: string): boolean => place.startsWith('over');

export const view: View = {
  Main,
  inputs,
  set: {
    takes: 'all',
    open: (colors) => (colors.length < 2 ? undefined : { stops: colors.slice(0, MOST_STOPS).join('\n'), at: '' }),
  },
  ready,
  places: {
    colorAt: (place) =>
      isOfLayer(place) ? inputs.colorAt(place) : list.items.value[Number(place.split(':')[1])]?.text,
    setColor: (place, text) =>
      isOfLayer(place)
        ? inputs.setColor(place, text)
        : list.set(list.items.value.map((one, i) => (i === Number(place.split(':')[1]) ? text : one.text))),
  },
  calls: () => {
    const shared = { steps: STEPS, interpolation: interpolation.value, easing: easing.value };
    const colors = stops.value.map(({ color }) => color);
    const asked = stops.value.map(({ color, position }) => ({ pos: position, hex: toHex(color) }));
    const steps = 96;
    return [
      {
        operation: OPERATIONS.analyse,
        input: { stops: asked, steps, interpolation: interpolation.value, easing: easing.value },
        local: () => inWorker('analyseGradient', stops.value, steps, interpolation.value, easing.value),
      },
      ...(fromScheme.value && isEven.value
        ? [
            {
              operation: OPERATIONS.generate,
              input: { ...scheme.value, ...shared },
              local: async () => {
                const chosen = schemeColors(scheme.value);
                const { complexity, seed } = scheme.value;
                return {
                  method: chosen.method,
                  complexity,
                  seed,
                  ...(await inWorker('generateGradient', { colors: chosen.colors, ...shared })),
                };
              },
            },
          ]
        : []),
      ...(!fromScheme.value && isEven.value
        ? [
            {
              operation: OPERATIONS.generate,
              input: { colors: colors.map(toHex), ...shared },
              local: async () => ({
                method: null,
                complexity: null,
                seed: null,
                ...(await inWorker('generateGradient', { colors, ...shared })),
              }),
            },
          ]
        : []),
    ];
  },
  computed: () => [made],
  exports: () => stops.value.map(({ color }, i) => ({ label: String(i + 1), color })),
  files: async () => (await import('./files.ts')).files(),
  take: (found) => {
    const some = found.length === 1 ? [found[0]!, found[0]!] : found;
    setStops(some.slice(0, MOST_STOPS).map(({ text }, i, all) => ({ text, position: i / (all.length - 1) })));
    return importedText(found.length, MOST_STOPS);
  },
  keys: shuffle.keys,
};
