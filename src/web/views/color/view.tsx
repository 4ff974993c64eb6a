import { DEFAULT_DIFFERENCE_OPTIONS } from '../../../color/difference/method.ts';
import { rgb } from '../../../color/rgb.ts';
import { lazyAfterFirstPaint } from '../../parts/after-first-paint.tsx';
import { ColorField } from '../../parts/color-field.tsx';
import { inkOn, percent } from '../../parts/format.ts';
import { Plane } from '../../parts/plane.tsx';
import { WideEdge } from '../../parts/wide-edge.tsx';
import { tidyColor } from '../../state/color-text.ts';
import { inWorker } from '../../state/in-worker.ts';
import { navigate } from '../../state/navigation.ts';
import { OPERATIONS } from '../../state/operations.ts';
import { isBeyondP3, SHOWS_P3, screenColor } from '../../state/screen-color.ts';
import { usesCurrent } from '../../state/set-use.ts';
import type { View } from '../../state/view.ts';
import { adoptStyle } from '../../styles/adopt.ts';
import style from './color.css';
import { Disc } from './disc.tsx';
import { Formats } from './formats.tsx';
import { current, fields, gamut, identity, inputs, light, otherIdentity, otherLight, pick } from './model.ts';
import { COUNT, Nearest, named } from './nearest.tsx';
import { Sliders } from './sliders.tsx';
import { Tables } from './tables.tsx';

adoptStyle(style);

const Difference = lazyAfterFirstPaint(async () => (await import('./difference.tsx')).Difference);

const inHex = (hex: string): string => hex.slice(1);

/** What a screen makes of a colour outside sRGB: this one, and others. */
const onScreens = (hex: string): string => {
  if (!SHOWS_P3) return ', shown as mapped into sRGB';
  const here = isBeyondP3(current.value) ? ', shown as near as this screen comes' : '';
  return `${here}; sRGB screens show ${hex}`;
};

const Sample = () => {
  const { hex, in_srgb } = identity.value;
  return (
    <div class="face big-sample" style={{ backgroundColor: screenColor(current.value), color: inkOn(rgb(hex)) }}>
      <p class="big-hex">{hex}</p>
      <p class="big-name">{named.value.value?.name ?? '\u00a0'}</p>
      <p>
        {gamut.value}
        {in_srgb ? '' : onScreens(hex)}
      </p>
    </div>
  );
};

const Main = () => {
  const { l, c, h } = pick.oklch.value;
  const hex = () => inHex(identity.value.hex);
  return (
    <div class="color">
      <h1 tabIndex={-1}>Colour</h1>
      <div class="controls">
        <ColorField label="Any CSS colour" {...fields.c.value} />
        <button type="button" class="button quiet open-in" onClick={() => navigate('/contrast', `#fg=${hex()}`)}>
          Check its contrast
        </button>
      </div>
      <Sample />
      <section class="card plane-card" aria-labelledby="plane-title">
        <div class="card-head">
          <h2 id="plane-title">Lightness, chroma, hue</h2>
          <p class="muted">
            {percent(l)} · {c.toFixed(3)} · {h.toFixed(1)}°
          </p>
        </div>
        <Plane
          pick={pick}
          legend="Lightness and chroma"
          words={`lightness ${percent(l)}, chroma ${c.toFixed(3)}, hue ${h.toFixed(0)} degrees, ${identity.value.in_srgb ? 'in sRGB' : 'outside sRGB'}`}
        >
          <WideEdge pick={pick} />
        </Plane>
        <Sliders />
      </section>
      <Formats />
      <Disc />
      <Nearest />
      <Difference />
      <Tables />
    </div>
  );
};

const text = (name: 'c' | 'vs', fallback: string): string =>
  fields[name].value.reading.color ? tidyColor(inputs.get(name)) : fallback;

export const view: View = {
  Main,
  inputs,
  set: usesCurrent(inputs, 'c'),
  calls: () => {
    const color = text('c', identity.value.hex);
    return [
      {
        operation: OPERATIONS.convert,
        input: { color, to: ['oklch', 'lab', 'display-p3'] },
        local: async () => (await import('./spaces.ts')).convertColor(light.value, ['oklch', 'lab', 'display-p3']),
      },
      {
        operation: OPERATIONS.dossier,
        input: { color },
        local: async () => (await import('./spaces.ts')).dossier(light.value),
      },
      {
        operation: OPERATIONS.deltaE,
        input: { from: color, to: text('vs', otherIdentity.value.hex) },
        local: async () =>
          (await import('./spaces.ts')).differenceReport(
            { itself: light.value },
            { itself: otherLight.value },
            { metric: 'ciede2000', options: DEFAULT_DIFFERENCE_OPTIONS },
          ),
      },
      {
        operation: OPERATIONS.temperature,
        input: { color },
        local: async () => (await import('./spaces.ts')).temperatureReport(light.value),
      },
      {
        operation: OPERATIONS.nearest,
        input: { color: identity.value.hex, count: COUNT },
        local: async () => (await inWorker('named', identity.value.rgb, COUNT)).nearest,
      },
    ];
  },
  exports: () => [
    { label: 'color', color: identity.value.rgb },
    ...(inputs.get('vs') === '' ? [] : [{ label: 'other', color: otherIdentity.value.rgb }]),
  ],
  take: ([first, second]) => {
    inputs.set('c', first!.text);
    if (second) inputs.set('vs', second.text);
    return second ? `${first!.text} is compared with ${second.text}.` : `The colour is ${first!.text}.`;
  },
};
