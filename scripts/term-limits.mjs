// Writes src/collections/palettes/content/term-limits.json: how far a palette may be from the colours of a word of the lexicon.
import { writeFileSync } from 'node:fs';
import { computeTermLimits } from '../dist/src/collections/palettes/content/term-limits.js';

const FILE = new URL('../src/collections/palettes/content/term-limits.json', import.meta.url);
writeFileSync(FILE, `${JSON.stringify(computeTermLimits(), null, 2)}\n`);
