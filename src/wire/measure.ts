import { z } from 'zod';

/** A contrast ratio as it is answered. */
export const RatioOutput = z.number().describe('WCAG 2.x contrast ratio, 1-21, truncated to four decimals');

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
export const ApcaOutput = z
  .object({
    lc: z.number().describe('APCA lightness contrast Lc, about -108 to 106; negative for light text on dark'),
    polarity: PolarityOutput,
    version: z.string().describe('Version of the APCA formula'),
    notice: z.string().describe('What the value may be used for'),
  })
  .meta({ id: 'Apca', description: 'Contrast by APCA; informative, never part of a verdict.' });

/** What keeps a stream open. */
export const HeartbeatOutput = z
  .object({ time: instantOf('Time of the event') })
  .meta({ id: 'Heartbeat', description: 'A sign that a stream is open.' });
