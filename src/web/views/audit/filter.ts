import { computed, signal } from '@preact/signals';
import { criterion as criterionOf } from '../../../analyzer/model/criteria.ts';
import type { ShownFinding } from '../../../analyzer/render/model.ts';
import { shownReport } from './model.ts';

/** What of the findings is shown: by words, and by severity and area where one is chosen. */
export const words = signal('');
export const severity = signal('');
export const area = signal('');
/** A success criterion, a level (`A`, `AA`) or `best practice`. */
export const criterion = signal('');

const holds = ({ id, title, message, fix, places }: ShownFinding, text: string): boolean =>
  [id, title, message, fix, ...places.flatMap(({ where, snippet, value }) => [where, snippet, value])].some((one) =>
    one.toLowerCase().includes(text),
  );

const concerns = ({ requirements }: ShownFinding, chosen: string): boolean => {
  if (chosen === 'best practice') return requirements?.length === 0;
  return requirements?.some(({ sc }) => sc === chosen || criterionOf(sc).level === chosen) ?? false;
};

export const allFindings = computed(() => shownReport.value?.fixes.flatMap(({ findings }) => findings) ?? []);

export const findings = computed(() => {
  const text = words.value.trim().toLowerCase();
  return allFindings.value.filter(
    (one) =>
      (severity.value === '' || one.severity === severity.value) &&
      (area.value === '' || one.area === area.value) &&
      (criterion.value === '' || concerns(one, criterion.value)) &&
      (text === '' || holds(one, text)),
  );
});

/** What findings can be narrowed to: levels, the criteria they concern, good practice. */
export const criteria = computed(() => {
  const requirements = allFindings.value.flatMap((one) => (one.requirements ? [one.requirements] : []));
  const ids = new Set(requirements.flatMap((list) => list.map(({ sc }) => sc)));
  const known = [...ids].toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  const levels = new Set(known.map((sc) => criterionOf(sc).level));
  return [
    ...(['A', 'AA'] as const).filter((level) => levels.has(level)).map((level) => [level, `Level ${level}`] as const),
    ...known.map((sc) => [sc, `${sc} ${criterionOf(sc).name}`] as const),
    ...(requirements.some((list) => list.length === 0) ? [['best practice', 'Best practice'] as const] : []),
  ];
});

export const showAllFindings = (): void => {
  words.value = '';
  severity.value = '';
  area.value = '';
  criterion.value = '';
};
