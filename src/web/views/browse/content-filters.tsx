import { useSignal, useSignalEffect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { MOST_WITHIN, USUAL_WITHIN } from '../../../collections/palettes/palette-reach.ts';
import { toHex } from '../../../color/rgb.ts';
import { READING, readColorText, tidyColor } from '../../state/color-text.ts';
import { words } from './content.ts';
import { inputs, setFilters, values } from './model.ts';
import { optionOf, titleOf } from './titles.ts';

const BLANK = '#ffffff';

const setNear = (text: string): void => {
  if (text === (values.peek().near ?? '')) return;
  setFilters(text === '' ? { near: '', within: '' } : { near: text });
};

/** The colour that palettes are to contain. While one types nothing is an error, and the list keeps to the last colour. */
const Near = () => {
  const near = values.value.near ?? '';
  const draft = useSignal(near);
  const isTyping = useSignal(false);
  useEffect(() => {
    if (!isTyping.peek()) draft.value = near;
  }, [near, draft, isTyping]);
  useSignalEffect(() => {
    const text = draft.value.trim();
    if (text === '' || readColorText(text).color) setNear(text === '' ? '' : tidyColor(text));
  });
  const { color, why } = draft.value.trim() === '' ? {} : readColorText(draft.value);
  const isWrong = why !== undefined && why !== READING && !isTyping.value;
  return (
    <div class="filter near">
      <label for="near">Contains a colour near</label>
      <div class="field-row">
        <input
          type="color"
          aria-label="Pick the colour"
          class={color ? '' : 'unset'}
          value={color ? toHex(color) : BLANK}
          onInput={({ currentTarget }) => {
            draft.value = currentTarget.value;
          }}
          onChange={() => inputs.settle()}
        />
        <input
          id="near"
          class="mono"
          type="text"
          placeholder="any colour"
          value={draft.value}
          spellcheck={false}
          autocomplete="off"
          autocapitalize="off"
          aria-invalid={isWrong}
          aria-describedby="near-why"
          onInput={({ currentTarget }) => {
            isTyping.value = true;
            draft.value = currentTarget.value;
          }}
          onChange={() => {
            isTyping.value = false;
            inputs.settle();
          }}
          onBlur={() => {
            isTyping.value = false;
          }}
        />
      </div>
      <p id="near-why" class={isWrong ? 'near-line field-why' : 'near-line'}>
        {isWrong ? 'Enter an opaque CSS colour.' : null}
      </p>
    </div>
  );
};

/** How far from it. */
const Within = () => {
  const { near, within = String(USUAL_WITHIN) } = values.value;
  const isOff = near === undefined;
  return (
    <label class={isOff ? 'filter within off' : 'filter within'}>
      <span>
        Difference at most (CIEDE2000) <b>{isOff ? '' : within}</b>
      </span>
      <input
        type="range"
        min={0}
        max={MOST_WITHIN}
        step={0.5}
        disabled={isOff}
        aria-label="CIEDE2000 difference at most"
        value={within}
        onInput={({ currentTarget }) => {
          const isUsual = Number(currentTarget.value) === USUAL_WITHIN;
          setFilters({ within: isUsual ? '' : currentTarget.value });
        }}
        onChange={() => inputs.settle()}
      />
    </label>
  );
};

const Word = ({ kind }: { kind: 'mood' | 'use' }) => {
  const value = values.value[kind] ?? '';
  const listed = (words.value.value?.[kind].listed ?? []).toSorted();
  const options = value === '' || listed.includes(value) ? listed : [value, ...listed];
  return (
    <label class="filter">
      <span>{titleOf(kind)}</span>
      <select
        value={value}
        onChange={({ currentTarget }) => inputs.asStep(() => setFilters({ [kind]: currentTarget.value }))}
      >
        <option value="">any</option>
        {options.map((word) => (
          <option key={word} value={word}>
            {optionOf(word)}
          </option>
        ))}
      </select>
    </label>
  );
};

/** Filters by what palettes contain: a colour near another, and the colours of a mood or of a use. */
export const ContentFilters = () => (
  <>
    <Near />
    <Within />
    <Word kind="mood" />
    <Word kind="use" />
  </>
);
