// Values of which there may be as many as are wanted.
import { PNG } from 'pngjs';

export const hex = (i) => `#${(((i + 1) * 2_654_435_761) & 0xffffff).toString(16).padStart(6, '0')}`;
export const many = (n, part) => Array.from({ length: n }, (_, i) => part(i));
export const text = (n, part) => many(n, part).join('');
export const colors = (n) => many(n, hex);
export const pairs = (n) => many(n, (i) => [hex(i), hex(i + 7)]);

/** A square PNG whose rows are blocks of some colours with a little noise, as base64. */
export const picture = (side) => {
  const png = new PNG({ width: side, height: side });
  for (let i = 0; i < side * side; i += 1) {
    const [x, y] = [i % side, Math.floor(i / side)];
    const block = (Math.floor((x * 4) / side) * 5 + Math.floor((y * 4) / side) * 3) % 8;
    const noise = ((i * 2_654_435_761) >>> 28) & 7;
    png.data.set([block * 30 + noise, 220 - block * 25 + noise, (block * 70) % 200, 255], 4 * i);
  }
  return PNG.sync.write(png, { deflateLevel: 1, filterType: 4 }).toString('base64');
};
