import { computed, type ReadonlySignal } from '@preact/signals';
import { STYLE_IDS, type StyleId } from '../../personalize/vocabulary/styles.ts';
import type { Inputs } from './inputs.ts';

/** Styles that are chosen: an input that holds their ids, separated by commas. */
export interface StyleList {
  readonly chosen: ReadonlySignal<readonly StyleId[]>;
  readonly choose: (id: StyleId, on: boolean) => void;
}

export const createStyleList = <Name extends string>(inputs: Inputs<Name>, name: Name): StyleList => {
  const chosen = computed(() => {
    const named = inputs.get(name).split(',');
    return STYLE_IDS.filter((id) => named.includes(id));
  });
  return {
    chosen,
    choose: (id, on) =>
      inputs.choose(name, STYLE_IDS.filter((one) => (one === id ? on : chosen.value.includes(one))).join(',')),
  };
};
