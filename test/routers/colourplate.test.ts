import { afterAll, describe, expect, it } from 'vitest';
import { rgb } from '../../src/color/rgb.ts';
import { decodePngBytes } from '../../src/image/png/decode.ts';
import { FileReply } from '../../src/schemas/file.ts';
import { taskThreads } from '../threads.ts';
import { callerWith } from './caller.ts';
import { refusal } from './refusal.ts';

const threads = taskThreads();
afterAll(() => threads.close());
const api = callerWith(threads);

describe('plates', () => {
  it('are the same as data and as a file, and name a seed that was drawn', async () => {
    const plate = await api.colourplate.plate({ figure: '5', dots: 300, size: 128 });
    expect(plate.verification.passes).toBe(true);
    const again = await api.colourplate.plate({ figure: '5', dots: 300, size: 128, seed: plate.seed });
    expect(again).toEqual(plate);
    const file = await api.colourplate.png({ figure: '5', dots: 300, size: 128, seed: plate.seed });
    expect(file).toBeInstanceOf(FileReply);
    expect(file.headers).toEqual({ 'x-plate-seed': String(plate.seed) });
    const { data, width } = decodePngBytes(Buffer.from(file.content as Uint8Array));
    const { x, y, hex } = plate.dots[0]!;
    const at = 4 * (Math.floor(y) * width + Math.floor(x));
    const { r, g, b } = rgb(hex);
    expect([...data.subarray(at, at + 3)]).toEqual([r, g, b]);
  });

  it.each(['A', '1a', '', ' ', '-1', '1.5', '1234', '٣'])('refuse the figure "%s"', async (figure) => {
    const { code, field, message } = await refusal(api.colourplate.plate({ figure }));
    expect([code, field]).toEqual(['INVALID_INPUT', 'figure']);
    expect(message).toContain('one to three digits');
  });
});
