import { computed, signal } from '@preact/signals';
import type { Axis } from '../../../collections/distribution.ts';
import type { Estimated } from '../../../collections/estimate.ts';
import type { FirstMatches } from '../../../collections/first-matches.ts';
import { PALETTE_REACH } from '../../../collections/palettes/palette-reach.ts';
import type { NearestPalette } from '../../../collections/palettes/palette-record.ts';
import type { Answer } from '../../state/api.ts';
import { asyncComputed } from '../../state/async-computed.ts';
import { inWorker } from '../../state/in-worker.ts';
import { Inputs } from '../../state/inputs.ts';
import { createLatestRequest } from '../../state/latest-request.ts';
import { asNewEntry } from '../../state/navigation.ts';
import type { Parameter } from '../reference/document.ts';
import { COLLECTION_IDS, COLLECTIONS, type CollectionId, type CollectionView } from './collections.ts';
import { CONTENT, readers, withoutLoneDistance } from './content.ts';
import { controlsOf } from './controls.ts';
import { readFilters, writeFilters } from './filter-text.ts';
import { operationOf } from './operations.ts';

export type BrowsedRecord = Readonly<Record<string, unknown>>;

export const PAGE = 24;

export const inputs = new Inputs({
  in: { kind: 'text', start: 'palettes', choices: COLLECTION_IDS },
  /** Filters as `name:value`, separated by `~`. */
  f: { kind: 'text', start: '' },
  /** The record that is open. */
  id: { kind: 'text', start: '' },
});

export const chosen = computed((): CollectionView => COLLECTIONS[inputs.get('in') as CollectionId]);

/** How a collection is asked: its filters and what a page costs. */
export const browsing = computed(() => operationOf(`${chosen.value.group}.browse`));
export const finding = computed(() => operationOf(`${chosen.value.group}.find`));

const NOT_FILTERS: readonly string[] = ['limit', 'offset', 'cursor', 'max_scan', 'full'];
/** A scale ends where no record can be beyond it: that of chroma with what sRGB holds, of colours as of their means. */
const REACH: Partial<Record<CollectionId, readonly { readonly field: string; readonly max: number }[]>> = {
  palettes: PALETTE_REACH,
  atlas: PALETTE_REACH.filter(({ field }) => field === 'min_chroma'),
};
const withinReach = (filter: Parameter): Parameter => {
  const reach = REACH[inputs.get('in') as CollectionId]?.find(({ field }) => field === filter.name);
  return reach ? { ...filter, maximum: reach.max } : filter;
};
/** As the service takes them. */
const allFilters = computed((): readonly Parameter[] =>
  browsing.value.parameters.filter(({ name }) => !NOT_FILTERS.includes(name)),
);
export const controls = computed(() =>
  controlsOf(allFilters.value.filter(({ name }) => !CONTENT.includes(name)).map(withinReach)),
);
/** Whether its records can be filtered by what they contain. */
export const hasContent = computed(() => allFilters.value.some(({ name }) => name === 'near'));

/** What the filters are set to; what of the address is none of them is named, and counts for nothing. */
const read = computed(() => withoutLoneDistance(readFilters(inputs.get('f'), allFilters.value, readers.value)));
export const values = computed(() => read.value.texts);
/** As programs send them: numbers and truth values are none of the address's texts. */
export const typedValues = computed(() => read.value.values);
export const faults = computed(() => read.value.faults);

/** The share that the filters let pass, while they move: of the collections that are too large to count. */
export const ESTIMATED: readonly string[] = ['palettes', 'contrast'] satisfies readonly Estimated[];
export const share = asyncComputed(() => {
  const [id, query] = [inputs.get('in'), typedValues.value];
  return ESTIMATED.includes(id) ? () => inWorker('estimate', id as Estimated, query) : undefined;
}, 0);

/** Records of a collection that are derived in the page: enough to fill the screen, and more as it is scrolled. */
const wanted = signal({ question: '', count: PAGE });
const MOST_DERIVED = 10 * PAGE;
const question = (): string => `${inputs.get('in')} ${inputs.get('f')}`;

/** What passes the filters, from the first record on, without a call: what the list shows until the service is asked. */
export const derived = asyncComputed((): (() => Promise<FirstMatches & { readonly question: string }>) => {
  const [id, query, asked] = [inputs.get('in') as CollectionId, typedValues.value, question()];
  const count = wanted.value.question === asked ? wanted.value.count : PAGE;
  return async () => ({ ...(await inWorker('firstMatches', id, query, count)), question: asked });
}, 120);

export const deriveMore = (): void => {
  const asked = question();
  const { records = [], question: answered } = derived.value.peek() ?? {};
  if (answered !== asked || records.length >= MOST_DERIVED || records.length % PAGE > 0 || records.length === 0) return;
  wanted.value = { question: asked, count: records.length + PAGE };
};

/** Sets some filters at once; an empty text leaves one out. */
export const setFilters = (texts: Readonly<Record<string, string>>): void =>
  inputs.set('f', writeFilters({ ...values.value, ...texts }));

export const clearFilters = (): void => inputs.choose('f', '');

/** What has come so far for a question, and where it continues. */
interface Shown {
  readonly collection: CollectionId;
  readonly question: string;
  readonly records: readonly BrowsedRecord[];
  /** Pages that were asked for. */
  readonly pages: number;
  readonly next: number | null;
  readonly answer: Answer;
  /** The palette that came nearest on any page, while none is near enough. */
  readonly nearest?: NearestPalette | undefined;
}

export const asking = createLatestRequest();
export const shown = signal<Shown | undefined>(undefined);

/** Whether what is shown answers what the filters ask now. */
export const isCurrent = computed(
  () => shown.value?.question === inputs.get('f') && shown.value.collection === inputs.get('in'),
);

/** The records in the list: what the service answered to these filters, or what is derived here. */
export const listed = computed((): readonly BrowsedRecord[] =>
  isCurrent.value ? shown.value!.records : ((derived.value.value?.records ?? []) as readonly BrowsedRecord[]),
);

/** What was asked for last: another try asks for the same. */
const lastAsked = signal({ question: '', more: false });
/** Whether a request is under way that the filters no longer ask for. */
export const isOvertaken = computed(() => asking.busy.value && lastAsked.value.question !== question());
/** What went wrong with the question that the filters ask now; of another it says nothing. */
export const failed = computed(() => {
  const answer = asking.answer.value;
  return answer?.failure && !asking.busy.value && lastAsked.value.question === question() ? answer : undefined;
});
export const browseAgain = (): Promise<void> => browse(lastAsked.value.more);

/** Records that the service examines for one page at most. */
const LONGEST_SCAN = 500_000;

/** What the page has read of the collection already: a scan continues behind it. A sorted one starts at the first record. */
const fromDerived = (
  collection: CollectionId,
  asked: string,
): Pick<Shown, 'records' | 'pages' | 'next' | 'nearest'> | undefined => {
  const found = derived.value.peek();
  const isScanned = chosen.value.next.parameter === 'cursor' && !values.value.sort && !values.value.order;
  if (!isScanned || found?.question !== `${collection} ${asked}`) return undefined;
  return { records: found.records as readonly BrowsedRecord[], pages: 0, next: found.examined, nearest: found.nearest };
};

const nearerOf = (x: NearestPalette | undefined, y: NearestPalette | undefined): NearestPalette | undefined =>
  x && (!y || x.difference <= y.difference) ? x : y;

/** Asks for the first page, or for the next one. */
export const browse = async (more = false): Promise<void> => {
  const { path, list, next } = chosen.value;
  const [collection, asked] = [inputs.get('in') as CollectionId, inputs.get('f')];
  lastAsked.value = { question: question(), more };
  const before = more && isCurrent.value ? shown.value : fromDerived(collection, asked);
  const query = new URLSearchParams({ ...values.value, limit: String(PAGE) });
  if (before && before.next !== null) query.set(next.parameter, String(before.next));
  // As far as a page goes for the same price, if the collection is too large to be read whole.
  if (next.parameter === 'cursor' && values.value.sort === undefined) query.set('max_scan', String(LONGEST_SCAN));
  const answer = await asking.ask({ method: 'GET', path: `${path}?${query}` });
  if (!answer || answer.failure) return;
  const body = answer.body as Readonly<Record<string, unknown>>;
  shown.value = {
    collection,
    question: asked,
    pages: (before?.pages ?? 0) + 1,
    records: [...(before?.records ?? []), ...(body[list] as BrowsedRecord[])],
    next: (body[next.member] as number | null | undefined) ?? null,
    answer,
    nearest: nearerOf(before?.nearest, body.nearest as NearestPalette | undefined),
  };
};

let asked = false;
/** Whether the record that is shown now was opened by a click, and not by a link: asked once. */
export const wasPressed = (): boolean => {
  const now = asked;
  asked = false;
  return now;
};
export const openRecord = (id: string): void => {
  asked = id !== '' && inputs.get('id') === '';
  const open = (): void => inputs.choose('id', id);
  if (asked) asNewEntry(open);
  else open();
};
export const closeRecord = (): void => openRecord('');

/** The record that is open, with all that is known of it: derived here from its number alone, without a call. */
export const opened = asyncComputed(() => {
  const [collection, id] = [inputs.get('in') as CollectionId, inputs.get('id')];
  return id === '' ? undefined : async () => ({ collection, id, ...(await inWorker('record', collection, id)) });
}, 0);

export const fetching = createLatestRequest();

/** The record of an answer, whatever the collection calls it. */
const recordIn = ({ body }: Answer): BrowsedRecord | undefined =>
  Object.values((body ?? {}) as object).find((one) => typeof one === 'object' && one !== null);

/** Asks the service for the same record. */
export const fetchRecord = async (): Promise<BrowsedRecord | undefined> => {
  const path = `${chosen.value.path}/${encodeURIComponent(inputs.get('id'))}`;
  const answer = await fetching.ask({ method: 'GET', path });
  return answer && !answer.failure ? recordIn(answer) : undefined;
};

/** How the collection lies along the measures that filters bound, of what the other filters let through. */
export const distribution = asyncComputed(() => {
  const [id, query] = [inputs.get('in') as CollectionId, typedValues.value];
  const axes = controls.value.flatMap((control): Axis[] =>
    control.kind === 'range' ? [{ filters: control.filters, least: control.least, most: control.most }] : [],
  );
  return axes.length === 0 ? undefined : async () => ({ id, ...(await inWorker('distribution', id, axes, query)) });
}, 60);
