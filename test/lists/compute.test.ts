import { describe, expect, it } from 'vitest';
import { computeRows, type ListRequest } from '../../src/lists/compute.ts';
import { computeInSlices, writeInSlices } from '../../src/lists/in-slices.ts';
import { responseOf, writeRows } from '../../src/lists/render.ts';
import { ROW_TYPES } from '../../src/lists/row-types.ts';

const convert = (rows: readonly unknown[], more: Partial<ListRequest> = {}) =>
  computeRows({ kind: 'science/convert', rows, options: { to: 'lab', white_point: 'D65' }, gamut: 'css', ...more });

const LONG = Array.from({ length: 1201 }, (_, i) => ({ 700: 'nothing', 1100: '#0006' })[i] ?? '#336699');

/** Runs tasks here, and notes how many rows each has. */
const here = () => {
  const sizes: number[] = [];
  const run: Parameters<typeof computeInSlices>[1] = async (task, ...args) => {
    sizes.push((args[0] as ListRequest).rows.length);
    return (await task())(...args);
  };
  return { sizes, run };
};

describe('a list in slices', () => {
  const request: ListRequest = {
    kind: 'science/convert',
    rows: LONG,
    options: { to: 'lab', white_point: 'D65' },
    gamut: 'css',
  };

  it('is what the list is at once, each slice a piece of work of its own', async () => {
    const { sizes, run } = here();
    expect(await computeInSlices(request, run)).toEqual(responseOf(computeRows(request)));
    expect(sizes).toEqual([500, 500, 201]);
  });

  it.each(ROW_TYPES)('has the same columns in all rows of a file: %s', async (type) => {
    const text = await writeInSlices(request, type, here().run);
    expect(text).toBe(writeRows(request, { type, from: 0 }).text);
    expect(text).toContain('alpha');
  });
});

describe('what belongs to every row', () => {
  it('is an opaque colour behind translucent ones', () => {
    expect(() => convert(['#0006'], { over: '#ffffff80' })).toThrow(/^over: .*transparent/);
    expect(convert(['#0006'], { over: '#fff' }).composited).toEqual([0]);
  });
});

describe('the wrong rows of a list', () => {
  it('say which colour of a pair is wrong', () => {
    const rows = [
      ['red', 'rde'],
      ['rde', 'red'],
    ];
    const { errors } = computeRows({ kind: 'color/contrast', rows, options: { deltaE: 'ciede2000' }, gamut: 'css' });
    expect(errors.map(({ why }) => why)).toEqual([
      expect.stringMatching(/^bg: "rde"/),
      expect.stringMatching(/^fg: "rde"/),
    ]);
  });

  it('are judged once for each text, and do not repeat what is accepted', () => {
    const { errors } = convert(['rebecapurple', 'red', 'rebecapurple']);
    expect(errors.map(({ row }) => row)).toEqual([0, 2]);
    expect(errors[0]!.details).toBe(errors[1]!.details);
    expect(errors[0]!.why).toMatch(/^'?"?rebecapurple/);
    expect(errors[0]!.why).not.toMatch(/accepted/);
  });
});
