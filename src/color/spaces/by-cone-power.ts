import { invert, signedPower, transform, type Vec3 } from '../matrix.ts';
import type { Coordinates, NamedMatrix } from './space.ts';

interface ConePower {
  readonly toCones: NamedMatrix;
  /** What each cone response is divided by before the power. */
  readonly scale: Vec3;
  readonly exponent: number;
  readonly toOpponent: NamedMatrix;
}

/** What makes an opponent space over cones of XYZ raised to one power, such as IPT: its matrices and both ways. */
export const byConePower = ({ toCones, scale, exponent, toOpponent }: ConePower) => {
  const [fromCones, fromOpponent] = [invert(toCones.rows), invert(toOpponent.rows)];
  const power = 1 / exponent;
  return {
    matrices: [toCones, toOpponent],
    fromBase: (v: Vec3): Vec3 => {
      const [l, m, s] = transform(toCones.rows, v);
      return transform(toOpponent.rows, [
        signedPower(l / scale[0], exponent),
        signedPower(m / scale[1], exponent),
        signedPower(s / scale[2], exponent),
      ]);
    },
    toBase: (c: Coordinates): Vec3 => {
      const [l, m, s] = transform(fromOpponent, [c[0]!, c[1]!, c[2]!]);
      return transform(fromCones, [
        scale[0] * signedPower(l, power),
        scale[1] * signedPower(m, power),
        scale[2] * signedPower(s, power),
      ]);
    },
  };
};
