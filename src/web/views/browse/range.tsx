import type { RangeControl } from './controls.ts';
import { distribution, inputs, setFilters, values } from './model.ts';
import { titleOf, wordsOf } from './titles.ts';

/** Digits of a filter in the address. */
const DIGITS = 3;
const HEIGHT = 100;

/** The ends of a range as they stand: what is not set is an end of the scale. */
const endsOf = ({ low, high, least, most }: RangeControl): readonly [from: number, to: number] => {
  const at = (name: string | undefined, otherwise: number): number => Number(values.value[name ?? ''] ?? otherwise);
  return [at(low?.name, least), at(high?.name, most)];
};

/** Whether a place of the scale lies in the range; of a circle the range may run over its end. */
const isIn = (at: number, [from, to]: readonly [number, number], round: boolean): boolean =>
  round && from > to ? at >= from || at <= to : at >= from && at <= to;

const shown = (control: RangeControl): string => {
  const { low, high } = control;
  const [from, to] = [values.value[low?.name ?? ''], values.value[high?.name ?? '']];
  if (from === undefined && to === undefined) return 'any';
  if (to === undefined) return `from ${from}`;
  return from === undefined ? `to ${to}` : `${from} to ${to}`;
};

/** How the collection lies along the scale, with the part that is let through. */
const Bars = ({ control }: { control: RangeControl }) => {
  const { filters, least, most, round } = control;
  const found = distribution.value.value;
  const counts = found?.id === inputs.get('in') ? (found.counts[filters[0]] ?? []) : [];
  const greatest = Math.max(1, ...counts);
  const ends = endsOf(control);
  return (
    <svg
      class="range-bars"
      viewBox={`0 0 ${Math.max(1, counts.length)} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {counts.map((count, i) => {
        // A part that is not empty is seen.
        const height = count === 0 ? 0 : Math.max(3, (HEIGHT * count) / greatest);
        const middle = least + ((i + 0.5) * (most - least)) / counts.length;
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: parts of the scale stay in their places
            key={i}
            class={isIn(middle, ends, round) ? 'bar in' : 'bar'}
            x={i + 0.06}
            width={0.88}
            y={HEIGHT - height}
            height={height}
          />
        );
      })}
    </svg>
  );
};

const Thumb = ({ control, end }: { control: RangeControl; end: 'low' | 'high' }) => {
  const { least, most, step, round } = control;
  const filter = control[end]!;
  const [from, to] = endsOf(control);
  const rest = end === 'low' ? least : most;
  const text = values.value[filter.name] ?? 'any';
  return (
    <input
      class={end}
      type="range"
      aria-label={titleOf(filter.name)}
      aria-valuetext={text}
      min={least}
      max={most}
      step={step}
      value={end === 'low' ? from : to}
      onInput={({ currentTarget }) => {
        const wanted = Number(currentTarget.value);
        // The ends of an interval do not pass each other; those of an arc do.
        const kept = end === 'low' ? Math.min(wanted, to) : Math.max(wanted, from);
        const next = Number((round ? wanted : kept).toFixed(DIGITS));
        if (!round && kept !== wanted) currentTarget.value = String(kept);
        setFilters({ [filter.name]: Math.abs(next - rest) < step / 2 ? '' : String(next) });
      }}
      onChange={() => inputs.settle()}
    />
  );
};

/** A click beside the thumbs moves the nearer one there. */
const pressed = (event: PointerEvent): void => {
  const track = event.currentTarget as HTMLElement;
  if (event.target instanceof HTMLInputElement) return;
  const { left, width } = track.getBoundingClientRect();
  const thumbs = [...track.querySelectorAll('input')];
  const [{ min, max } = { min: '0', max: '1' }] = thumbs;
  const wanted = Number(min) + Math.min(1, Math.max(0, (event.clientX - left) / width)) * (Number(max) - Number(min));
  const distance = (one: HTMLInputElement): number => Math.abs(Number(one.value) - wanted);
  const nearest = thumbs.toSorted((a, b) => distance(a) - distance(b))[0];
  if (!nearest) return;
  nearest.value = String(wanted);
  inputs.asStep(() => nearest.dispatchEvent(new Event('input', { bubbles: true })));
  event.preventDefault();
  nearest.focus();
};

/** Both ends of a measure in one control, over the distribution of the collection. */
export const Range = ({ control }: { control: RangeControl }) => {
  const { about, low, high, least, most } = control;
  const name = wordsOf(about);
  return (
    <fieldset class="filter range" aria-label={`${name.charAt(0).toUpperCase()}${name.slice(1)}`}>
      <span>
        {name.charAt(0).toUpperCase() + name.slice(1)} <b>{shown(control)}</b>
      </span>
      <div class="range-track" onPointerDown={pressed}>
        <Bars control={control} />
        <span class="range-line" />
        {low ? <Thumb control={control} end="low" /> : null}
        {high ? <Thumb control={control} end="high" /> : null}
      </div>
      <span class="range-scale" aria-hidden="true">
        <span>{least}</span>
        <span>{most}</span>
      </span>
    </fieldset>
  );
};
