export const TIER_IDS = ['free', 'pro', 'enterprise'] as const;
export type TierId = (typeof TIER_IDS)[number];

export const isTierId = (text: string): text is TierId => (TIER_IDS as readonly string[]).includes(text);

export interface Tier {
  readonly id: TierId;
  readonly name: string;
  readonly requests_per_minute: number;
  readonly credits_per_month: number;
}

export type Tiers = Readonly<Record<TierId, Tier>>;

/** Limits by tier; `TIERS` in the environment overrides single numbers. */
export const TIERS: Tiers = {
  free: { id: 'free', name: 'Free', requests_per_minute: 60, credits_per_month: 10_000 },
  pro: { id: 'pro', name: 'Specialist', requests_per_minute: 300, credits_per_month: 500_000 },
  enterprise: { id: 'enterprise', name: 'Industrial Pro', requests_per_minute: 3000, credits_per_month: 10_000_000 },
};
