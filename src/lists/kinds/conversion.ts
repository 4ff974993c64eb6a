import { toHex } from '../../color/rgb.ts';
import { spaceValues } from '../../color/spaces/answer.ts';
import { checkTarget, EVERYDAY_TARGETS, everydayConversion } from '../../color/spaces/everyday.ts';
import { spaceOf } from '../../color/spaces/lookup.ts';
import { type WhiteChoice, whitePointOf } from '../../color/white-point.ts';
import type { ListKind } from '../kind.ts';

const ALPHA = { key: 'alpha', unlessAll: 1 } as const;

interface ConvertOptions extends WhiteChoice {
  readonly to: string | readonly string[];
}

/** Coordinates in some spaces, as POST /v1/science/convert has them for one colour. */
export const conversion: ListKind<ConvertOptions> = {
  takes: 'colors',
  inAnySpace: true,
  keepsAlpha: true,
  plan: ({ to, ...choice }) => {
    const spaces = [...new Set(typeof to === 'string' ? [to] : to)].map((key) => spaceOf(key));
    const white = whitePointOf(choice);
    return {
      columns: [
        { key: 'hex' },
        ALPHA,
        ...spaces.map(({ id, channels }) => ({ key: id, group: 'spaces', parts: channels.map((one) => one.id) })),
      ],
      row: ({ rgb, alpha, itself }) => [toHex(rgb), alpha, ...spaces.map((space) => spaceValues(space, itself, white))],
    };
  },
};

/** The everyday spaces, as POST /v1/color/convert has them for one colour. */
export const everyday: ListKind<{ readonly to?: string | undefined }> = {
  takes: 'colors',
  inAnySpace: false,
  keepsAlpha: true,
  plan: ({ to }) => {
    checkTarget(to);
    const columns = EVERYDAY_TARGETS.filter(({ key }) => to === undefined || key === to);
    return {
      columns: [ALPHA, ...columns.map((column) => ({ ...column, group: 'values' }))],
      row: (color) => [
        color.alpha,
        ...Object.values(everydayConversion(color, to).values).map((value) =>
          typeof value === 'object' ? Object.values(value) : value,
        ),
      ],
    };
  },
};
