import { oklabDistance, toOklab } from '../../../color/oklab.ts';
import { rgb } from '../../../color/rgb.ts';
import type { Measures } from '../atlas-measures.ts';

/** Colours that stand for the palette of a tradition. The choice is ours: a likeness, never an attribution. */
export const ART_MOVEMENTS = [
  { id: 'renaissance', colors: ['#7a1f1d', '#27408b', '#b08d57', '#4b5320', '#e3c9a8', '#5c4033'] },
  { id: 'baroque', colors: ['#1c1108', '#4a2511', '#7b3f1d', '#5e0f12', '#c9a24b', '#2b2b26'] },
  { id: 'impressionism', colors: ['#9db8d9', '#b7a6cf', '#a9c49a', '#f0d9a7', '#e3b7b7', '#6f93b8', '#7ba5a0'] },
  { id: 'post-impressionism', colors: ['#f2b41c', '#2a4d8f', '#3f7d4e', '#d9772b', '#e8d47a', '#1d2f5e'] },
  { id: 'art-nouveau', colors: ['#8a9a5b', '#c9b27c', '#a65e2e', '#5b7065', '#e5d6b5', '#7d5a6b'] },
  { id: 'fauvism', colors: ['#e8442e', '#1fa05a', '#f58220', '#2f5fc4', '#ef4f91', '#7b3fa0'] },
  { id: 'expressionism', colors: ['#b3261e', '#10264d', '#d65a12', '#3d0f3b', '#1f5c3a', '#101010'] },
  { id: 'cubism', colors: ['#8c7b65', '#6b665d', '#b5a88f', '#4d4a3f', '#93856c', '#7a6a55'] },
  { id: 'de-stijl', colors: ['#e01b1b', '#0b3fa8', '#f7d917', '#f4f4f0', '#0a0a0a'] },
  { id: 'bauhaus', colors: ['#d3402b', '#1b5aa0', '#ecb62c', '#2e2e2e', '#e9e2d0', '#8c8c88'] },
  { id: 'art-deco', colors: ['#0f3d3e', '#c5a253', '#1a1a2e', '#0a6e5c', '#7f1d3a', '#eae0c8'] },
  { id: 'pop-art', colors: ['#ff2e93', '#00a9e0', '#ffe600', '#ff4b1f', '#00c878', '#a838ff', '#3a3aff'] },
  { id: 'ukiyo-e', colors: ['#264b7c', '#c8503c', '#e5d5b0', '#6d8b74', '#5b86a8', '#bb8b8b'] },
  { id: 'minimalism', colors: ['#f5f5f3', '#d9d9d6', '#a8a8a6', '#6e6e6c', '#3b3b3a', '#cfd6da'] },
] as const;

const PROTOTYPES = ART_MOVEMENTS.flatMap(({ colors }, movement) =>
  colors.map((hex) => ({ movement, oklab: toOklab(rgb(hex)) })),
);

/** Number of the tradition that has the colour nearest in Oklab. */
export const artMovementOf = ({ oklab }: Measures): number => {
  let best = { movement: 0, distance: Number.POSITIVE_INFINITY };
  for (const { movement, oklab: prototype } of PROTOTYPES) {
    const distance = oklabDistance(oklab, prototype);
    if (distance < best.distance) best = { movement, distance };
  }
  return best.movement;
};
