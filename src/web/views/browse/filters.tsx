import { percent } from '../../parts/format.ts';
import { InputForm } from '../../parts/input-form.tsx';
import { KeyCard } from '../../shell/key-card.tsx';
import { apiKey } from '../../state/key.ts';
import type { Parameter } from '../reference/document.ts';
import { automatic } from './automatic.ts';
import { browse, browsing, clearFilters, ESTIMATED, filters, inputs, setFilter, share, values } from './model.ts';
import { titleOf, wordsOf } from './titles.ts';

const STEPS = 100;
/** To two digits: a sample knows no more. */
const rounded = (count: number): string => Number(count.toPrecision(2)).toLocaleString('en');

/** Where a filter says nothing, a slider rests at the end that lets everything pass. */
const restOf = ({ name, minimum = 0, maximum = 1 }: Parameter): number =>
  /^(?:max_|.*_to$)/.test(name) ? maximum : minimum;

const Range = ({ filter }: { filter: Parameter }) => {
  const { name, type, minimum = 0, maximum = 1 } = filter;
  const value = values.value[name];
  const at = value === undefined ? restOf(filter) : Number(value);
  const step = type === 'integer' ? 1 : (maximum - minimum) / STEPS;
  return (
    <label class="filter">
      <span>
        {titleOf(name)} <b>{value ?? 'any'}</b>
      </span>
      <input
        type="range"
        min={minimum}
        max={maximum}
        step={step}
        value={at}
        aria-valuetext={value ?? 'any'}
        onInput={({ currentTarget }) => {
          const next = Number(Number(currentTarget.value).toFixed(3));
          setFilter(name, next === restOf(filter) ? '' : String(next));
        }}
        onChange={() => inputs.settle()}
      />
    </label>
  );
};

const Choice = ({ filter, options }: { filter: Parameter; options: readonly unknown[] }) => (
  <label class="filter">
    <span>{titleOf(filter.name)}</span>
    <select
      value={values.value[filter.name] ?? ''}
      onChange={({ currentTarget }) => {
        setFilter(filter.name, currentTarget.value);
        inputs.settle();
      }}
    >
      <option value="">any</option>
      {options.map((option) => (
        <option key={String(option)} value={String(option)}>
          {wordsOf(String(option))}
        </option>
      ))}
    </select>
  </label>
);

const Filter = ({ filter }: { filter: Parameter }) => {
  if (filter.enum) return <Choice filter={filter} options={filter.enum} />;
  if (filter.type === 'boolean') return <Choice filter={filter} options={[true, false]} />;
  return <Range filter={filter} />;
};

/** How many of all pass the filters as they are now, from a sample that this page derives: no call, no key. */
const Share = () => {
  const found = share.value.value;
  if (!ESTIMATED.includes(inputs.get('in'))) return null;
  // Its room is kept until it is there.
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

/** The filters of the collection, as the catalogue has them, and the press that asks. */
export const Filters = ({ disabled }: { disabled: boolean }) => {
  const credits = browsing.value?.credits ?? 0;
  const set = Object.keys(values.value).length;
  return (
    <div class="filter-side">
      <InputForm inputs={inputs} className="filters" label="Filters" onSubmit={browse}>
        <Share />
        {filters.value.map((filter) => (
          <Filter key={filter.name} filter={filter} />
        ))}
        <label class="inline">
          <input
            type="checkbox"
            checked={automatic.value === 'on'}
            onChange={({ currentTarget }) => {
              automatic.value = currentTarget.checked ? 'on' : 'off';
            }}
          />
          Scan by itself, {credits} {credits === 1 ? 'credit' : 'credits'} a page
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
