import type { ColorReading } from '../../color/read-color.ts';
import type { Rgb } from '../../color/rgb.ts';
import { Swatch, type SwatchAction } from './swatch.tsx';

/** A colour as text beside its swatch; what cannot be read is told in the reader's own words, with its nearest colour. */
export const ColorField = ({
  id,
  label,
  text,
  shown,
  reading,
  onText,
  onSettle,
  actions = [],
}: {
  id: string;
  label: string;
  text: string;
  /** The last colour that could be read. */
  shown: Rgb;
  reading: ColorReading<unknown>;
  onText: (text: string) => void;
  onSettle: () => void;
  actions?: readonly SwatchAction[];
}) => {
  const { why, nearest } = reading;
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <div class="field-row">
        <Swatch id={`${id}-swatch`} color={shown} name={label} input={id} actions={actions} />
        <input
          id={id}
          class="mono"
          type="text"
          value={text}
          spellcheck={false}
          autocomplete="off"
          autocapitalize="off"
          aria-invalid={why !== undefined}
          aria-describedby={why === undefined ? undefined : `${id}-why`}
          onInput={(event) => onText(event.currentTarget.value)}
          onFocus={(event) => event.currentTarget.select()}
          onChange={onSettle}
        />
      </div>
      {why === undefined ? null : (
        <p class="field-why" id={`${id}-why`}>
          {why}{' '}
          {nearest === undefined ? null : (
            <button
              type="button"
              class="link-button"
              onClick={() => {
                onText(nearest);
                onSettle();
              }}
            >
              Use {nearest}
            </button>
          )}
        </p>
      )}
    </div>
  );
};
