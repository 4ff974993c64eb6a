// Whether a palette is what its brief asked for.
import { FAMILIES, REFUSED, strangers } from './families.mjs';

const mean = (values) => values.reduce((sum, v) => sum + v, 0) / values.length;
const within = (v, [low, high]) => v >= low && v <= high;

/** What is wrong with a palette by the rules of its brief; tones are OKLCH of its colours, roles those of the answer. */
export const faultsOf = (rule, { tones, hexes, ground, warmth }) => {
  const faults = [];
  for (const need of rule.need ?? []) {
    const any = [need].flat();
    if (!tones.some((tone) => any.some((name) => FAMILIES[name](tone)))) faults.push(`lacks ${any.join('/')}`);
  }
  for (const name of rule.refused ?? []) if (tones.some(REFUSED[name])) faults.push(`holds ${name}`);
  if (rule.allowed_hues) {
    const found = strangers(tones, rule.allowed_hues).length;
    if (found > rule.foreign_at_most) faults.push(`foreign ${found}`);
  }
  for (const hex of rule.keep ?? []) if (!hexes.includes(hex)) faults.push(`not kept ${hex}`);
  for (const [name, count] of Object.entries(rule.count ?? {})) {
    const found = tones.filter(
      (tone) => FAMILIES[name](tone) && tone.c > 0.05 && (tone.l < 0.9 || tone.c > 0.1),
    ).length;
    if (found < count || (count === 1 && found > 1)) faults.push(`count ${name} ${found}`);
  }
  if (rule.mean_lightness && !within(mean(tones.map(({ l }) => l)), rule.mean_lightness))
    faults.push(`L ${mean(tones.map(({ l }) => l)).toFixed(2)}`);
  if (rule.mean_chroma && !within(mean(tones.map(({ c }) => c)), rule.mean_chroma))
    faults.push(`C ${mean(tones.map(({ c }) => c)).toFixed(3)}`);
  if (rule.lightness_at_least && tones.some(({ l }) => l < rule.lightness_at_least)) faults.push('too dark');
  if (rule.lightness_at_most && tones.some(({ l }) => l > rule.lightness_at_most)) faults.push('too light');
  if (rule.warmth_at_least !== undefined && warmth < rule.warmth_at_least) faults.push(`warmth ${warmth.toFixed(2)}`);
  if (rule.warmth_at_most !== undefined && warmth > rule.warmth_at_most) faults.push(`warmth ${warmth.toFixed(2)}`);
  if (rule.dark_ground && ground.l > 0.4) faults.push('ground light');
  return faults;
};

export const foreignOf = (rule, tones) => (rule.allowed_hues ? strangers(tones, rule.allowed_hues).length : 0);
