import { createHash } from 'node:crypto';
import type { ShownFinding } from '../render/model.ts';
import { placeKeysOf } from './place-keys.ts';

/** Fingerprints of the places of a finding, in their order: 16 hexadecimal digits of what each is known by. */
export const fingerprintsOf = (finding: Pick<ShownFinding, 'id' | 'title' | 'places'>): string[] =>
  placeKeysOf(finding).map((key) => createHash('sha256').update(key).digest('hex').slice(0, 16));
