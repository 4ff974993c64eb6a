import { z } from 'zod';
import { number, object, text } from './described.ts';

/** A contrast ratio as it is answered. */
export const RatioOutput = number('WCAG 2.x contrast ratio, 1-21, truncated to four decimals');

/** Which of text and background is darker, as it is answered. */
export const PolarityOutput = z.enum(['BoW', 'WoB']).describe('BoW: dark on light; WoB: light on dark');

const whole = z.int().min(0);

/** Size of a picture as it is answered. */
export const SizeOutput = {
  width: whole.describe('Width in pixels'),
  height: whole.describe('Height in pixels'),
};

/** How many items of a list. */
export const countOf = (what: string) => whole.describe(`Number of ${what}`);

/** An instant as it is answered. */
export const instantOf = (what: string) =>
  z.string().meta({ description: `${what}, ISO 8601 in UTC`, format: 'date-time' });

/** APCA as it is answered. */
export const ApcaOutput = object('Apca', 'Contrast by APCA; informative, never part of a verdict.', {
  lc: number('APCA lightness contrast Lc, about -108 to 106; negative for light text on dark'),
  polarity: PolarityOutput,
  version: text('Version of the APCA formula'),
  notice: text('What the value may be used for'),
});

/** What keeps a stream open. */
export const HeartbeatOutput = object('Heartbeat', 'A sign that a stream is open.', {
  time: instantOf('Time of the event'),
});
