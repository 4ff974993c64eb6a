import { TRPCError } from '@trpc/server';
import type { ResponseImageId } from '../response-images/pictures.ts';
import { imageTasks } from '../response-images/tasks.ts';
import { DrawnReply, FileReply } from '../schemas/file.ts';
import { callerOf } from './call.ts';
import { type Context, inThread } from './context.ts';
import type { Endpoint, Meta } from './endpoint.ts';
import { toApiError } from './errors.ts';
import { recordedStatus } from './failure.ts';
import type { LongTexts } from './long-texts.ts';

/** What tRPC hands to a layer of a procedure. */
interface Step<Result> {
  readonly ctx: Context;
  readonly meta: Meta | undefined;
  readonly type: 'query' | 'mutation' | 'subscription';
  readonly getRawInput: () => Promise<unknown>;
  readonly next: (change?: { readonly getRawInput: () => Promise<unknown> }) => Promise<Result>;
}

type Outcome = { readonly ok: true; readonly data: unknown } | { readonly ok: false; readonly error: unknown };

/** What the handler has answered, where that was drawn. */
const undrawn = (data: unknown): object => (data instanceof DrawnReply ? data.answer : (data as object));

/** An input with its long texts in place. Throws what the codes of tRPC have for wrong input. */
const settled = (longTexts: LongTexts, input: unknown, endpoint: Endpoint): unknown => {
  try {
    return longTexts.settle(input, endpoint);
  } catch (cause) {
    throw new TRPCError({ code: 'BAD_REQUEST', cause });
  }
};

/** The one gate of every procedure: lets the call in before its input is read, and settles it when the handler is done. */
export const passGate = async <Result extends Outcome>(step: Step<Result>): Promise<Result> => {
  const { ctx, meta, type, next } = step;
  const { endpoint } = meta!;
  const call = await ctx.services.gate.admit(ctx, endpoint, type === 'mutation');
  // Every surface but REST has read the body by now.
  const { longTexts, inputOf } = ctx;
  const getRawInput = inputOf ? async () => inputOf(await step.getRawInput()) : step.getRawInput;
  const result = await (longTexts
    ? next({ getRawInput: async () => settled(longTexts, await getRawInput(), endpoint) })
    : next(inputOf && { getRawInput }));
  if (!result.ok) {
    const uncovered = toApiError(result.error).code === 'QUOTA_EXCEEDED';
    await call.settle({ status: recordedStatus(result.error, ctx), uncovered });
  } else if (endpoint.charge) {
    const answer = undrawn(result.data);
    const chargedAt = await call.settle({ status: 200, credits: endpoint.credits + endpoint.charge.price(answer) });
    await endpoint.charge.charged?.({ jobs: ctx.services.jobs, caller: callerOf(ctx) }, answer, chargedAt);
  } else if (endpoint.costs) {
    await call.settle({ status: 200, credits: endpoint.costs(undrawn(result.data)) });
  } else {
    await call.settle({ status: 200 });
  }
  return result;
};

/** Turns the validated response of an endpoint into an image if the caller requests one; drawn before the call is charged. */
export const respondWithImage =
  (id: ResponseImageId) =>
  async <Result extends Outcome>({ ctx, next }: Pick<Step<Result>, 'ctx' | 'next'>): Promise<Result> => {
    const result = await next();
    const { picture, pictureSource: source } = ctx;
    // A list has columns, or is a file already, and has no image.
    if (!result.ok || !picture || result.data instanceof FileReply || 'failed' in (result.data as object))
      return result;
    const answer = result.data as object;
    const bytes = await inThread(ctx, imageTasks.drawResponseImage, id, answer, picture, source);
    return { ...result, data: new DrawnReply(picture.type, bytes, answer) };
  };
