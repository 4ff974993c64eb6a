import { computed } from '@preact/signals';
import { compareReports } from '../../../analyzer/formats/compare.ts';
import { earlier, opened } from './model.ts';

/** What changed from the earlier report to the open one; undefined where there is none to compare with. */
export const comparison = computed(() =>
  opened.value && earlier.value ? compareReports(earlier.value.report, opened.value.report) : undefined,
);
