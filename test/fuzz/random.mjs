// Numbers that look random and come again from the same seed.

/** A generator of choices from a seed, 32 bits (mulberry32). */
export const createRandom = (seed) => {
  let state = seed >>> 0;
  /** 0 <= x < 1. */
  const share = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const int = (least, most) => least + Math.floor(share() * (most - least + 1));
  const pick = (list) => list[int(0, list.length - 1)];
  const chance = (probability) => share() < probability;
  const text = (length, letters) => Array.from({ length }, () => pick(letters)).join('');
  return { share, int, pick, chance, text };
};
