import { familyOf } from '../method.ts';

const even = (n: number): number[] => Array.from({ length: n }, (_, i) => (i * 360) / n);

export const POLYADIC = familyOf('polyadic', {
  triadic: {
    name: 'Triadic',
    offsets: even(3),
    roles: ['base', 'second', 'third'],
    description: 'Three colours at equal distances.',
    reference: 'Itten 1961, triads',
  },
  tetradic: {
    name: 'Tetradic',
    offsets: [0, 60, 180, 240],
    roles: ['base', 'second', 'complement', 'second_complement'],
    description: 'Two pairs of complements, 60 degrees apart: a rectangle on the wheel.',
    reference: 'Itten 1961, tetrads; Paletton (tetrad)',
  },
  square: {
    name: 'Square',
    offsets: even(4),
    roles: ['base', 'second', 'complement', 'fourth'],
    description: 'Four colours at equal distances.',
    reference: 'Itten 1961, tetrads',
  },
  pentadic: {
    name: 'Pentadic',
    offsets: even(5),
    roles: ['base', 'second', 'third', 'fourth', 'fifth'],
    description: 'Five colours at equal distances.',
    reference: 'Itten 1961, extended to five',
  },
  hexadic: {
    name: 'Hexadic',
    offsets: even(6),
    roles: ['base', 'second', 'third', 'complement', 'fifth', 'sixth'],
    description: 'Six colours at equal distances: two triads.',
    reference: 'Itten 1961, hexads',
  },
  heptadic: {
    name: 'Heptadic',
    offsets: even(7),
    roles: ['base', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'],
    description: 'Seven colours at equal distances.',
    reference: 'Itten 1961, extended to seven',
  },
});
