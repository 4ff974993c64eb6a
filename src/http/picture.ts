import { TRPCError } from '@trpc/server';
import { PictureQuery, type PictureWish } from '../api/picture.ts';

/** A text that spells a number as that number; any other stays, and is refused by name. */
const numberOf = (text: unknown): unknown =>
  typeof text === 'string' && /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;

/**
 * Takes `width` and `theme` out of the query parameters of an endpoint that can answer as a picture. They are read, and refused,
 * whatever the answer will be; undefined where JSON is wanted.
 */
export const takePicture = (
  parameters: Record<string, unknown>,
  type: PictureWish['type'] | undefined,
): PictureWish | undefined => {
  const { width, theme } = parameters;
  delete parameters.width;
  delete parameters.theme;
  const read = PictureQuery.safeParse({ width: width === undefined ? undefined : numberOf(width), theme });
  if (!read.success) throw new TRPCError({ code: 'BAD_REQUEST', cause: read.error });
  return type && { type, ...read.data };
};
