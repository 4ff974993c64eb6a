import type { Setting, Settings } from '../runtime/config.ts';
import { TIER_IDS, TIERS, type Tier, type Tiers } from './tiers.ts';

const positive = (value: unknown): value is number => Number.isInteger(value) && (value as number) > 0;

const tierOverrides = (text: string): Tiers => {
  if (!text) return TIERS;
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw new Error('must be JSON such as {"free":{"credits_per_month":500}}');
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) throw new Error('must be a JSON object');
  const given = parsed as Record<string, Record<string, unknown>>;
  const unknown = Object.keys(given).find((id) => !(TIER_IDS as readonly string[]).includes(id));
  if (unknown !== undefined) throw new Error(`has no tier ${JSON.stringify(unknown)}, only ${TIER_IDS.join(', ')}`);
  const merged = (id: (typeof TIER_IDS)[number]): Tier => {
    const {
      requests_per_minute = TIERS[id].requests_per_minute,
      credits_per_month = TIERS[id].credits_per_month,
      ...rest
    } = given[id] ?? {};
    const [extra] = Object.keys(rest);
    if (extra !== undefined)
      throw new Error(`${id}.${extra} is unknown; accepted: requests_per_minute, credits_per_month`);
    if (!positive(requests_per_minute) || !positive(credits_per_month))
      throw new Error(`the limits of ${id} must be whole numbers above 0`);
    return { ...TIERS[id], requests_per_minute, credits_per_month };
  };
  return { free: merged('free'), pro: merged('pro'), enterprise: merged('enterprise') };
};

/** Settings of accounts, which the configuration reads with its own. */
export const ACCOUNT_SETTINGS = {
  tiers: {
    variable: 'TIERS',
    fallback: '',
    meaning: 'JSON that overrides limits, such as `{"free":{"credits_per_month":500}}`.',
    read: tierOverrides,
  } satisfies Setting<Tiers>,
} as const satisfies Settings;
