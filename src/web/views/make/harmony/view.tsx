import { toHex } from '../../../../color/rgb.ts';
import { generateHarmony } from '../../../../design/harmony/generate.ts';
import { identifyHarmony } from '../../../../design/harmony/identify/identify.ts';
import { HARMONY_METHODS } from '../../../../design/harmony/methods/index.ts';
import { WHEELS } from '../../../../design/wheel/wheels.ts';
import { rgbToHsl } from '../../../../exact/hsl.ts';
import { shownRatio } from '../../../parts/format.ts';
import { EntrySelect, InputSelect } from '../../../parts/input-select.tsx';
import { MadeTitle } from '../../../parts/made-title.tsx';
import { namesIn } from '../../../parts/select-field.tsx';
import { Verdict } from '../../../parts/verdict.tsx';
import type { View } from '../../../state/view.ts';
import { adoptStyle } from '../../../styles/adopt.ts';
import { BackgroundFields } from '../background-fields.tsx';
import { BALANCES } from '../balances.ts';
import { createBelow } from '../below.tsx';
import { ColorGrid } from '../color-grid.tsx';
import { GeneratorCard } from '../generator.tsx';
import { MadeHead } from '../result-header.tsx';
import { ShareSlider } from '../share-slider.tsx';
import { adoptMakeStyle } from '../style.ts';
import { OPENS_ON_TONE } from '../tone.ts';
import style from './harmony.css';
import { backgrounds, edited, harmony, identified, inputs, preview, request, roles } from './model.ts';
import { OPERATIONS } from './operations.ts';
import { Wheel } from './wheel.tsx';

adoptMakeStyle();
adoptStyle(style);

const Below = createBelow(edited);

const Identified = () => {
  const found = identified.value;
  if (!found) return null;
  const { verdict, best_match, ties, max_pair_contrast } = found;
  const name = best_match ? HARMONY_METHODS[best_match.method].name : 'no scheme';
  const others = ties.filter((id) => id !== best_match?.method).map((id) => HARMONY_METHODS[id].name);
  return (
    <p class="row judgement">
      <Verdict
        passes={verdict === 'exact' || verdict === 'close'}
        word={best_match ? `${name}, ${verdict}` : 'Greys have no harmony'}
      />
      <span class="muted">
        {others.length > 0 ? `the same shape as ${others.join(', ')}; ` : ''}
        the best pair has {shownRatio(max_pair_contrast)} to 1
      </span>
    </p>
  );
};

const Main = () => {
  const { method, wheel } = request.value;
  return (
    <div class="make">
      <MadeTitle title="Harmony" colors={edited.colors.value} />
      <GeneratorCard>
        <Wheel />
        <EntrySelect inputs={inputs} name="method" label="Method" value={method} table={HARMONY_METHODS} />
        <ShareSlider inputs={inputs} name="l" label="Lightness" />
        <InputSelect
          inputs={inputs}
          name="wheel"
          label="Wheel"
          value={wheel}
          options={namesIn(WHEELS)}
          note={WHEELS[wheel].description}
        />
        <InputSelect
          inputs={inputs}
          name="balance"
          label="Hue balance"
          value={inputs.get('balance')}
          options={BALANCES}
        />
      </GeneratorCard>
      <section class="card made" aria-labelledby="made-title">
        <MadeHead title={HARMONY_METHODS[method].name} edited={edited} />
        <ColorGrid edited={edited} backgrounds={backgrounds.both.value} names={roles.value} />
        <BackgroundFields backgrounds={backgrounds} />
        <Identified />
      </section>
      <Below names={roles.value} roles={preview.roles.value} note="UI roles from the base colour" />
    </div>
  );
};

/** As many colours as one call compares. */
const MOST_IDENTIFIED = 12;

export const view: View = {
  Main,
  inputs,
  set: OPENS_ON_TONE,
  places: edited.places,
  calls: () => [
    { operation: OPERATIONS.generate, input: { ...request.value }, local: () => generateHarmony(request.value) },
    ...(identified.value && edited.colors.value.length <= MOST_IDENTIFIED
      ? [
          {
            operation: OPERATIONS.identify,
            input: { colors: edited.colors.value.map(toHex) },
            local: () => {
              const found = identifyHarmony(edited.colors.value);
              return { ...found, best_match: found.best_match ?? { method: null, family: null, adherence: 0 } };
            },
          },
        ]
      : []),
  ],
  exports: () => edited.colors.value.map((color, i) => ({ label: roles.value[i]!, color })),
  files: async () => (await import('./files.ts')).files(),
  take: ([first]) => {
    const { h, s, l } = rgbToHsl(first!.color);
    inputs.set('wheel', 'hsl');
    inputs.set('balance', 'off');
    inputs.set('hue', h.toFixed(1));
    inputs.set('s', s.toFixed(2));
    inputs.set('l', l.toFixed(2));
    return `The base is ${harmony.value.colors[0]!.hex}, as near to ${first!.text} as hue, saturation and lightness come.`;
  },
};
