import { toHex } from '../../../color/rgb.ts';
import { shownRatio } from '../../parts/format.ts';
import { IconButton } from '../../parts/icon.tsx';
import { Swatch } from '../../parts/swatch.tsx';
import { Verdict } from '../../parts/verdict.tsx';
import { audited, pair, palette, picks, setPalette, takeColor, target } from './model.ts';

const texts = (): string[] => palette.value.map(({ text }) => text);
const replaced = (at: number, hex: string): string[] => texts().map((text, i) => (i === at ? hex : text));

const fixAll = (): void => setPalette(texts().map((text, i) => audited.value?.results[i]?.fix?.hex ?? text));

/** Colours that are to be read on the same ground, judged together. */
export const Palette = () => {
  const found = audited.value;
  const fixable = found?.results.filter(({ fix }) => fix).length ?? 0;
  return (
    <section class="card" aria-labelledby="palette-title">
      <div class="card-head">
        <h2 id="palette-title">A palette on this background</h2>
        {found ? (
          <p class="muted">
            {found.passing} of {found.passing + found.failing} reach {target.value}
          </p>
        ) : null}
        <div class="row">
          <button type="button" class="button quiet" onClick={() => setPalette([...texts(), toHex(pair.fg.value)])}>
            Add the text colour
          </button>
          <button type="button" class="button" disabled={fixable === 0} onClick={fixAll}>
            Fix all
          </button>
        </div>
      </div>
      {found ? (
        <ul class="palette">
          {found.results.map(({ hex, ratio, passes, fix }, i) => (
            // Colours have no identity but their place.
            // biome-ignore lint/suspicious/noArrayIndexKey: the place is what stays
            <li key={i} style={{ backgroundColor: found.ground }}>
              <Swatch id={`palette-${i}`} name={`Colour ${i + 1}`} color={palette.value[i]!.color} />
              <div class="palette-facts">
                <code>{hex}</code>
                <span>
                  {shownRatio(ratio)} <Verdict passes={passes} />
                </span>
                {fix ? (
                  <button type="button" class="fix" onClick={() => setPalette(replaced(i, fix.hex))}>
                    <span class="chip" style={{ backgroundColor: fix.hex }} />
                    <span class="off-screen">Use </span>
                    <code>{fix.hex}</code>
                  </button>
                ) : null}
              </div>
              <IconButton
                icon="close"
                name={`Remove ${hex}`}
                onClick={() => setPalette(texts().filter((_, k) => k !== i))}
              />
            </li>
          ))}
        </ul>
      ) : (
        <p class="muted">
          Paste any list of colours anywhere on this page, CSS or JSON, and each is judged on this background; one click
          fixes all that fail.
        </p>
      )}
      <h3>One readable colour per hue, at {target.value} to 1</h3>
      <ul class="picks">
        {picks.value.picks.map(({ hue, hex, ratio }) => (
          <li key={hue}>
            <button
              type="button"
              class="face pick"
              style={{ backgroundColor: hex }}
              aria-label={`Use ${hex}, ${shownRatio(ratio)} to 1`}
              title={`${hex}, ${shownRatio(ratio)} to 1`}
              onClick={() => takeColor(hex)}
            />
          </li>
        ))}
      </ul>
      {picks.value.count === 0 ? <p class="muted">No colour reaches {target.value} here.</p> : null}
      {picks.value.best_target === null ? null : (
        <p class="muted">
          More colours reach {picks.value.best_target}
          {picks.value.best_target >= 3 ? ', enough for large text and icons' : ''}.
        </p>
      )}
    </section>
  );
};
