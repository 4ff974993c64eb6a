import { describe, expect, it } from 'vitest';
import { computeList, type ListRequest } from '../../src/lists/compute.ts';

const convert = (rows: readonly unknown[], more: Partial<ListRequest> = {}) =>
  computeList({ kind: 'science/convert', rows, options: { to: 'lab', white_point: 'D65' }, gamut: 'css', ...more });

describe('the wrong rows of a list', () => {
  it('are judged once for each text, and do not repeat what is accepted', () => {
    const { errors } = convert(['rebecapurple', 'red', 'rebecapurple']);
    expect(errors.map(({ row }) => row)).toEqual([0, 2]);
    expect(errors[0]!.details).toBe(errors[1]!.details);
    expect(errors[0]!.why).toMatch(/^'?"?rebecapurple/);
    expect(errors[0]!.why).not.toMatch(/accepted/);
  });
});
