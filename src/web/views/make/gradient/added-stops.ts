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
const known = new Set<string>();
/** Places are kept to four decimals. */
const keyOf = (text: string, position: number): string => `${text} ${position.toFixed(4)}`;
const isAdded = ({ color, position }: Stop): boolean => known.has(keyOf(toHex(color), position));

const placed = (): string => `${inputs.get('stops')} ${inputs.get('at')}`;
const way = (): string => `${inputs.get('in')} ${inputs.get('ease')}`;
const chosen = (): string => `${placed()} ${way()}`;

/** Gives added stops the colours that the gradient of the others has at their places. */
const follow = async (): Promise<void> => {
  const [all, before, texts] = [stops.value, chosen(), inputs.get('stops').split('\n')];
  const others = all.filter((one) => !isAdded(one));
  if (others.length === all.length || others.length < 2 || texts.length !== all.length) return;
  const made = await inWorker('gradient', { ...asked.value, stops: others }, SAMPLES).catch(() => undefined);
  if (!made || chosen() !== before) return;
  const next = all.map((one, i) => (isAdded(one) ? colorAt(made.samples, one.position) : texts[i]!));
  for (const [i, { position }] of all.entries()) if (isAdded(all[i]!)) known.add(keyOf(next[i]!, position));
  // Part of the choice that it follows.
  inputs.adopt({ stops: next.join('\n') });
};

let isWatched = false;
/** Has the stop at a place follow when another way through the colours is chosen. */
export const followWay = (text: string, position: number): void => {
  known.add(keyOf(text, position));
  if (isWatched) return;
  isWatched = true;
  let [lastPlaced, lastWay] = [placed(), way()];
  effect(() => {
    const [nowPlaced, nowWay] = [placed(), way()];
    // Where the stops changed as well, a link or an undone step has brought its own.
    if (nowWay !== lastWay && nowPlaced === lastPlaced) untracked(() => void follow());
    [lastPlaced, lastWay] = [nowPlaced, nowWay];
  });
};
