import { TRPCError } from '@trpc/server';
import { type ImageRequest, PictureQuery } from '../api/picture.ts';

/** A text that spells a number as that number; any other stays, and is refused by name. */
const numberOf = (text: unknown): unknown =>
  typeof text === 'string' && /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;

/**
 * Takes `width` and `theme` out of the query parameters of an endpoint that can respond with an image. They are read,
 * and rejected, whatever the response will be; undefined if JSON is requested.
 */
export const takePicture = (
  parameters: Record<string, unknown>,
  type: ImageRequest['type'] | undefined,
): ImageRequest | undefined => {
  const { width, theme } = parameters;
  delete parameters.width;
  delete parameters.theme;
  const read = PictureQuery.safeParse({ width: width === undefined ? undefined : numberOf(width), theme });
  if (!read.success) throw new TRPCError({ code: 'BAD_REQUEST', cause: read.error });
  return type && { type, ...read.data };
};
