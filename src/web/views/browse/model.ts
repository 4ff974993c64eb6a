import { computed, signal } from '@preact/signals';
import type { Estimated } from '../../../collections/estimate.ts';
import type { FirstMatches } from '../../../collections/first-matches.ts';
import { PALETTE_REACH } from '../../../collections/palettes/palette-reach.ts';
import type { Answer } from '../../state/api.ts';
import { createAsking } from '../../state/asking.ts';
import { inWorker } from '../../state/in-worker.ts';
import { Inputs } from '../../state/inputs.ts';
import { later } from '../../state/later.ts';
import { operations, type Parameter, reference } from '../reference/document.ts';
import { COLLECTION_IDS, COLLECTIONS, type CollectionId, type CollectionView } from './collections.ts';

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

/** How a collection is asked, from the catalogue: its filters and what a page costs. */
const operationOf = (name: string) =>
  operations.value.find(({ procedure }) => procedure === `${chosen.value.group}.${name}`);
export const browsing = computed(() => operationOf('browse'));
export const finding = computed(() => operationOf('find'));

const NOT_FILTERS: readonly string[] = ['limit', 'offset', 'cursor', 'max_scan', 'full'];
/** A slider ends where no palette can be beyond it. */
const withinReach = (filter: Parameter): Parameter => {
  const reach = inputs.get('in') === 'palettes' && PALETTE_REACH.find(({ field }) => field === filter.name);
  return reach ? { ...filter, maximum: reach.max } : filter;
};
export const filters = computed((): readonly Parameter[] =>
  (browsing.value?.parameters ?? []).filter(({ name }) => !NOT_FILTERS.includes(name)).map(withinReach),
);

/** What the filters are set to, by name; those that the collection lacks count for nothing. */
export const values = computed((): Readonly<Record<string, string>> => {
  const given = inputs
    .get('f')
    .split('~')
    .map((one) => one.split(':') as [string, string?])
    .filter(([name, value]) => value && filters.value.some((filter) => filter.name === name));
  return Object.fromEntries(given) as Record<string, string>;
});

/** Filters as programs send them: numbers and truth values are none of the address's texts. */
export const typedValues = computed(() =>
  Object.fromEntries(
    Object.entries(values.value).map(([name, value]) => {
      const type = filters.value.find((one) => one.name === name)?.type;
      if (type === 'boolean') return [name, value === 'true'];
      return [name, type === 'number' || type === 'integer' ? Number(value) : value];
    }),
  ),
);

/** The share that the filters let pass, while they move: of the collections that are too large to count. */
export const ESTIMATED: readonly string[] = ['palettes', 'contrast'] satisfies readonly Estimated[];
export const share = later(() => {
  const [id, query] = [inputs.get('in'), typedValues.value];
  return ESTIMATED.includes(id) && reference.value ? () => inWorker('estimate', id as Estimated, query) : undefined;
}, 0);

/** Records of a collection that are derived in the page: as many as it takes to fill the screen, and more as it is scrolled. */
const wanted = signal({ question: '', count: PAGE });
const MOST_DERIVED = 10 * PAGE;
const question = (): string => `${inputs.get('in')} ${inputs.get('f')}`;

/** What passes the filters, from the first record on, without a call: what the list shows until the service is asked. */
export const derived = later((): (() => Promise<FirstMatches & { readonly question: string }>) | undefined => {
  const [id, query, asked] = [inputs.get('in') as CollectionId, typedValues.value, question()];
  const count = wanted.value.question === asked ? wanted.value.count : PAGE;
  return reference.value
    ? async () => ({ ...(await inWorker('firstMatches', id, query, count)), question: asked })
    : undefined;
}, 120);

export const deriveMore = (): void => {
  const asked = question();
  const { records = [], question: answered } = derived.value.peek() ?? {};
  if (answered !== asked || records.length >= MOST_DERIVED || records.length % PAGE > 0 || records.length === 0) return;
  wanted.value = { question: asked, count: records.length + PAGE };
};

export const setFilter = (name: string, value: string): void => {
  const next = { ...values.value, [name]: value };
  const kept = Object.entries(next).filter(([, one]) => one !== '');
  inputs.set('f', kept.map((pair) => pair.join(':')).join('~'));
};

export const clearFilters = (): void => inputs.choose('f', '');

/** What has come so far for a question, and where it goes on. */
interface Shown {
  readonly collection: CollectionId;
  readonly question: string;
  readonly records: readonly BrowsedRecord[];
  /** Pages that were asked for. */
  readonly pages: number;
  readonly next: number | null;
  readonly answer: Answer;
}

export const asking = createAsking();
export const shown = signal<Shown | undefined>(undefined);

/** Whether what is shown answers what the filters ask now. */
export const isCurrent = computed(
  () => shown.value?.question === inputs.get('f') && shown.value.collection === inputs.get('in'),
);

/** The records in the list: what the service answered to these filters, or what is derived here. */
export const listed = computed((): readonly BrowsedRecord[] =>
  isCurrent.value ? shown.value!.records : ((derived.value.value?.records ?? []) as readonly BrowsedRecord[]),
);
export const listedRecord = (id: string): BrowsedRecord | undefined =>
  listed.value.find((record) => String(record.id) === id);

/** Asks for the first page, or for the next one. */
export const browse = async (more = false): Promise<void> => {
  const { path, list, next } = chosen.value;
  const [collection, question] = [inputs.get('in') as CollectionId, inputs.get('f')];
  const before = more && isCurrent.value ? shown.value : undefined;
  const query = new URLSearchParams({ ...values.value, limit: String(PAGE) });
  if (before && before.next !== null) query.set(next.parameter, String(before.next));
  const answer = await asking.ask({ method: 'GET', path: `${path}?${query}` });
  if (!answer || answer.failure) return;
  const body = answer.body as Readonly<Record<string, unknown>>;
  shown.value = {
    collection,
    question,
    pages: (before?.pages ?? 0) + 1,
    records: [...(before?.records ?? []), ...(body[list] as BrowsedRecord[])],
    next: (body[next.member] as number | null | undefined) ?? null,
    answer,
  };
};

export const fetching = createAsking();

export const openRecord = (id: string): void => inputs.choose('id', id);
export const closeRecord = (): void => openRecord('');

/** The record of an answer, whatever the collection calls it. */
export const recordIn = ({ body }: Answer): BrowsedRecord | undefined =>
  Object.values((body ?? {}) as object).find((one) => typeof one === 'object' && one !== null);

export const fetchRecord = async (): Promise<void> => {
  const id = inputs.get('id');
  if (id !== '') await fetching.ask({ method: 'GET', path: `${chosen.value.path}/${encodeURIComponent(id)}` });
};
