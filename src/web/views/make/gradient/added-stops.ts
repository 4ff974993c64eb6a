import { effect, untracked } from '@preact/signals';
import { toHex } from '../../../../color/rgb.ts';
import { fromLinear } from '../../../../color/transfer.ts';
import type { Sample } from '../../../../design/gradient/ramp.ts';
import type { Stop } from '../../../../design/gradient/stop.ts';
import { inWorker } from '../../../state/in-worker.ts';
import { asked, inputs, SAMPLES, stops } from './model.ts';

export const colorAt = (samples: readonly Sample[], position: number): string =>
  toHex(fromLinear(samples[Math.round(position * (samples.length - 1))]!.linear));

/** Stops that were added, by colour and place: one that was moved or typed into since is another. */
const added = new Set<string>();
/** Places are kept to four decimals. */
const keyOf = (text: string, position: number): string => `${text} ${position.toFixed(4)}`;
const isAdded = ({ color, position }: Stop): boolean => added.has(keyOf(toHex(color), position));

const stopsKey = (): string => `${inputs.get('stops')} ${inputs.get('at')}`;
const interpolationKey = (): string => `${inputs.get('in')} ${inputs.get('ease')}`;
const stateKey = (): string => `${stopsKey()} ${interpolationKey()}`;

/** Gives added stops the colours that the gradient of the others has at their places. */
const follow = async (): Promise<void> => {
  const [all, before, texts] = [stops.value, stateKey(), inputs.get('stops').split('\n')];
  const others = all.filter((one) => !isAdded(one));
  if (others.length === all.length || others.length < 2 || texts.length !== all.length) return;
  const made = await inWorker('gradient', { ...asked.value, stops: others }, SAMPLES).catch(() => undefined);
  if (!made || stateKey() !== before) return;
  const next = all.map((one, i) => (isAdded(one) ? colorAt(made.samples, one.position) : texts[i]!));
  for (const [i, { position }] of all.entries()) if (isAdded(all[i]!)) added.add(keyOf(next[i]!, position));
  // Part of the choice that it follows.
  inputs.adopt({ stops: next.join('\n') });
};

let isWatched = false;
/** Has the stop at a place follow when another interpolation or easing is chosen. */
export const followInterpolation = (text: string, position: number): void => {
  added.add(keyOf(text, position));
  if (isWatched) return;
  isWatched = true;
  let [lastStops, lastInterpolation] = [stopsKey(), interpolationKey()];
  effect(() => {
    const [nowStops, nowInterpolation] = [stopsKey(), interpolationKey()];
    // Where the stops changed as well, a link or an undone step has brought its own.
    if (nowInterpolation !== lastInterpolation && nowStops === lastStops) untracked(() => void follow());
    [lastStops, lastInterpolation] = [nowStops, nowInterpolation];
  });
};
