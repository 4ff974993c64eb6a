import type { PictureId } from '../response-images/pictures.ts';
import { pictureTasks } from '../response-images/tasks.ts';
import { FileReply } from '../schemas/file.ts';
import { type Context, inThread } from './context.ts';

interface Step<Result> {
  readonly ctx: Context;
  readonly next: () => Promise<Result>;
}

type Outcome = { readonly ok: true; readonly data: unknown } | { readonly ok: false; readonly error: unknown };

/**
 * Turns the validated response of an endpoint into an image if the caller requests one; drawn before the call is
 * charged.
 */
export const respondWithImage =
  (id: PictureId) =>
  async <Result extends Outcome>({ ctx, next }: Step<Result>): Promise<Result> => {
    const result = await next();
    const wish = ctx.picture;
    if (!result.ok || !wish) return result;
    const bytes = await inThread(ctx, pictureTasks.drawPicture, id, result.data as object, wish);
    return { ...result, data: new FileReply(wish.type, bytes) };
  };
