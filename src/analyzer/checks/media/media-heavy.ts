import { KB } from './files.ts';
import { heavyImages } from './heavy-images.ts';

export const mediaHeavy = heavyImages('media-heavy', 'moderate', 'Image above 500 kB', {
  tooMany: (bytes) => bytes > 500 * KB,
  are: 'larger than 500 kB',
  example: 600_000,
});
