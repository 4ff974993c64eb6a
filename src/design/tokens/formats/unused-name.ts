/** A name that none of these has: the wanted one, or with `-map` behind it as often as needed. */
export const unusedName = (wanted: string, taken: readonly string[]): string =>
  taken.includes(wanted) ? unusedName(`${wanted}-map`, taken) : wanted;
