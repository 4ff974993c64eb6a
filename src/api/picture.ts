import { z } from 'zod';
import { PICTURE_TYPES, WIDTHS } from '../pictures/drawing.ts';
import type { PictureId } from '../pictures/pictures.ts';
import { pictureTasks } from '../pictures/tasks.ts';
import { THEME_IDS } from '../pictures/theme.ts';
import { FileReply } from '../wire/file.ts';
import type { Context } from './context.ts';
import { inThread } from './in-thread.ts';

/** What an endpoint with a picture answers, in the order of preference of a caller who takes anything. */
export const PICTURE_ANSWERS = ['application/json', ...PICTURE_TYPES] as const;

/** Query parameters of every endpoint that can answer as a picture. */
export const PictureQuery = z.strictObject({
  width: z
    .int()
    .min(WIDTHS.min)
    .max(WIDTHS.max)
    .default(WIDTHS.default)
    .describe('Width of the picture in pixels, if an image type is accepted'),
  theme: z.enum(THEME_IDS).default('light').describe('Theme of the picture, if an image type is accepted'),
});

/** The same parameters as documents describe them. */
export const PICTURE_PARAMETERS = {
  width: {
    description: PictureQuery.shape.width.description!,
    schema: { type: 'integer', minimum: WIDTHS.min, maximum: WIDTHS.max, default: WIDTHS.default },
  },
  theme: {
    description: PictureQuery.shape.theme.description!,
    schema: { type: 'string', enum: THEME_IDS, default: 'light' },
  },
} as const;

/** The picture that a caller wants instead of JSON. */
export interface PictureWish extends z.output<typeof PictureQuery> {
  readonly type: (typeof PICTURE_TYPES)[number];
}

interface Step<Result> {
  readonly ctx: Context;
  readonly next: () => Promise<Result>;
}

type Outcome = { readonly ok: true; readonly data: unknown } | { readonly ok: false; readonly error: unknown };

/** Turns the validated answer of an endpoint into its picture, where the caller wants one; drawn before the call is charged. */
export const answerAsPicture =
  (id: PictureId) =>
  async <Result extends Outcome>({ ctx, next }: Step<Result>): Promise<Result> => {
    const result = await next();
    const wish = ctx.picture;
    if (!result.ok || !wish) return result;
    const bytes = await inThread(ctx, pictureTasks.drawPicture, id, result.data as object, wish);
    return { ...result, data: new FileReply(wish.type, bytes) };
  };
