import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { MeasuredRgb } from '../../color/measured.ts';
import type { ColorReading } from '../../color/read-color.ts';
import { toHex } from '../../color/rgb.ts';
import { tellReaders } from '../state/announce.ts';
import { meantBy, READING } from '../state/color-text.ts';
import type { Inputs } from '../state/inputs.ts';
import { pairIn } from '../state/pasted.ts';
import { Offer } from './offer.tsx';
import { changeColor } from './step-color.ts';
import { Swatch } from './swatch.tsx';

/** Why a text is not used, without what could be: that is known here. A word that is nearly a name needs no other reason. */
export const shortened = ({ why, reason }: ColorReading<unknown>, meant: string | undefined, lead = ''): string => {
  if (meant !== undefined) return 'Not a colour.';
  return reason === undefined ? `${why}.` : `${lead}${reason.split('; there are')[0]}.`;
};

/**
 * A colour as text beside its swatch. While one types nothing is an error and nothing moves: the line below is reserved, and says on
 * leaving or Enter what could not be read. Up and down step the lightness; a pair such as `navy on white` is given to `onPair`.
 */
export const ColorField = <Name extends string>({
  inputs,
  name,
  id = name,
  label,
  shown,
  reading,
  onPair,
}: {
  inputs: Inputs<Name>;
  name: Name;
  id?: string;
  label: string;
  /** The last colour that could be read. */
  shown: MeasuredRgb;
  reading: ColorReading<unknown>;
  onPair?: (text: string, background: string) => void;
}) => {
  const isTyping = useSignal(false);
  const { why, details: { nearest } = {} } = reading;
  const isWrong = why !== undefined && !isTyping.value;
  const meant = isWrong ? meantBy(inputs.get(name)) : undefined;
  const said = isWrong && why !== READING ? shortened(reading, meant, 'Cannot be used: ') : undefined;
  useEffect(() => {
    if (said === undefined) return undefined;
    return tellReaders(meant === undefined ? said : `${said} Did you mean ${meant}?`);
  }, [said, meant]);
  const takePair = (text: string): boolean => {
    const pair = onPair && pairIn(text);
    if (!pair) return false;
    onPair(pair.text.text, pair.background.text);
    isTyping.value = false;
    return true;
  };
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <div class="field-row">
        <Swatch
          id={`${id}-swatch`}
          color={shown}
          name={label}
          input={name}
          className={why === undefined ? '' : 'unread-swatch'}
        />
        <input
          id={id}
          class="mono"
          type="text"
          value={inputs.get(name)}
          spellcheck={false}
          autocomplete="off"
          autocapitalize="off"
          aria-invalid={isWrong}
          aria-describedby={`${id}-why`}
          onInput={(event) => {
            isTyping.value = true;
            inputs.set(name, event.currentTarget.value);
          }}
          onPaste={(event) => {
            if (takePair(event.clipboardData?.getData('text/plain') ?? '')) event.preventDefault();
          }}
          onKeyDown={(event) => {
            const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
            if (step === undefined || why !== undefined || event.altKey) return;
            event.preventDefault();
            inputs.set(name, changeColor(inputs.get(name), toHex(shown), step * (event.shiftKey ? 10 : 1)));
          }}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => {
            isTyping.value = false;
            if (!takePair(event.currentTarget.value)) inputs.settle();
          }}
        />
      </div>
      <p class={isWrong ? 'field-line field-why' : 'field-line muted'} id={`${id}-why`}>
        {isWrong ? (said ?? why) : null}
        {isWrong ? (
          <Offer
            meant={meant}
            nearest={nearest}
            onTake={(text) => {
              inputs.choose(name, text);
              document.getElementById(id)?.focus();
            }}
          />
        ) : null}
        {why !== undefined && isTyping.value ? 'Last readable colour is shown' : null}
      </p>
    </div>
  );
};
