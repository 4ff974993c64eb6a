import { contrastMap } from '../../../accessibility/contrast/map.ts';
import { contrastPicks } from '../../../accessibility/contrast/picks.ts';
import { toHex } from '../../../color/rgb.ts';
import { LINE_RATIOS } from '../../paint/contrast-lines.ts';
import { ColorField } from '../../parts/color-field.tsx';
import { shownRatio } from '../../parts/format.ts';
import { OPERATIONS } from '../../state/operations.ts';
import { usesCurrent } from '../../state/set-use.ts';
import type { View } from '../../state/view.ts';
import { adoptStyle } from '../../styles/adopt.ts';
import style from './contrast.css';
import { HueMap } from './map.tsx';
import {
  audited,
  checked,
  fixes,
  inputs,
  PICKED_HUES,
  pair,
  palette,
  setPalette,
  side,
  still,
  swap,
  TARGETS,
  target,
} from './model.ts';
import { Models } from './models.tsx';
import { Palette } from './palette.tsx';
import { PictureCard, takeImage } from './picture.tsx';
import { PlaneCard } from './plane.tsx';
import { Result } from './result.tsx';

adoptStyle(style);

const Choice = ({ name, legend, options }: { name: 'move' | 'min'; legend: string; options: readonly string[] }) => (
  <fieldset class="choice">
    <legend>{legend}</legend>
    <div class="choices">
      {options.map((option) => (
        <label key={option}>
          <input
            type="radio"
            name={name}
            checked={inputs.get(name) === option}
            onChange={() => inputs.choose(name, option)}
          />
          <span>{option}</span>
        </label>
      ))}
    </div>
  </fieldset>
);

const takePair = (text: string, background: string): void =>
  inputs.chooseAll([
    ['fg', text],
    ['bg', background],
  ]);

const field = (name: 'fg' | 'bg', label: string) => (
  <ColorField
    label={label}
    inputs={inputs}
    name={name}
    shown={pair[name].value}
    reading={pair.readings[name].value}
    onPair={takePair}
  />
);

const Main = () => (
  <div class="contrast">
    <h1 tabIndex={-1}>Contrast</h1>
    <div class="controls">
      {field('fg', 'Text')}
      <button
        type="button"
        class="button quiet swap"
        aria-label="Swap text and background"
        title="Swap (X)"
        onClick={swap}
      >
        Swap
      </button>
      {field('bg', 'Background')}
      <Choice name="move" legend="Move the" options={['text', 'background']} />
      <Choice name="min" legend="Required ratio" options={TARGETS} />
    </div>
    <p
      class="sticky-ratio"
      inert
      aria-hidden="true"
      style={{ color: toHex(pair.fg.value), backgroundColor: toHex(pair.bg.value) }}
    >
      <span>Aa</span> <b>{shownRatio(checked.value.ratio)}</b>
    </p>
    <Result />
    <PlaneCard />
    <HueMap />
    <Models />
    <Palette />
    <PictureCard />
  </div>
);

const hexes = () => ({ fg: toHex(pair.fg.value), bg: toHex(pair.bg.value) });

const recommended = () => {
  const wanted = LINE_RATIOS.map(Number).indexOf(target.value);
  return fixes.value[wanted];
};

export const view: View = {
  Main,
  inputs,
  set: usesCurrent(inputs, 'fg'),
  calls: () => {
    const ground = toHex(still.value);
    const colors = palette.value.map(({ color }) => toHex(color));
    return [
      { operation: OPERATIONS.check, input: hexes(), local: () => checked.value },
      {
        operation: OPERATIONS.recommend,
        input: { ...hexes(), target: side.value, minRatio: target.value },
        local: recommended,
      },
      {
        operation: OPERATIONS.map,
        input: { ground, targets: LINE_RATIOS },
        local: () => contrastMap(still.value, LINE_RATIOS, 72),
      },
      {
        operation: OPERATIONS.picks,
        input: { ground, target: target.value, count: PICKED_HUES, margin: 0 },
        local: () => contrastPicks(still.value, target.value, PICKED_HUES, 0),
      },
      ...(colors.length === 0
        ? []
        : [
            {
              operation: OPERATIONS.audit,
              input: { ground: hexes().bg, colors, target: target.value },
              local: () => audited.value,
            },
          ]),
    ];
  },
  exports: () => [
    { label: 'text', color: pair.fg.value },
    { label: 'background', color: pair.bg.value },
    ...palette.value.map(({ color }, i) => ({ label: `palette-${i + 1}`, color })),
  ],
  take: (colors) => {
    const [first, second, third] = colors;
    if (third === undefined && second !== undefined) {
      inputs.set('fg', first!.text);
      inputs.set('bg', second.text);
      return `Text is ${first!.text}, background is ${second.text}.`;
    }
    if (second === undefined) {
      inputs.set('fg', first!.text);
      return `Text is ${first!.text}.`;
    }
    setPalette(colors.map(({ text }) => text));
    return `${colors.length} colours are judged on the background.`;
  },
  takeImage,
  imageHeading: 'in-picture-title',
  keys: [{ key: 'x', name: 'Swap text and background', run: swap }],
};
