import { DECIMALS, toDecimals } from '../decimals.ts';
import { ILLUMINANTS, type Illuminant } from '../illuminants.ts';
import { type Chromaticity, xyzOf } from '../white.ts';
import { correlatedTemperature } from './cct.ts';

const shown = (value: number): number => toDecimals(value, DECIMALS.science);

const observed = ([x, y]: Chromaticity) => ({ x: shown(x), y: shown(y), xyz: xyzOf([x, y]).map(shown) });

const describe = ({ id, name, kind, xy2, xy10 }: Illuminant) => {
  const { kelvin, duv } = correlatedTemperature(xy2);
  return {
    id,
    name,
    kind,
    observer_2deg: observed(xy2),
    observer_10deg: observed(xy10),
    cct_kelvin: shown(kelvin),
    duv: shown(duv),
  };
};

let listed: readonly ReturnType<typeof describe>[] | undefined;

/** Every reference illuminant with its chromaticities, XYZ (Y = 1) and correlated colour temperature (2 degree observer). */
export const describeIlluminants = () => {
  listed ??= ILLUMINANTS.map(describe);
  return {
    count: listed.length,
    source: 'CIE 015:2018, tables T.3 and T.8, with the FL, HP, LED and indoor daylight series',
    illuminants: [...listed],
  };
};
