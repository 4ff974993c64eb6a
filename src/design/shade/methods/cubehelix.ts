import { fromLinear, toLinear } from '../../../color/transfer.ts';
import { insideHelix, cubehelix as space } from '../../gradient/interpolation/cubehelix.ts';
import { curveThroughAnchor } from '../curve.ts';
import { type ShadeMethod, withBase } from '../method.ts';

/** Turns of the helix from black to white. */
const ROTATIONS = 0.3;

/** A helix round the grey axis through the base: 0.3 turns from black to white, brightness in even steps. */
export const cubehelix = {
  id: 'cubehelix',
  name: 'Cubehelix',
  description:
    'A helix round the grey axis that passes through the base, 0.3 turns from black to white: hue drifts, brightness falls evenly.',
  reference: 'Green 2011, A colour scheme for the display of astronomical intensity images, Bull. Astr. Soc. India 39',
  keeps_base: true,
  scale: (base, steps, { at: wanted } = {}) => {
    const [h, s, l] = space.fromLinear(toLinear(base));
    const { values, at } = curveThroughAnchor(0.97, 0.06, steps, l, wanted);
    const colors = values.map((value) => fromLinear(insideHelix([h + 360 * ROTATIONS * (value - l), s, value])));
    return withBase(colors, base, at);
  },
} satisfies ShadeMethod;
