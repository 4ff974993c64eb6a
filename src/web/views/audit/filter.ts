import { computed, signal } from '@preact/signals';
import type { ShownFinding } from '../../../analyzer/render/model.ts';
import { shownReport } from './model.ts';

/** What of the findings is shown: by words, and by severity and area where one is chosen. */
export const words = signal('');
export const severity = signal('');
export const area = signal('');

const holds = ({ id, title, message, fix, places }: ShownFinding, text: string): boolean =>
  [id, title, message, fix, ...places.flatMap(({ where, snippet, value }) => [where, snippet, value])].some((one) =>
    one.toLowerCase().includes(text),
  );

export const allFindings = computed(() => shownReport.value?.fixes.flatMap(({ findings }) => findings) ?? []);

export const findings = computed(() => {
  const text = words.value.trim().toLowerCase();
  return allFindings.value.filter(
    (one) =>
      (severity.value === '' || one.severity === severity.value) &&
      (area.value === '' || one.area === area.value) &&
      (text === '' || holds(one, text)),
  );
});

export const showAllFindings = (): void => {
  words.value = '';
  severity.value = '';
  area.value = '';
};
