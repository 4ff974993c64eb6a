import { auditPalette } from '../../../accessibility/vision/audit.ts';
import { simulateColor } from '../../../accessibility/vision/one.ts';
import { simulatePalette } from '../../../accessibility/vision/palette.ts';
import { toHex } from '../../../color/rgb.ts';
import { lazyAfterFirstPaint } from '../../parts/after-first-paint.tsx';
import { Choices } from '../../parts/choices.tsx';
import { ColorListEditor, ColorListFaults } from '../../parts/color-list.tsx';
import { percent } from '../../parts/format.ts';
import { Slider } from '../../parts/slider.tsx';
import { announceChange } from '../../state/announce-change.ts';
import { importedText } from '../../state/imported-text.ts';
import { inWorker } from '../../state/in-worker.ts';
import { usesAll } from '../../state/set-use.ts';
import type { View } from '../../state/view.ts';
import { adoptStyle } from '../../styles/adopt.ts';
import {
  fixAll,
  inputs,
  list,
  locked,
  plateOrder,
  plateWhy,
  rows,
  severity,
  sight,
  threshold,
  USUAL,
} from './model.ts';
import { OPERATIONS } from './operations.ts';
import { takeImage } from './picture.ts';
import { RepairCard } from './repair-card.tsx';
import { target } from './repair-model.ts';
import { Rows } from './rows.tsx';
import style from './vision.css';

adoptStyle(style);

const Settings = () => (
  <div class="vision-settings">
    <Choices
      name="by"
      label="Seen as"
      className="small"
      value={inputs.get('by')}
      options={[
        ['conditions', 'Conditions'],
        ['models', 'Models'],
      ]}
      onChoose={(by) => inputs.choose('by', by)}
    />
    <div class="severity">
      <Slider
        label="Severity"
        value={severity.value ?? 1}
        min={0}
        max={1}
        step={0.01}
        scale={100}
        text={severity.value === undefined ? 'default' : percent(severity.value)}
        onInput={(value) => inputs.set('sev', String(Math.round(100 * value) / 100))}
        onSettle={() => inputs.settle()}
      />
      <button
        type="button"
        class="button quiet"
        disabled={severity.value === undefined}
        onClick={() => inputs.choose('sev', USUAL)}
      >
        Default
      </button>
    </div>
    <Slider
      label="Threshold"
      value={threshold.value}
      min={0.5}
      max={20}
      step={0.5}
      text={`ΔE ${threshold.value.toFixed(1)}`}
      onInput={(value) => inputs.set('thr', String(Math.round(2 * value) / 2))}
      onSettle={() => inputs.settle()}
    />
  </div>
);

const fix = (): Promise<void> => announceChange(() => fixAll().catch(({ message }: Error) => message));

const Palette = () => {
  const all = rows.value;
  const lost = all.filter(({ close }) => close.some(({ alreadyClose }) => !alreadyClose)).length;
  const close = all.some((row) => row.close.length > 0);
  return (
    <section class="card palette-card" aria-labelledby="rows-title">
      <div class="card-head">
        <h2 id="rows-title">
          {lost === 0
            ? 'No pairs look alike'
            : `Alike in ${lost} of ${all.length - 1} ${inputs.get('by') === 'models' ? 'models' : 'conditions'}`}
        </h2>
        <button type="button" class="button" disabled={!close} onClick={fix}>
          Fix all
        </button>
      </div>
      <Settings />
      {list.colors.value.length === 0 ? (
        <p class="muted">Add a colour above, or paste any list of colours on this page.</p>
      ) : (
        <Rows />
      )}
      <p class="muted note">
        A pair looks alike if its CIEDE2000 difference is below the threshold. A fix of one pair moves a colour in
        lightness. Fix all changes as little as keeps every pair 10 apart for red-green and blue-yellow deficiencies;
        colours keep their names.
      </p>
    </section>
  );
};

const Picture = lazyAfterFirstPaint(async () => (await import('./picture-card.tsx')).PictureCard);
const Plate = lazyAfterFirstPaint(async () => (await import('./plate-card.tsx')).PlateCard);

const Main = () => (
  <div class="vision">
    <h1 tabIndex={-1}>Vision</h1>
    <div class="palette-input">
      <ColorListEditor list={list} label="Palette" />
      <ColorListFaults list={list} />
    </div>
    <RepairCard />
    <Palette />
    <Picture />
    <Plate />
  </div>
);

const hexes = (): string[] => list.colors.value.map(({ color }) => toHex(color));
const given = () => list.colors.value.map(({ color }) => color);

export const view: View = {
  Main,
  inputs,
  set: usesAll(inputs, 'pal', 2),
  calls: () => {
    const [colors, sev] = [hexes(), severity.value];
    const atSeverity = sev === undefined ? {} : { severity: sev };
    const { model, severity: used } = sight.value;
    const [first] = given();
    return [
      ...(colors.length === 0
        ? []
        : [
            {
              operation: OPERATIONS.palette,
              input: { colors, repairs: false, ...atSeverity },
              local: () => ({ ...simulatePalette(given(), undefined, sev, 1), repairs: null }),
            },
          ]),
      ...(colors.length < 2
        ? []
        : [
            {
              operation: OPERATIONS.audit,
              input: {
                colors,
                threshold: threshold.value,
                repair_target: target.value,
                ...atSeverity,
                ...(locked.value.length === 0 ? {} : { lock: locked.value.map((at) => colors[at]) }),
              },
              local: async () => ({
                ...auditPalette(given(), undefined, threshold.value, sev),
                repairs: await inWorker('repairs', given(), target.value, locked.value),
              }),
            },
          ]),
      ...(first === undefined
        ? []
        : [
            {
              operation: OPERATIONS.simulate,
              input: { color: toHex(first), model, severity: used },
              local: () => simulateColor(first, model, used),
            },
          ]),
      ...(plateWhy.value === undefined
        ? [
            {
              operation: OPERATIONS.plate,
              input: plateOrder.value,
              local: async () => (await inWorker('plate', plateOrder.value)).report,
            },
          ]
        : []),
    ];
  },
  exports: () => list.colors.value.map(({ color }, i) => ({ label: String(i + 1), color })),
  files: async () => (await import('./files.ts')).files(),
  take: (colors) => {
    list.set(colors.map(({ text }) => text));
    return importedText(colors.length, list.most);
  },
  takeImage,
  imageHeading: 'picture-title',
};
