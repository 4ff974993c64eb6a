import { toHex } from '../../../../color/rgb.ts';
import { HARMONY_METHODS } from '../../../../design/harmony/methods/index.ts';
import { WHEELS } from '../../../../design/wheel/wheels.ts';
import { LoadProblem } from '../../../parts/failure.tsx';
import { degrees } from '../../../parts/format.ts';
import { InputSelect } from '../../../parts/input-select.tsx';
import { MadeTitle } from '../../../parts/made-title.tsx';
import { PictureInput } from '../../../parts/picture-input.tsx';
import { SeedField } from '../../../parts/seed-field.tsx';
import { namesIn } from '../../../parts/select-field.tsx';
import { announce } from '../../../state/announce.ts';
import { importedText } from '../../../state/imported-text.ts';
import { inWorker } from '../../../state/in-worker.ts';
import { readPicture, SUPERSEDED } from '../../../state/picture.ts';
import type { View } from '../../../state/view.ts';
import { BackgroundFields } from '../background-fields.tsx';
import { BALANCES } from '../balances.ts';
import { createBelow } from '../below.tsx';
import { ColorGrid } from '../color-grid.tsx';
import { GeneratorCard } from '../generator.tsx';
import { NumberSlider } from '../number-slider.tsx';
import { MadeHead } from '../result-header.tsx';
import { SeenList } from '../seen-list.tsx';
import { ShareSlider } from '../share-slider.tsx';
import { createShuffle } from '../shuffle.ts';
import { adoptMakeStyle } from '../style.ts';
import { OPENS_ON_TONE } from '../tone.ts';
import {
  BY_SEED,
  backgrounds,
  edited,
  inputs,
  judged,
  MOST_COLORS,
  made,
  methods,
  preview,
  ready,
  settings,
  takeColors,
  takeImage,
} from './model.ts';
import { OPERATIONS } from './operations.ts';

adoptMakeStyle();

const Below = createBelow(edited);
const REARRANGE = { most: MOST_COLORS, take: takeColors };
/** An image is sampled at this size: no colour of it that matters is lost. */
const LOOKED_AT = 1000;

const importImage = async (file: File): Promise<string> => {
  try {
    const found = await takeImage(async () => (await readPicture(file, file.name)).pixels(LOOKED_AT));
    if (found === undefined) return SUPERSEDED;
    return `${found} ${found === 1 ? 'colour' : 'colours'} imported from ${file.name || 'the image'}.`;
  } catch (error) {
    return (error as Error).message;
  }
};

/** Most methods follow the hue alone: without one of its own the seed chooses it. Locked colours stay. */
const shuffle = createShuffle(
  inputs,
  'seed',
  () => (made.stale.value ? [] : edited.colors.value.map(toHex)),
  () => (inputs.get('method') === 'random' ? [] : [['hue', BY_SEED]]),
);

const Generator = () => {
  const method = made.value.value?.method ?? settings.value.method;
  const described = methods.value.find(({ id }) => id === method);
  const hue = inputs.get('hue') === BY_SEED ? undefined : settings.value.hue;
  return (
    <GeneratorCard another={shuffle.run}>
      <InputSelect
        inputs={inputs}
        name="method"
        label="Method"
        value={method}
        options={methods.value.length === 0 ? [[method, method]] : methods.value.map(({ id, name }) => [id, name])}
        note={described?.description ?? ''}
      />
      <div class="sliders">
        <NumberSlider
          inputs={inputs}
          name="hue"
          label="Hue"
          min={0}
          max={360}
          step={1}
          value={hue ?? made.value.value?.hue ?? 0}
          shown={(v) => (hue === undefined ? 'by seed' : degrees(v))}
        />
        <ShareSlider inputs={inputs} name="s" label="Saturation" />
        <ShareSlider inputs={inputs} name="l" label="Lightness" />
        <NumberSlider
          inputs={inputs}
          name="n"
          label="Colours"
          min={1}
          max={MOST_COLORS}
          step={1}
          shown={(v) => v.toFixed(0)}
        />
      </div>
      <InputSelect
        inputs={inputs}
        name="wheel"
        label="Wheel"
        value={settings.value.wheel}
        options={namesIn(WHEELS)}
        note={WHEELS[settings.value.wheel].description}
      />
      <InputSelect
        inputs={inputs}
        name="balance"
        label="Hue balance"
        value={inputs.get('balance')}
        options={BALANCES}
      />
      <SeedField id="seed" inputs={inputs} name="seed" keys="R" />
      <div class="row">
        <button
          type="button"
          class="button quiet"
          disabled={hue === undefined}
          onClick={() => inputs.choose('hue', BY_SEED)}
        >
          Random hue
        </button>
        <PictureInput
          id="palette-picture"
          name="From an image"
          onPicture={async (file) => announce(await importImage(file))}
        />
      </div>
    </GeneratorCard>
  );
};

const Score = ({ name, score, fact }: { name: string; score: number | null; fact: string }) => (
  <li>
    <span>{name}</span>
    <span class="score-bar" aria-hidden="true">
      <span style={{ width: `${100 * (score ?? 0)}%` }} />
    </span>
    <b>{score === null ? 'none' : Math.round(100 * score)}</b>
    <small>{fact}</small>
  </li>
);

const Scores = () => {
  const judgement = judged.value.value;
  if (!judgement) return <ul class="scores" />;
  const { harmony, contrast, accessibility } = judgement;
  const least = accessibility.min_delta_e_any_deficiency;
  return (
    <ul class="scores">
      <Score
        name="Harmony"
        score={harmony.score}
        fact={
          harmony.method === null ? 'follows no scheme' : `${HARMONY_METHODS[harmony.method].name}, ${harmony.verdict}`
        }
      />
      <Score
        name="Contrast"
        score={contrast.score}
        fact={`${contrast.readable_on_white} readable on white, ${contrast.readable_on_black} on black`}
      />
      <Score
        name="Accessibility"
        score={accessibility.score}
        fact={
          least === null ? 'one colour has no pair' : `nearest pair at ${least.toFixed(1)} under three deficiencies`
        }
      />
    </ul>
  );
};

const Main = () => {
  const colors = edited.colors.value;
  return (
    <div class="make">
      <MadeTitle title="Palette" colors={colors} />
      <Generator />
      <section class={made.stale.value ? 'card made waiting' : 'card made'} aria-labelledby="made-title">
        <MadeHead title={`${colors.length} ${colors.length === 1 ? 'colour' : 'colours'}`} edited={edited} />
        <LoadProblem text={made.failure.value ?? ''} again={made.again} />
        <ColorGrid edited={edited} backgrounds={backgrounds.both.value} names={[]} rearrange={REARRANGE} />
        <SeenList shuffle={shuffle} />
        <BackgroundFields backgrounds={backgrounds} />
        <Scores />
      </section>
      <Below names={[]} roles={preview.roles.value} note="roles made from the first colour" />
    </div>
  );
};

const paletteInput = () => ({ colors: edited.colors.value.map(({ r, g, b }) => ({ rgb: [r, g, b] })) });

export const view: View = {
  Main,
  inputs,
  set: OPENS_ON_TONE,
  ready,
  places: edited.places,
  calls: () => {
    const wanted = settings.value;
    const { hue, ...others } = wanted;
    return [
      {
        operation: OPERATIONS.generate,
        input: hue === undefined ? others : { ...others, hue },
        local: () => inWorker('palette', wanted, 'golden_ratio'),
      },
      {
        operation: OPERATIONS.evaluate,
        input: { palette: paletteInput() },
        local: () => inWorker('evaluatePalette', edited.colors.value),
      },
      { operation: OPERATIONS.export, input: { format: 'css', data: paletteInput() } },
    ];
  },
  computed: () => [made],
  exports: () => edited.colors.value.map((color, i) => ({ label: String(i + 1), color })),
  files: async () => (await import('./files.ts')).files(),
  take: (found) => {
    takeColors(found.map(({ color }) => color));
    return importedText(found.length, MOST_COLORS);
  },
  takeImage: importImage,
  keys: shuffle.keys,
};
