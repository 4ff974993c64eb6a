import { storedChoice } from './stored.ts';

/** What surrounds the colours under study; `auto` is light or dark as the system has it. */
const SURROUNDS = ['auto', 'light', 'dark', 'mid'] as const;
type Surround = (typeof SURROUNDS)[number];

export const surround = storedChoice('metamer-surround', SURROUNDS, 'auto');

surround.subscribe((value) => {
  document.documentElement.dataset.surround = value;
});

/** Goes to the next surround that looks different. */
export const stepSurround = (): void => {
  const dark = matchMedia('(prefers-color-scheme: dark)').matches;
  const shown = surround.value === 'auto' ? ((dark ? 'dark' : 'light') as Surround) : surround.value;
  const order: readonly Surround[] = ['light', 'dark', 'mid'];
  surround.value = order[(order.indexOf(shown) + 1) % order.length]!;
};

/** Letters act as keys where no text is typed; they can be switched off. */
export const letterKeys = storedChoice('metamer-letter-keys', ['on', 'off'], 'on');
