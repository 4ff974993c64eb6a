import { invalid } from '../../../errors/refusal.ts';
import type { FileFormat } from '../../files/format.ts';
import { aco as acoFile } from '../../files/formats/aco.ts';
import { ase as aseFile } from '../../files/formats/ase.ts';
import { clr as clrFile } from '../../files/formats/clr.ts';
import { gpl as gplFile } from '../../files/formats/gpl.ts';
import { type FileOptions, named, type Swatches } from '../../files/swatches.ts';
import { heading, type TokenSet } from '../token-set.ts';
import type { Variant } from './variant.ts';

/** The opaque colours of a set without those that only refer to another; those of the dark theme behind the others. */
const swatchesOf = (set: TokenSet): Swatches => {
  const colors = [...set.light, ...set.dark].flatMap(({ theme, place, ref, value }) => {
    if (ref || value.kind !== 'color' || value.alpha < 1) return [];
    const name = (place[0] === 'color' && place.length > 1 ? place.slice(1) : place).join('-');
    return [{ label: theme === 'dark' ? `dark ${name}` : name, color: value.color }];
  });
  if (colors.length === 0) throw invalid('tokens', 'contain no opaque colour, so there is nothing for a palette file');
  return { prefix: 'color', title: heading(set), items: named(colors), json: {} };
};

const palette = (format: FileFormat<Swatches, FileOptions>): Variant<'figma'> => ({
  id: format.id,
  of: 'figma',
  media_type: format.media_type,
  extension: format.extension,
  stem: 'palette',
  description: format.description,
  notations: ['hex'],
  write: (set) => format.write(swatchesOf(set), {}),
});

export const ase = palette(aseFile);
export const aco = palette(acoFile);
export const gpl = palette(gplFile);
export const clr = palette(clrFile);
