// What the roles of `tokens/generate` promise, on sixty brands: the brand on its button, every pair at its requirement, levels that agree.
import { readFileSync } from 'node:fs';

const dist = (path) => import(new URL(`../../../dist/src/${path}`, import.meta.url).href);
const { apcaContrast } = await dist('accessibility/contrast/apca.js');
const { contrastRatio } = await dist('color/luminance.js');
const { rgb, toHex } = await dist('color/rgb.js');
const { FILL_IDS } = await dist('design/tokens/fill-modes.js');
const { generateTokens } = await dist('design/tokens/generate.js');
const { TOKEN_HARMONY_IDS } = await dist('design/tokens/harmonies.js');
const { differenceOf } = await dist('design/tokens/legibility.js');
const { RAMP_STEPS } = await dist('design/tokens/ramp-steps.js');
const { FILLED, THEMES } = await dist('design/tokens/roles/names.js');
const { promises, ROLE_TABLE } = await dist('design/tokens/roles/table.js');

const { brands } = JSON.parse(readFileSync(new URL('../../reference/brands.json', import.meta.url), 'utf8'));
const WHITE = rgb('#ffffff');
const HUES = ['#e11d2e', '#ffcc00', '#0abab5', '#820ad1'].map((hex, i) => ({
  name: `hue${'abcd'[i]}`,
  color: rgb(hex),
}));

const make = (seed, given) =>
  generateTokens({ seed: rgb(seed), harmony: 'analogous', include: ['color'], dark: true, ...given });

/** Colours by role in one theme, followed to the token that holds them. */
const rolesOf = ({ tokens }, theme) => {
  const values = new Map(tokens.map(({ name, value, group }) => [`${group} ${name}`, value]));
  const group = theme === 'dark' ? 'dark' : 'color';
  const follow = (name) => {
    const value = values.get(`${group} ${name}`) ?? values.get(`color ${name}`);
    const reference = /^\{(.+)\}$/.exec(value)?.[1];
    return reference ? follow(`--${reference.replaceAll('.', '-')}`) : rgb(value.slice(0, 7));
  };
  return (role) => follow(`--color-${role}`);
};

/** Every pair of roles of the brands in every way of filling: what it has over what it needs, at its worst, and how many have less. */
const promised = () => {
  const found = { pairs: 0, short: 0, ratio: Number.POSITIVE_INFINITY, distances: 0, near: 0 };
  brands.forEach((seed, i) => {
    for (const fill of FILL_IDS) {
      const answer = make(seed, { harmony: TOKEN_HARMONY_IDS[i % TOKEN_HARMONY_IDS.length], fill });
      for (const theme of THEMES) {
        const of = rolesOf(answer, theme);
        for (const { foreground, background, need } of promises(fill)) {
          const [text, under] = [of(foreground), of(background)];
          const ratio = contrastRatio(text, under);
          found.pairs += 1;
          found.ratio = Math.min(found.ratio, ratio / need.ratio);
          if (ratio < need.ratio || Math.abs(apcaContrast(text, under)) < need.lc) found.short += 1;
        }
        for (const { role, apart = [] } of ROLE_TABLE)
          for (const { from, least } of apart)
            for (const other of from) {
              found.distances += 1;
              if (differenceOf({ color: of(role) }, { color: of(other) }) < least) found.near += 1;
            }
      }
    }
  });
  return found;
};

/** What differs within a step of all hues, and 600 on 100, where levels are set together; colours as they were sent are left out. */
const aligned = () => {
  const found = { spread: 0, least: Number.POSITIVE_INFINITY };
  for (const seed of brands.slice(0, 20)) {
    const { tokens, meta } = make(seed, { levels: 'aligned', hues: HUES });
    const names = [...FILLED, ...HUES.map(({ name }) => name)];
    const at = (step) =>
      names
        .map((name) => `--color-${name}-${step}`)
        .filter((token) => !meta.exceptions.some((one) => one.token === token))
        .map((token) => rgb(tokens.find(({ name }) => name === token).hex));
    for (const step of RAMP_STEPS) {
      const ratios = at(step).map((color) => contrastRatio(color, WHITE));
      found.spread = Math.max(found.spread, Math.max(...ratios) - Math.min(...ratios));
    }
    for (const text of at('600'))
      for (const under of at('100')) found.least = Math.min(found.least, contrastRatio(text, under));
  }
  return found;
};

export const roleRows = () => {
  const kept = (theme) => brands.filter((seed) => toHex(rolesOf(make(seed), theme)('primary')) === seed).length;
  const { pairs, short, ratio, distances, near } = promised();
  const { spread, least } = aligned();
  return [
    {
      label: 'brands that stand on their button byte for byte, light',
      unit: `of ${brands.length}`,
      ours: kept('light'),
      atLeast: 60,
    },
    {
      label: 'brands that stand on their button byte for byte, dark',
      unit: `of ${brands.length}`,
      ours: kept('dark'),
      atLeast: 43,
    },
    {
      label: `pairs below their requirement, of ${pairs}`,
      unit: 'pairs',
      ours: short,
      limit: 0,
      note: `${FILL_IDS.length} ways of filling, both themes`,
    },
    { label: 'contrast over what the pair requires, worst', unit: 'x', ours: ratio, atLeast: 1 },
    { label: `roles nearer to others than they may be, of ${distances}`, unit: 'distances', ours: near, limit: 0 },
    {
      label: 'aligned levels: contrast on white within a step, largest difference',
      unit: ':1',
      ours: spread,
      limit: 0.1,
      note: 'eleven hues, twenty brands',
    },
    { label: 'aligned levels: 600 on 100, least', unit: ':1', ours: least, atLeast: 4.5 },
  ];
};
