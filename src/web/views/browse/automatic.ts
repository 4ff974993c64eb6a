import { computed, signal, useSignalEffect } from '@preact/signals';
import { rate } from '../../state/api.ts';
import { apiKey } from '../../state/key.ts';
import { storedChoice } from '../../state/stored.ts';
import { asking, browse, inputs, isCurrent, isOvertaken, shown } from './model.ts';

/**
 * Whether scans follow the filters automatically. Every page of one has its price, so this is for people to switch on.
 */
export const automatic = storedChoice('metamer-browse-automatic', ['off', 'on'], 'off');

/** Whether the end of the list is on the screen, or nearly. */
export const endInSight = signal(false);

/** Filters that did not move for this long are at rest. */
const REST_MS = 120;
/** So at most four calls per second. */
const BETWEEN_MS = 250;
/** Pages of one question before the user is asked whether to continue. */
const MOST_PAGES = 12;
/** A part of the calls of a minute that is left for others who use the key. */
const LEFT_ALONE = 0.2;

const visible = signal(true);

const hasCalls = computed(() => rate.value === undefined || rate.value.left > LEFT_ALONE * rate.value.limit);
const goesOn = computed((): boolean => {
  if (automatic.value === 'off' || apiKey.value === undefined || !visible.value || !hasCalls.value) return false;
  if (!isCurrent.value || asking.busy.value || asking.answer.value?.failure) return false;
  const { next = null, pages = 0 } = shown.value ?? {};
  return next !== null && endInSight.value && pages < MOST_PAGES;
});

/** Scans when the filters are at rest, and continues until the screen is full, all is read, or the limits are near. */
export const useAutomaticScans = (): void => {
  useSignalEffect(() => {
    const see = (): void => {
      visible.value = document.visibilityState === 'visible';
    };
    see();
    document.addEventListener('visibilitychange', see);
    return () => document.removeEventListener('visibilitychange', see);
  });
  useSignalEffect(() => {
    if (automatic.value === 'off' || apiKey.value === undefined || isCurrent.value) return;
    // Each move of a filter restarts the wait.
    inputs.get('f');
    inputs.get('in');
    // A scan that is under way has its price: that of other filters is waited for, and one that failed is not repeated.
    if (isOvertaken.value) return;
    const timer = setTimeout(() => {
      if (!asking.busy.peek()) void browse();
    }, REST_MS);
    return () => clearTimeout(timer);
  });
  useSignalEffect(() => {
    if (!goesOn.value) return;
    const timer = setTimeout(() => browse(true), BETWEEN_MS);
    return () => clearTimeout(timer);
  });
};
