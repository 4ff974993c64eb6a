import type { ColorReading } from '../../color/read-color.ts';
import type { Rgb } from '../../color/rgb.ts';
import type { Inputs } from '../state/inputs.ts';
import { Swatch } from './swatch.tsx';

/** A colour as text beside its swatch; an unreadable text shows the parser's message, with its nearest colour. */
export const ColorField = <Name extends string>({
  inputs,
  name,
  id = name,
  label,
  shown,
  reading,
}: {
  inputs: Inputs<Name>;
  name: Name;
  id?: string;
  label: string;
  /** The last colour that could be read. */
  shown: Rgb;
  reading: ColorReading<unknown>;
}) => {
  const { why, details: { nearest } = {} } = reading;
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <div class="field-row">
        <Swatch id={`${id}-swatch`} color={shown} name={label} input={name} />
        <input
          id={id}
          class="mono"
          type="text"
          value={inputs.get(name)}
          spellcheck={false}
          autocomplete="off"
          autocapitalize="off"
          aria-invalid={why !== undefined}
          aria-describedby={why === undefined ? undefined : `${id}-why`}
          onInput={(event) => inputs.set(name, event.currentTarget.value)}
          onFocus={(event) => event.currentTarget.select()}
          onChange={() => inputs.settle()}
        />
      </div>
      {why === undefined ? null : (
        <p class="field-why" id={`${id}-why`}>
          {why}{' '}
          {nearest === undefined ? null : (
            <button type="button" class="link-button" onClick={() => inputs.choose(name, nearest)}>
              Use {nearest}
            </button>
          )}
        </p>
      )}
    </div>
  );
};
