import { contrastRatio } from '../../../color/luminance.ts';
import { percent, shownRatio } from '../../parts/format.ts';
import { HueSlider } from '../../parts/hue-slider.tsx';
import { Plane } from '../../parts/plane.tsx';
import { Lines } from './lines.tsx';
import { fixes, inputs, moving, pick, planeLines, still, takeColor } from './model.ts';

const words = (): string => {
  const { l, c } = pick.oklch.value;
  const ratio = contrastRatio(moving.value, still.value);
  return `lightness ${percent(l)}, chroma ${c.toFixed(3)}, ${shownRatio(ratio)} to 1, ${ratio >= 4.5 ? 'passes' : 'fails'} 4.5`;
};

/** The fixes for each ratio that fails, as places in the plane. */
const FixMarks = () => {
  const marks = fixes.value.flatMap(({ changed, reachable, recommended, alternative, min_ratio }) =>
    changed && reachable ? [recommended, ...(alternative ? [alternative] : [])].map((fix) => ({ fix, min_ratio })) : [],
  );
  return (
    <>
      {marks.map(({ fix, min_ratio }) => (
        <button
          type="button"
          key={`${min_ratio}-${fix.direction}`}
          class="fix-mark"
          tabIndex={-1}
          aria-label={`Use ${fix.hex}, which reaches ${min_ratio}`}
          title={`${fix.hex} reaches ${min_ratio}`}
          style={{
            left: `${(100 * fix.oklch.c) / pick.mostChroma.value}%`,
            top: `${100 * (1 - fix.oklch.l)}%`,
            backgroundColor: fix.hex,
          }}
          onPointerDown={(event) => event.stopPropagation()}
          onClick={() => takeColor(fix.hex)}
        />
      ))}
    </>
  );
};

/** Lightness and chroma of the colour that moves, at its hue, with the lines of equal contrast to the other one. */
export const PlaneCard = () => {
  const { l, c, h } = pick.oklch.value;
  return (
    <section class="card plane-card" aria-labelledby="plane-title">
      <div class="card-head">
        <h2 id="plane-title">Lightness and chroma</h2>
        <p class="muted">
          {percent(l)} · {c.toFixed(3)} · {h.toFixed(1)}°
        </p>
      </div>
      <Plane pick={pick} legend={`Lightness and chroma of the ${inputs.get('move')}`} words={words()}>
        <Lines lines={planeLines.value} mostX={pick.mostChroma.value} />
        <FixMarks />
      </Plane>
      <HueSlider pick={pick} />
    </section>
  );
};
