import { ILLUMINANTS, type Illuminant } from '../illuminants.ts';
import { xyzOf } from '../white.ts';
import { correlatedTemperature } from './cct.ts';

const describe = ({ id, name, kind, xy2, xy10 }: Illuminant) => {
  const { kelvin, duv } = correlatedTemperature(xy2);
  const [two, ten] = [xyzOf(xy2), xyzOf(xy10)];
  return {
    id,
    name,
    kind,
    observer_2deg: { x: xy2[0], y: xy2[1], xyz: [...two] },
    observer_10deg: { x: xy10[0], y: xy10[1], xyz: [...ten] },
    cct_kelvin: kelvin,
    duv,
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
