import { toHex } from '../../../../color/rgb.ts';
import { adoptStyle } from '../../../styles/adopt.ts';
import style from './hue-name-fields.css';
import { hues, nameHue, typedNames, whyNotNamed } from './model.ts';

adoptStyle(style);

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
              onChange={({ currentTarget }) => {
                nameHue(at, currentTarget.value);
                // Another text may be the same name.
                currentTarget.value = typedNames.peek()[at] ?? '';
              }}
            />
          </li>
        ))}
      </ul>
      <p class="field-line field-why" id="hue-names-why" role="status">
        {whyNotNamed.value}
      </p>
    </>
  );
};
