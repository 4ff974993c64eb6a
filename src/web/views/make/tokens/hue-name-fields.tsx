import { toHex } from '../../../../color/rgb.ts';
import { hues, made, nameHue, typedNames } from './model.ts';

/** Where a refusal says that the fault is: here it stands below the names. */
const FIELD = /^hues\[\d+\]\.name: /;

/** A name for each further hue, where that of its hue is not the wanted one; what cannot be a name is said in the line below. */
export const HueNameFields = () => {
  if (hues.value.length === 0) return null;
  return (
    <>
      <ul class="hue-names" aria-label="Names of the further hues">
        {hues.value.map(({ at, name, color }) => (
          <li key={at}>
            <span class="chip" style={{ backgroundColor: toHex(color) }} />
            <input
              type="text"
              aria-label={`Name of hue ${at + 1}`}
              aria-describedby="hue-names-why"
              placeholder={name}
              value={typedNames.value[at] ?? ''}
              maxLength={64}
              spellcheck={false}
              autocomplete="off"
              autocapitalize="off"
              onChange={(event) => nameHue(at, event.currentTarget.value)}
            />
          </li>
        ))}
      </ul>
      <p class="field-line field-why" id="hue-names-why" role="status">
        {made.failure.value?.replace(FIELD, '') ?? ''}
      </p>
    </>
  );
};
