import type { IntentId } from '../vocabulary/intents.ts';
import type { StyleId } from '../vocabulary/styles.ts';
import { TYPE_SYSTEMS, type TypeSystem } from '../vocabulary/type-systems.ts';

/** Type systems that go with a style, by their ids. */
const STYLE_TYPES: Readonly<Record<StyleId, readonly string[]>> = {
  minimal: ['inter_system', 'dm_modern', 'plex_technical'],
  corporate: ['inter_system', 'public_civic', 'plex_technical'],
  editorial: ['source_editorial', 'newsreader_press', 'playfair_editorial'],
  luxury: ['cormorant_luxury', 'playfair_editorial', 'dm_modern'],
  playful: ['fraunces_soft', 'grotesk_tech', 'syne_art'],
  pastel: ['fraunces_soft', 'dm_modern', 'atkinson_accessible'],
  vibrant: ['syne_art', 'grotesk_tech', 'archivo_poster'],
  neon: ['syne_art', 'bebas_impact', 'grotesk_tech'],
  muted: ['source_editorial', 'libre_classic', 'newsreader_press'],
  retro: ['archivo_poster', 'bebas_impact', 'fraunces_soft'],
  vintage: ['libre_classic', 'playfair_editorial', 'merriweather_reader'],
  earthy: ['merriweather_reader', 'fraunces_soft', 'libre_classic'],
  nordic: ['inter_system', 'atkinson_accessible', 'dm_modern'],
  botanical: ['cormorant_luxury', 'fraunces_soft', 'newsreader_press'],
  coastal: ['dm_modern', 'source_editorial', 'noto_global'],
  industrial: ['grotesk_tech', 'plex_technical', 'archivo_poster'],
  cyberpunk: ['grotesk_tech', 'syne_art', 'bebas_impact'],
  high_contrast: ['atkinson_accessible', 'archivo_poster', 'public_civic'],
};

const INTENT_POINTS = 3;

/** The type systems that suit a brief, best first: 3 points for its intent, 3, 2, 1 for the choices of each style. */
export const typographyFor = (intent: IntentId, styles: readonly StyleId[], count: number) => {
  const points = ({ id, fits }: TypeSystem): number =>
    styles.reduce(
      (sum, style) => {
        const at = STYLE_TYPES[style].indexOf(id);
        return at < 0 ? sum : sum + 3 - at;
      },
      fits.includes(intent) ? INTENT_POINTS : 0,
    );
  return TYPE_SYSTEMS.map((system, order) => ({ system, order, points: points(system) }))
    .sort((x, y) => y.points - x.points || x.order - y.order)
    .slice(0, count)
    .map(({ system, points: suits }) => ({ ...system, suits }));
};
