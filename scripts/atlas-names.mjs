// Writes src/collections/atlas/names.json: for every colour of the atlas the number of the nearest name of the xkcd
// list by CIEDE2000. 7.8 million differences, too many for the start of a server. Run after `npm run build`.
import { writeFileSync } from 'node:fs';
import { measure } from '../dist/src/collections/atlas/atlas-measures.js';
import { deriveAtlas } from '../dist/src/collections/atlas/derive-atlas.js';
import { nearestName } from '../dist/src/collections/atlas/name-list.js';

const name = Array.from(deriveAtlas(), (color) => nearestName(measure(color).lab));
const table = {
  about:
    'For each colour of the atlas the number, in the list of npm xkcd-colors without the dropped names, of the nearest name by CIEDE2000.',
  name,
};
writeFileSync(new URL('../src/collections/atlas/names.json', import.meta.url), `${JSON.stringify(table)}\n`);
