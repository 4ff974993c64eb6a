import { KB } from './files.ts';
import { heavyImages } from './heavy-images.ts';

export const mediaLarge = heavyImages('media-large', 'minor', 'Image between 200 and 500 kB', {
  tooMany: (bytes) => bytes > 200 * KB && bytes <= 500 * KB,
  are: 'between 200 and 500 kB',
  example: 300_000,
});
