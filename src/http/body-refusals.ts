import { ApiError } from '../api/errors.ts';
import { type Excess, LONG_TEXT, MAX_LEVELS } from './json-meter.ts';

/** The most that a body may have. */
export interface BodyLimits {
  readonly bytes: number;
  /** Members of all its lists and objects together. */
  readonly members: number;
  /** Bytes beside texts of more than 64 KiB, such as images; as many as of the whole where it is left out. */
  readonly beside?: number;
}

const KIB = 1024;
const MIB = 1024 * KIB;

const size = (bytes: number): string =>
  bytes >= MIB ? `${Math.round((bytes / MIB) * 10) / 10} MiB` : `${Math.round(bytes / KIB)} KiB`;

export const invalidJson = (message: string): ApiError => new ApiError('INVALID_JSON', message);

export const invalidBody = (message: string): ApiError =>
  new ApiError('INVALID_INPUT', message, { details: { field: 'body' } });

export const tooLarge = (limit: number): ApiError =>
  invalidBody(`body: is larger than the ${size(limit)} this endpoint accepts`);

export const tooMuch = (excess: Excess, { members }: BodyLimits): ApiError =>
  invalidBody(
    excess === 'levels'
      ? `body: is nested more than ${MAX_LEVELS} levels deep`
      : `body: its lists and objects have more than the ${members.toLocaleString('en-GB')} members this endpoint accepts`,
  );

export const tooMuchBeside = (limit: number): ApiError =>
  invalidBody(`body: has more than ${size(limit)} beside texts of more than ${size(LONG_TEXT)}, such as images`);
