/** What the judges of the quality bench see: least differences of sets, by the one separation of the service. */
const dist = (path) => import(new URL(`../../../dist/src/${path}`, import.meta.url).href);
const { separationAt } = await dist('accessibility/vision/separation.js');
const { LABS, labsOf } = await dist('accessibility/vision/views.js');

const pack = (hex) => Number.parseInt(hex.slice(1, 7), 16);

/** Least CIEDE2000 of two of these colours, over all five views or for normal sight alone. */
export const leastOf = (hexes, audience = 'colour-blind') => {
  const labs = new Float64Array(hexes.length * LABS);
  hexes.forEach((hex, i) => {
    labsOf(pack(hex), labs, i * LABS);
  });
  let least = Number.POSITIVE_INFINITY;
  for (let i = 1; i < hexes.length; i += 1)
    for (let j = 0; j < i; j += 1) least = Math.min(least, separationAt(labs, i * LABS, labs, j * LABS, audience));
  return least;
};

/** CIEDE2000 of two colours for normal sight. */
export const difference = (x, y) => leastOf([x, y], 'normal');

export const mean = (values) => values.reduce((sum, v) => sum + v, 0) / values.length;
