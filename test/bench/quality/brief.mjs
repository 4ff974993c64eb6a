// Briefs and what the search makes of them: no package on npm takes a brief, so there is no peer.
const dist = (path) => import(new URL(`../../../dist/src/${path}`, import.meta.url).href);
const { personalPalettes } = await dist('personalize/answers/palettes.js');
const { personalSystem } = await dist('personalize/system/system.js');
const { PRESETS } = await dist('personalize/vocabulary/presets.js');
const { STYLES } = await dist('personalize/vocabulary/styles.js');
const { toOklch } = await dist('color/oklab.js');
const { rgb } = await dist('color/rgb.js');

const share = (list, test) => (100 * list.filter(test).length) / list.length;
const holds = ({ brief_colors: colors }) => colors.every(({ role }) => role !== null);

/** How far the page backgrounds of a preset are above the ceiling of its styles; 0 where they keep below. */
const excess = ({ styles, ...preset }) => {
  const { tokens } = personalSystem({ ...preset, styles, include: ['tokens'], derived: 1 });
  const ceiling = Math.min(...styles.map((id) => STYLES[id].backgroundChroma));
  return Math.max(
    ...tokens.tokens
      .filter(({ name }) => name === '--color-bg')
      .map(({ hex }) => Math.max(0, toOklch(rgb(hex)).c - ceiling)),
  );
};

export const briefRows = () => {
  const found = PRESETS.map((preset) => personalPalettes(preset).palettes);
  const firsts = found.map(([first]) => first);
  const tops = found.flatMap((palettes) => palettes.slice(0, 10));
  const invented = tops.flatMap(({ origins }) => origins).filter(({ asked }) => asked === null);
  return [
    {
      label: 'presets whose first palette holds every colour of the brief (dE00 3)',
      unit: `of ${PRESETS.length}`,
      better: 'more',
      ours: firsts.filter(holds).length,
      atLeast: PRESETS.length,
    },
    { label: 'palettes among the first ten that do', unit: '%', better: 'more', ours: share(tops, holds), atLeast: 90 },
    {
      label: 'presets whose first colour is primary',
      unit: `of ${PRESETS.length}`,
      better: 'more',
      ours: firsts.filter(({ brief_colors: [own] }) => own.role === 'primary').length,
      atLeast: PRESETS.length - 1,
      note: 'one begins with a near-black, which is the ink',
    },
    {
      label: 'invented colours within the ranges of a style',
      unit: '%',
      better: 'more',
      ours: share(invented, ({ because }) => because === 'style'),
      note: 'the others are dark or light enough for text where no style is',
    },
    {
      label: 'chroma of page grounds above the ceiling of their style, most',
      unit: 'C',
      better: 'less',
      ours: Math.max(...PRESETS.map(excess)),
      limit: 0.003,
    },
  ];
};
