import { encodeIndexedPng } from '../../image/png/encode-indexed.ts';
import { makePlate, type PlateOrder } from './plate.ts';
import { drawDots } from './raster.ts';

/** A plate as a PNG of size x size pixels: the dots of the same order on white. */
export const platePng = (order: PlateOrder): Uint8Array =>
  encodeIndexedPng(drawDots(makePlate(order).dots, order.size));
