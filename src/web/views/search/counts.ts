/** How many palettes are shown, and from what total to what. */
export const totalsText = (totals: readonly number[]): string => {
  const [most, least] = [totals[0], totals.at(-1)].map((total = 0) => total.toFixed(1));
  return `${totals.length} shown, ${least === most ? most : `${least} to ${most}`} of 100 points`;
};

/** Why fewer palettes are shown than were asked for, if locked colours leave little room; otherwise undefined. */
export const reasonForFew = (
  {
    lock,
    keep,
    palette_size,
  }: { readonly lock: readonly string[]; readonly keep: number; readonly palette_size: number },
  shown: number,
): string | undefined => {
  const locked = lock.length;
  if (shown >= keep || locked === 0) return undefined;
  return `Only ${shown === 1 ? '1 palette' : `${shown} different palettes`}: ${locked} of ${palette_size} colours ${locked === 1 ? 'is' : 'are'} locked.`;
};
