import { recommend } from '../../../accessibility/contrast/recommend.ts';
import { linearToOklab, oklabToOklch, toOklch } from '../../../color/oklab.ts';
import { toHex } from '../../../color/rgb.ts';
import { oklchText } from '../../../design/files/color-text.ts';
import { shownRatio } from '../../parts/format.ts';
import { copyText } from '../../state/copy.ts';
import { failing, hexes, inputs, subject } from './model.ts';

/** The nearest colour that reaches the least ratio that the pair does not. */
const Nearest = () => {
  const target = failing.value;
  if (target === undefined) return <>Every level passes.</>;
  const { reachable, recommended } = recommend(subject.value.text, subject.value.background, 'foreground', target);
  if (!reachable) return <>No text colour reaches {target} on this background.</>;
  const { hex, ratio } = recommended;
  return (
    <>
      To pass {target}:{' '}
      <button type="button" class="fix" onClick={() => inputs.choose('q', `${hex} on ${hexes.value.bg}`)}>
        <span class="chip" style={{ backgroundColor: hex }} />
        <span class="off-screen">Use </span>
        <code>{hex}</code> <span class="fix-ratio">{shownRatio(ratio)}</span>
      </button>
    </>
  );
};

/** Copies the text colour: outside sRGB the exact OKLCH and the hex of the mapped colour. */
const Copy = () => {
  const { text } = subject.value;
  const { beyond } = text;
  const oklch = (): string => oklchText(beyond ? oklabToOklch(linearToOklab(beyond)) : toOklch(text));
  return (
    <span class="home-copy">
      <button type="button" class="link-button" onClick={() => copyText(toHex(text))}>
        Copy hex
      </button>
      <button type="button" class="link-button" onClick={() => copyText(oklch())}>
        Copy oklch
      </button>
    </span>
  );
};

/** The nearest text colour that passes, and buttons that copy the present one. */
export const Fix = () => (
  <>
    <Nearest />
    <Copy />
  </>
);
