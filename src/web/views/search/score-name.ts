/** The words of a score or a term of it; `pairs_from_4_5` counts those from 4.5 on. */
export const scoreName = (id: string): string => id.replace(/(\d)_(?=\d)/g, '$1.').replaceAll('_', ' ');
