import { toHex } from '../../../color/rgb.ts';
import { LINE_RATIOS } from '../../paint/contrast-lines.ts';
import { shownRatio } from '../../parts/format.ts';
import { Icon } from '../../parts/icon.tsx';
import { Verdict } from '../../parts/verdict.tsx';
import { isBeyondP3, SHOWS_P3, screenColor } from '../../state/screen-color.ts';
import { checked, fixes, inputs, pair, takeColor } from './model.ts';

/** What each ratio is asked of, by WCAG 2.2. */
const RULES = {
  3: { name: 'Large text, icons, borders', rule: 'AA 1.4.3, 1.4.11' },
  4.5: { name: 'Text', rule: 'AA 1.4.3' },
  7: { name: 'Text, enhanced', rule: 'AAA 1.4.6' },
} as const;

const Sample = () => {
  const [color, background] = [screenColor(pair.fg.value), screenColor(pair.bg.value)];
  return (
    <div class="sample" inert style={{ color, backgroundColor: background }}>
      <p class="sample-large" lang="en">
        Aa
      </p>
      <div>
        <p class="sample-24">Twenty-four pixels</p>
        <p class="sample-16">Sixteen pixels, the size most text is read at. 0123456789</p>
        <p class="sample-parts">
          <Icon name="search" size={22} />
          <Icon name="star" size={22} />
          <span class="sample-button" style={{ borderColor: color }}>
            Button
          </span>
          <span class="sample-button filled" style={{ backgroundColor: color, color: background, borderColor: color }}>
            Button
          </span>
        </p>
      </div>
    </div>
  );
};

const FixButton = ({ hex, ratio }: { hex: string; ratio: number }) => (
  <button type="button" class="fix" onClick={() => takeColor(hex)}>
    <span class="chip" style={{ backgroundColor: hex }} />
    <span class="off-screen">Use </span>
    <code>{hex}</code>
    <span class="fix-ratio">{shownRatio(ratio)}</span>
  </button>
);

const Rules = () => (
  <ul class="rules">
    {LINE_RATIOS.map((ratio, i) => {
      const { changed, reachable, recommended, alternative } = fixes.value[i]!;
      return (
        <li key={ratio}>
          <span class="rule-ratio">{ratio}</span>
          <span class="rule-name">
            {RULES[ratio].name}
            <small>{RULES[ratio].rule}</small>
          </span>
          <Verdict passes={!changed} />
          <span class="rule-fixes">
            {changed && reachable ? <FixButton hex={recommended.hex} ratio={recommended.ratio} /> : null}
            {changed && reachable && alternative ? <FixButton hex={alternative.hex} ratio={alternative.ratio} /> : null}
            {changed && !reachable ? (
              <span class="muted">
                At best {shownRatio(recommended.ratio)}, with {recommended.hex}
              </span>
            ) : null}
          </span>
        </li>
      );
    })}
  </ul>
);

/** What screens make of a pair of which a colour lies outside sRGB. */
const OnScreens = () => {
  const [text, background] = [pair.fg.value, pair.bg.value];
  if (!text.beyond && !background.beyond) return null;
  const hexes = `${toHex(text)} on ${toHex(background)}`;
  if (!SHOWS_P3) return <> This screen shows {hexes}, as mapped into sRGB.</>;
  const here = [text, background].some(isBeyondP3) ? ' This screen comes as near as it can;' : '';
  return <>{`${here} sRGB screens show ${hexes}.`}</>;
};

/** The pair itself, its ratio, and what it is enough for; a fix is a click away from each rule that fails. */
export const Result = () => {
  const { ratio, apca } = checked.value;
  return (
    <section class="card result" aria-labelledby="result-title">
      <Sample />
      <div class="result-body">
        <div class="ratio-row">
          <h2 id="result-title" class="ratio">
            <output aria-label="Contrast ratio">{shownRatio(ratio)}</output>
            <small>: 1</small>
          </h2>
          {apca ? (
            <p class="muted apca" title={apca.notice}>
              APCA <b>{apca.lc.toFixed(1)}</b> Lc
              <small>for information</small>
            </p>
          ) : null}
        </div>
        <Rules />
        <p class="muted note">
          Fixes move the {inputs.get('move')} and keep its hue. Each ratio holds for the hex as written; ratios are cut,
          never rounded.
          <OnScreens />
        </p>
      </div>
    </section>
  );
};
