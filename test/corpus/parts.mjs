/**
 * What the corpus command can try. A part: `id`, `needs` (the file in the folder it reads), and
 * `run(folder) -> {figures: [{figure, right, of, atLeast}], misses: [text]}`.
 */
import { act } from './act.mjs';
import { encoding } from './encoding.mjs';
import { media } from './media.mjs';
import { pages } from './pages.mjs';
import { palette } from './palette.mjs';
import { robots } from './robots.mjs';
import { security } from './security.mjs';
import { sitemap } from './sitemap.mjs';
import { ssrf } from './ssrf.mjs';
import { structuredData } from './structured-data.mjs';

export const parts = [pages, act, structuredData, ssrf, encoding, robots, sitemap, security, media, palette];
