import { useSignalEffect } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { rgb } from '../../../color/rgb.ts';
import { kindOf } from '../../library/item.ts';
import type { Starrable } from '../../library/star.ts';
import { StarButton } from '../../library/star-button.tsx';
import { lazyAfterFirstPaint } from '../../parts/after-first-paint.tsx';
import { Failed, LoadProblem } from '../../parts/failure.tsx';
import { READING, readColorText } from '../../state/color-text.ts';
import { apiKey } from '../../state/key.ts';
import type { View } from '../../state/view.ts';
import { adoptStyle } from '../../styles/adopt.ts';
import { endInSight, useAutomaticScans } from './automatic.ts';
import style from './browse.css';
import { calls } from './calls.ts';
import { writeFilters } from './filter-text.ts';
import { Filters } from './filters.tsx';
import {
  asking,
  type BrowsedRecord,
  browse,
  browseAgain,
  browsing,
  chosen,
  derived,
  deriveMore,
  failed,
  hasContent,
  inputs,
  isCurrent,
  listed,
  opened,
  openRecord,
  setFilters,
  shown,
  values,
} from './model.ts';
import { RecordCard } from './record.tsx';
import { colorsOf, factsOf, RecordPreview } from './record-preview.tsx';
import { badgeOf, titleOfRecord } from './record-title.ts';
import { Sum } from './sum.tsx';

adoptStyle(style);

const NoMatch = lazyAfterFirstPaint(async () => (await import('./no-match.tsx')).NoMatch);

/** Stands at the end of the list, and sees when that comes near. */
const End = () => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        endInSight.value = entries.at(-1)!.isIntersecting;
      },
      { rootMargin: '200px' },
    );
    observer.observe(place.current!);
    return () => {
      observer.disconnect();
      endInSight.value = false;
    };
  }, []);
  return <div ref={place} />;
};

const addressOf = (id: string): string => `/browse/${inputs.get('in')}#id=${encodeURIComponent(id)}`;

const starrable = (record: BrowsedRecord): Starrable => {
  const address = addressOf(String(record.id));
  return {
    kind: kindOf(address.split('#')[0]!),
    name: titleOfRecord(record),
    address,
    colors: colorsOf(record).slice(0, MOST_ON_CARD),
  };
};
/** Colours that an entry of the library shows. */
const MOST_ON_CARD = 16;

const Cards = ({ records }: { records: readonly BrowsedRecord[] }) => (
  <ul class="records" aria-label="Records">
    {records.map((record) => {
      const id = String(record.id);
      return (
        <li key={id} class="record-card">
          <a
            class="record-button"
            data-id={id}
            href={addressOf(id)}
            onClick={(event) => {
              if (event.ctrlKey || event.metaKey || event.shiftKey) return;
              event.preventDefault();
              openRecord(id);
            }}
          >
            <RecordPreview record={record} />
            <span class="record-more">
              <span class="record-id mono">{id}</span>
              <span class="record-facts">
                {factsOf(record)
                  .filter(([name]) => name !== 'name')
                  .map(([name, value]) => (
                    <span key={name}>
                      {name} {value}
                    </span>
                  ))}
              </span>
            </span>
            <span class="record-title">
              <b>{titleOfRecord(record)}</b>
              <span class="record-badge">{badgeOf(record)}</span>
            </span>
          </a>
          <StarButton entry={starrable(record)} detail={String(record.id)} />
        </li>
      );
    })}
  </ul>
);

const Records = () => {
  const { records, next, nearest } = shown.value!;
  const credits = browsing.value.credits;
  return (
    <div class={asking.busy.value ? 'dimmed' : ''} aria-busy={asking.busy.value}>
      <Sum />
      {records.length === 0 ? <NoMatch nearest={nearest} isScanned={next === null} /> : null}
      <Cards records={records} />
      <End />
      {next === null ? null : (
        <button type="button" class="button quiet" disabled={asking.busy.value} onClick={() => browse(true)}>
          Continue ({credits} {credits === 1 ? 'credit' : 'credits'})
        </button>
      )}
    </div>
  );
};

const count = (n: number): string => n.toLocaleString('en');

const none = (examined: number, size: number): string =>
  examined < size
    ? `No match in the first ${count(examined)} records. Scan to search the rest.`
    : `No match in all ${count(size)} records.`;

/** How many records are listed, and of how many they are the first. */
const someOf = (listed: number, examined: number, size: number): string => {
  const from =
    listed === examined ? `of ${count(size)}` : `that match, from ${count(examined)} of ${count(size)} records`;
  return `The first ${count(listed)} ${from}, computed in this page`;
};

/** What passes the filters, derived in the page: no call, no key. More of it as the list is scrolled to its end. */
const Derived = () => {
  useSignalEffect(() => {
    if (endInSight.value && !derived.stale.value) deriveMore();
  });
  const found = derived.value.value;
  if (derived.failure.value !== undefined) return <LoadProblem text={derived.failure.value} again={derived.again} />;
  if (!found) return <p class="loading">Deriving the first records …</p>;
  const { records, examined, size, nearest } = found;
  return (
    <div class={derived.stale.value ? 'waiting' : ''}>
      <p class={records.length === 0 ? 'none' : 'muted'} role="status">
        {records.length === 0 ? none(examined, size) : someOf(records.length, examined, size)}
        {values.value.sort === undefined ? '' : '. A scan sorts them.'}
      </p>
      {records.length === 0 ? <NoMatch nearest={nearest} goesOn={examined < size} /> : null}
      <Cards records={records as readonly BrowsedRecord[]} />
      <End />
    </div>
  );
};

const Results = () => {
  const collection = inputs.get('in');
  const mine = shown.value?.collection === collection;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was asked of another collection is given up
  useEffect(() => asking.clear, [collection]);
  return (
    <div class="results">
      {failed.value ? <Failed answer={failed.value} again={browseAgain} /> : null}
      {mine && isCurrent.value ? <Records /> : <Derived />}
    </div>
  );
};

const Main = () => {
  useAutomaticScans();
  const id = inputs.get('id');
  return (
    <div class="browse">
      <div>
        <h1 tabIndex={-1}>Browse</h1>
        <p class="muted">{chosen.value.says}</p>
      </div>
      <div class="browse-body">
        <Filters disabled={apiKey.value === undefined || asking.busy.value} />
        <div class="results">
          {id === '' ? null : <RecordCard key={inputs.get('in')} />}
          <Results />
        </div>
      </div>
    </div>
  );
};

const MOST_EXPORTED = 64;

export const view: View = {
  Main,
  inputs,
  set: {
    takes: 'current',
    open: ([near = '']) => {
      const { color, why } = readColorText(near);
      // On its way: the filter reads it, too.
      const isColor = color !== undefined || why === READING;
      return hasContent.value && isColor ? { f: writeFilters({ ...values.value, near }) } : undefined;
    },
    hasExample: false,
  },
  ready: async () => {
    await Promise.all([derived.settled(), opened.settled()]);
  },
  calls,
  computed: () => (isCurrent.value ? [] : [derived]),
  exports: () =>
    listed.value
      .flatMap((record) =>
        colorsOf(record).map((hex, i) => ({ label: `${String(record.id)}-${i + 1}`, color: rgb(hex) })),
      )
      .slice(0, MOST_EXPORTED),
  take: ([first]) => {
    if (!hasContent.value) return 'This collection is not filtered by colours.';
    setFilters({ near: first!.text });
    return `Palettes contain a colour near ${first!.text}.`;
  },
};
