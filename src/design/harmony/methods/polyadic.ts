import type { HarmonyMethod } from '../method.ts';

const family = 'polyadic';
const even = (n: number): number[] => Array.from({ length: n }, (_, i) => (i * 360) / n);

export const triadic = {
  id: 'triadic',
  name: 'Triadic',
  family,
  offsets: even(3),
  roles: ['base', 'second', 'third'],
  description: 'Three colours at equal distances.',
  reference: 'Itten 1961, triads',
} satisfies HarmonyMethod;

export const tetradic = {
  id: 'tetradic',
  name: 'Tetradic',
  family,
  offsets: [0, 60, 180, 240],
  roles: ['base', 'second', 'complement', 'second_complement'],
  description: 'Two pairs of complements, 60 degrees apart: a rectangle on the wheel.',
  reference: 'Itten 1961, tetrads; Paletton (tetrad)',
} satisfies HarmonyMethod;

export const square = {
  id: 'square',
  name: 'Square',
  family,
  offsets: even(4),
  roles: ['base', 'second', 'complement', 'fourth'],
  description: 'Four colours at equal distances.',
  reference: 'Itten 1961, tetrads',
} satisfies HarmonyMethod;

export const pentadic = {
  id: 'pentadic',
  name: 'Pentadic',
  family,
  offsets: even(5),
  roles: ['base', 'second', 'third', 'fourth', 'fifth'],
  description: 'Five colours at equal distances.',
  reference: 'Itten 1961, extended to five',
} satisfies HarmonyMethod;

export const hexadic = {
  id: 'hexadic',
  name: 'Hexadic',
  family,
  offsets: even(6),
  roles: ['base', 'second', 'third', 'complement', 'fifth', 'sixth'],
  description: 'Six colours at equal distances: two triads.',
  reference: 'Itten 1961, hexads',
} satisfies HarmonyMethod;

export const heptadic = {
  id: 'heptadic',
  name: 'Heptadic',
  family,
  offsets: even(7),
  roles: ['base', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'],
  description: 'Seven colours at equal distances.',
  reference: 'Itten 1961, extended to seven',
} satisfies HarmonyMethod;
