import { z } from 'zod';
import { numberField, object, stringField } from './described.ts';

/** A contrast ratio in responses. */
export const RatioOutput = numberField('WCAG 2.x contrast ratio, 1-21, truncated to four decimals');

/** Which of text and background is darker, in responses. */
export const PolarityOutput = z.enum(['BoW', 'WoB']).describe('BoW: dark on light; WoB: light on dark');

const whole = z.int().min(0);

/** Size of an image in responses, in pixels. */
export const SizeOutput = {
  width: whole.describe('Width in pixels'),
  height: whole.describe('Height in pixels'),
};

/** How many items of a list. */
export const countOf = (what: string) => whole.describe(`Number of ${what}`);

/** An instant in responses. */
export const instantOf = (what: string) =>
  z.string().meta({ description: `${what}, ISO 8601 in UTC`, format: 'date-time' });

/** APCA in responses. */
export const ApcaOutput = object('Apca', 'Contrast by APCA; informative, never part of a verdict.', {
  lc: numberField('APCA lightness contrast Lc, about -108 to 106; negative for light text on dark'),
  polarity: PolarityOutput,
  version: stringField('Version of the APCA formula'),
  notice: stringField('What the value may be used for'),
});

/** What keeps a stream open. */
export const HeartbeatOutput = object('Heartbeat', 'A sign that a stream is open.', {
  time: instantOf('Time of the event'),
});
