import { useEffect } from 'preact/hooks';
import { rgb } from '../../../color/rgb.ts';
import { lazyAfterFirstPaint } from '../../parts/after-first-paint.tsx';
import { focusDrawn } from '../../parts/focus-drawn.ts';
import { IconButton } from '../../parts/icon.tsx';
import { Loading } from '../../parts/loading.tsx';
import { Swatch } from '../../parts/swatch.tsx';
import { copyText } from '../../state/copy.ts';
import { navigate } from '../../state/navigation.ts';
import { byChroma, createRoles } from '../make/roles.ts';
import { writeFilters } from './filter-text.ts';
import {
  type BrowsedRecord,
  closeRecord,
  controls,
  fetching,
  inputs,
  listed,
  opened,
  openRecord,
  wasPressed,
} from './model.ts';
import { filtersLike } from './more-like.ts';
import { colorsOf, RecordPreview } from './record-preview.tsx';

const MOST_SWATCHES = 24;
const MOST_SEEN = 12;
const bare = (hex: string): string => hex.slice(1);

/** Lists records of the same kind, hue and contrast. */
const MoreLikeThis = ({ record }: { record: BrowsedRecord }) => {
  const filters = filtersLike(record, controls.value);
  return Object.keys(filters).length === 0 ? null : (
    <button
      type="button"
      class="button quiet"
      onClick={() => {
        closeRecord();
        inputs.choose('f', writeFilters(filters));
      }}
    >
      More like this
    </button>
  );
};

/** What can be done with the colours of a record. */
const Colours = ({ record }: { record: BrowsedRecord }) => {
  const colors = colorsOf(record);
  const [first = '#000000', second] = colors;
  return (
    <>
      <div class="row">
        {colors.slice(0, MOST_SWATCHES).map((hex, i) => (
          <Swatch
            // biome-ignore lint/suspicious/noArrayIndexKey: colours have no identity but their place
            key={i}
            id={`record-${i}`}
            name={`Colour ${i + 1}`}
            color={rgb(hex)}
          />
        ))}
      </div>
      <div class="row">
        <button
          type="button"
          class="button quiet"
          onClick={() =>
            navigate(
              '/contrast',
              second && colors.length === 2
                ? `#fg=${bare(first)}&bg=${bare(second)}`
                : `#pal=${colors.map(bare).join('~')}`,
            )
          }
        >
          Open in Contrast
        </button>
        <button
          type="button"
          class="button quiet"
          onClick={() => navigate('/vision', `#pal=${colors.slice(0, MOST_SEEN).map(bare).join('~')}`)}
        >
          Open in Vision
        </button>
        <MoreLikeThis record={record} />
        <button
          type="button"
          class="button quiet"
          onClick={() =>
            copyText(`${location.origin}${location.pathname}#id=${encodeURIComponent(inputs.get('id'))}`, 'the link')
          }
        >
          Copy link
        </button>
      </div>
    </>
  );
};

const Interface = lazyAfterFirstPaint(
  async () => (await import('../make/interface/interface.tsx')).Interface,
  undefined,
  () => <Loading height="min(100vh, 1312px)" />,
);
const RecordDetails = lazyAfterFirstPaint(async () => (await import('./record-details.tsx')).RecordDetails);

const painted = createRoles(() => {
  const record = opened.value.value?.record as BrowsedRecord | undefined;
  return record && byChroma(colorsOf(record).map(rgb))[0];
});

/** An interface in the colours of a record, made from its most colourful one. */
const Painted = ({ record }: { record: BrowsedRecord }) => (
  <Interface
    roles={painted.roles.value}
    series={byChroma(colorsOf(record).map(rgb))}
    note="UI roles from the most colourful of the colours"
  />
);

const Whole = () => {
  const whole = opened.value.value!.record as BrowsedRecord;
  return (
    <>
      <RecordPreview record={whole} />
      <Colours record={whole} />
      <Painted record={whole} />
      <RecordDetails record={whole} />
    </>
  );
};

/** The records beside this one in the list. */
const Neighbours = () => {
  const ids = listed.value.map(({ id }) => String(id));
  const at = ids.indexOf(inputs.get('id'));
  if (at < 0) return null;
  const step = (to: number, name: string) => (
    <button type="button" class="button quiet" disabled={ids[to] === undefined} onClick={() => openRecord(ids[to]!)}>
      {name}
    </button>
  );
  return (
    <div class="row neighbours">
      {step(at - 1, 'Previous')}
      {step(at + 1, 'Next')}
    </div>
  );
};

/** One record of the collection, read where it stands. */
export const RecordCard = () => {
  const id = inputs.get('id');
  useEffect(() => {
    // A link keeps the focus where every view begins.
    if (wasPressed()) document.getElementById('record-title')?.focus();
  }, []);
  // The result of this record does not belong to the next.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the record is what it belongs to
  useEffect(() => fetching.clear, [id]);
  const { value, failure } = opened;
  // The one before stays until this one is there.
  const last = failure.value === undefined && value.value?.collection === inputs.get('in') ? value.value : undefined;
  const got = last?.record;
  const { name } = (got ?? {}) as { name?: unknown };
  const close = (): void => {
    closeRecord();
    focusDrawn(() => document.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"]`));
  };
  return (
    // Escape closes what lies over the list, and before that a menu that is open in it.
    <section
      class="card record"
      aria-labelledby="record-title"
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.currentTarget.querySelector(':popover-open')) close();
      }}
    >
      <div class="card-head">
        <h2 id="record-title" tabIndex={-1}>
          {typeof name === 'string' ? `${name}, record ${id}` : `Record ${id.slice(0, 40)}`}
        </h2>
        <Neighbours />
        <IconButton icon="close" name="Close the record" onClick={close} />
      </div>
      {last ? <Whole key={last.id} /> : null}
      {got || failure.value !== undefined ? null : <p class="loading-line">Deriving it …</p>}
      {failure.value === undefined || got ? null : <p role="alert">{failure.value}</p>}
    </section>
  );
};
