import type { TierId } from './tiers.ts';

/** An API key as the service holds it; the secret itself is nowhere. */
export interface ApiKey {
  /** Row number, used where a key is referred to millions of times. */
  readonly no: number;
  /** Public id: the ten characters in the middle of the key. */
  readonly id: string;
  readonly tier: TierId;
  readonly label: string;
  /** Set when this process learns that the key is revoked. */
  revoked: boolean;
}
