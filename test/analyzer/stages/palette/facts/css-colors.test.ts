import { parse } from 'css-tree';
import { describe, expect, it } from 'vitest';
import { readColor } from '../../../../../src/analyzer/stages/palette/facts/color/read.ts';
import { xyzOfCoordinates } from '../../../../../src/color/convert.ts';
import { lightOfCss } from '../../../../../src/color/css/css-color.ts';
import { readCss } from '../../../../../src/color/css/read.ts';
import type { Vec3 } from '../../../../../src/color/matrix.ts';
import { spaces } from '../../../../../src/color/spaces/index.ts';
import { CSS_TAKEN } from '../../../../color/css-strings.ts';

/** What a style sheet's value is to the analyzer. */
const readValue = (text: string) => {
  const value = parse(text, { context: 'value' });
  const first = value.type === 'Value' ? value.children.first : null;
  return first && readColor(first);
};

// `transparent` alone is a symbol to the analyzer.
const STATED = CSS_TAKEN.map(([text]) => text).filter((text) => text !== 'transparent');

describe('a colour of a style sheet', () => {
  it.each([...STATED, 'rgb(300 -5 51)', 'rgb(calc(1 + 2) 0 0)', 'color-mix(in oklab, red, rgb(from blue b g r))'])(
    '%s is what the service reads',
    (text) => {
      const found = readValue(text);
      if (found?.kind !== 'color') throw new Error(`${text} is not read`);
      const { space, coordinates, alpha } = found.color;
      const filled: Vec3 = [coordinates[0] || 0, coordinates[1] || 0, coordinates[2] || 0];
      const wanted = readCss(text).color!;
      const xyz = lightOfCss(wanted).at('xyz-d65');
      for (const [i, v] of xyzOfCoordinates(spaces[space], filled).entries()) expect(v).toBeCloseTo(xyz[i]!, 10);
      expect(alpha || 0).toBeCloseTo(wanted.alpha, 10);
    },
  );
});
