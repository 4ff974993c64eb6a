import { expect } from 'vitest';
import { FORMATS } from '../../src/schemas/formats.ts';
import type { Calls } from './calls.ts';

/** An export is a file to be saved, and the same file inside JSON where that is asked for. */
export const expectFileOrEnvelope = async (
  { post }: Calls,
  group: 'gradient' | 'harmony' | 'shade',
  format: string,
  data: object,
): Promise<void> => {
  const file = await post(`/${group}/export`, { format, data });
  const entry = FORMATS[group].find(({ id }) => id === format)!;
  expect([file.status, file.headers.get('content-type')?.split(';')[0]]).toEqual([200, entry.media_type]);
  expect(file.headers.get('content-disposition')).toMatch(
    new RegExp(`^attachment; filename="[a-z0-9-]+\\.${entry.extension}"`),
  );
  const { body } = await post(`/${group}/export?envelope=json`, { format, data });
  expect(body).toMatchObject({ format, media_type: entry.media_type });
  if (format !== 'ase') expect(body.content).toBe(file.text);
};
