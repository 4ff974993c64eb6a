import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { percent } from '../../parts/format.ts';
import { InputForm } from '../../parts/input-form.tsx';
import { KeyCard } from '../../parts/key-card.tsx';
import { apiKey } from '../../state/key.ts';
import { automatic } from './automatic.ts';
import { ContentFilters } from './content-filters.tsx';
import type { ChoiceControl } from './controls.ts';
import {
  browse,
  browsing,
  clearFilters,
  controls,
  ESTIMATED,
  faults,
  hasContent,
  inputs,
  setFilters,
  share,
  typedValues,
  values,
} from './model.ts';
import { Range } from './range.tsx';
import { optionOf, titleOf, wordsOf } from './titles.ts';

/** To two digits: a sample knows no more. */
const rounded = (count: number): string => Number(count.toPrecision(2)).toLocaleString('en');

const Choice = ({ filter, options }: ChoiceControl) => {
  const { name, default: preset } = filter;
  return (
    <label class="filter">
      <span>{titleOf(name)}</span>
      <select
        value={values.value[name] ?? ''}
        onChange={({ currentTarget }) => inputs.asStep(() => setFilters({ [name]: currentTarget.value }))}
      >
        <option value="">{preset === undefined ? 'any' : optionOf(String(preset))}</option>
        {options.map((option) => (
          <option key={option} value={option}>
            {optionOf(option)}
          </option>
        ))}
      </select>
    </label>
  );
};

/** Parts of a link that are not filters, and two ends that no record lies between. */
const Faults = () => {
  const crossed = controls.value.flatMap((control) => {
    if (control.kind === 'choice' || control.round || !control.low || !control.high) return [];
    const [from, to] = [control.low, control.high].map(({ name }) => typedValues.value[name]);
    return from !== undefined && to !== undefined && from > to
      ? [`No record has ${wordsOf(control.about)} from ${from} to ${to}: the minimum is greater than the maximum.`]
      : [];
  });
  return (
    <>
      {[...faults.value, ...crossed].map((text) => (
        <p key={text} class="field-why" role="status">
          {text}
        </p>
      ))}
    </>
  );
};

/** How many of all pass the filters as they are now, from a sample that this page derives: no call, no key. */
const Share = () => {
  const found = share.value.value;
  if (!ESTIMATED.includes(inputs.get('in'))) return null;
  // Its space is reserved until it is there.
  if (!found) return <div class="share" />;
  const { size, sample, passing } = found;
  const part = passing / sample;
  const about = passing === 0 ? `fewer than ${(size / sample).toFixed(0)}` : `about ${rounded(part * size)}`;
  return (
    <div class={share.stale.value ? 'share waiting' : 'share'}>
      <p>
        <b>{passing === sample ? 'all' : about}</b> of {size.toLocaleString('en')}{' '}
        <span class="muted">({percent(part)})</span>
      </p>
      <span class="share-bar" aria-hidden="true">
        <span style={{ width: `${100 * part}%` }} />
      </span>
      <p class="muted note">From {sample.toLocaleString('en')} records derived in this page.</p>
    </div>
  );
};

const NARROW = '(max-width: 760px)';

/** Where there is no room beside the list the filters fold, and the list is what is seen first. */
const Fold = ({ set, children }: { set: number; children: ComponentChildren }) => {
  const open = useSignal(!matchMedia(NARROW).matches);
  useEffect(() => {
    const narrow = matchMedia(NARROW);
    const follow = (): void => {
      open.value = !narrow.matches;
    };
    narrow.addEventListener('change', follow);
    return () => narrow.removeEventListener('change', follow);
  }, [open]);
  return (
    <details
      class="filter-fold"
      open={open.value}
      onToggle={({ currentTarget }) => {
        open.value = currentTarget.open;
      }}
    >
      <summary>{set === 0 ? 'Filters' : `Filters, ${set} set`}</summary>
      <div class="filter-list">{children}</div>
    </details>
  );
};

/** The filters of the collection, as the catalogue has them, and the press that asks. */
export const Filters = ({ disabled }: { disabled: boolean }) => {
  const credits = browsing.value.credits;
  const set = Object.keys(values.value).length;
  return (
    <div class="filter-side">
      <InputForm inputs={inputs} className="filters" label="Filters" onSubmit={browse}>
        <Share />
        <Faults />
        <Fold set={set}>
          {hasContent.value ? <ContentFilters /> : null}
          {controls.value.map((control) =>
            control.kind === 'range' ? (
              <Range key={`${inputs.get('in')} ${control.about}`} control={control} />
            ) : (
              <Choice key={control.filter.name} {...control} />
            ),
          )}
        </Fold>
        <label class="inline note">
          <input
            type="checkbox"
            checked={automatic.value === 'on'}
            onChange={({ currentTarget }) => {
              automatic.value = currentTarget.checked ? 'on' : 'off';
            }}
          />
          Scan automatically, {credits} {credits === 1 ? 'credit' : 'credits'} a page
        </label>
        <div class="row">
          <button type="submit" class="button" disabled={disabled}>
            Scan ({credits} {credits === 1 ? 'credit' : 'credits'})
          </button>
          {set === 0 ? null : (
            <button type="button" class="button quiet" onClick={clearFilters}>
              Clear {set}
            </button>
          )}
        </div>
      </InputForm>
      {apiKey.value === undefined ? (
        <section class="card" aria-label="Key">
          <p class="note">A scan counts and sorts the whole collection in the service. That takes a key.</p>
          <KeyCard />
        </section>
      ) : null}
    </div>
  );
};
