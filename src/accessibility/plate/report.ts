import { toHex } from '../../color/rgb.ts';
import { makePlate, type PlateOrder } from './plate.ts';
import { verifyPlate } from './verify.ts';

/** Goes with every plate. */
export const PLATE_NOTE =
  'Screening illustration, not a diagnosis: uncalibrated screens, night modes and room light shift colours. An eye specialist can test colour vision.';

/**
 * A plate as data, with the proof that its figure is visible to normal vision and gone for the dichromat of its axis.
 * Positions and radii are pixels from the top left corner. `answers: false` leaves out which dots make the figure.
 */
export const plateReport = (order: PlateOrder, { answers }: { answers: boolean }) => {
  const { dots, warnings } = makePlate(order);
  const { figure, axis, size, seed } = order;
  return {
    ...(answers ? { figure } : {}),
    axis,
    size,
    seed,
    dots: dots.map(({ x, y, r, color, figure: inside }) => ({
      x,
      y,
      r,
      hex: toHex(color),
      ...(answers ? { figure: inside } : {}),
    })),
    background: '#ffffff',
    note: PLATE_NOTE,
    warnings,
    verification: verifyPlate(dots, axis, size),
  };
};
