import type { Definition } from '../model.ts';

/** `blue` of `--blue-500`: the family that a colour of a palette belongs to. */
const familyOf = ({ words }: Definition): string => words.slice(0, -1).join(' ');

/**
 * Names of colours that are written out and that nothing takes. What other files take by its name is not known here: a colour
 * counts only if others of its family are taken in these files, or if the files have rules that take variables.
 */
export const unusedIn = (
  written: readonly Definition[],
  taken: ReadonlySet<string>,
  inPairs: ReadonlySet<string>,
  isWhole: boolean,
): Definition[] => {
  const families = new Set(written.filter(({ name }) => taken.has(name)).map(familyOf));
  const seen = new Set<string>();
  return written.filter((one) => {
    const { name, isPublic } = one;
    if (taken.has(name) || inPairs.has(name) || isPublic || seen.has(name)) return false;
    seen.add(name);
    const isOfPalette = familyOf(one) !== '' && families.has(familyOf(one));
    return isOfPalette || (isWhole && name.startsWith('--'));
  });
};
