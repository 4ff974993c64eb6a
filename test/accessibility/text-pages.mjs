// Pages of known text, what is found in their pictures, and how much of it is right.
export const PAGE_SIZE = { width: 800, height: 600 };
/** The stream of random numbers of a page, beside its seed. */
export const PAGE_STREAM = 41;

const WORDS =
  'account billing colour contrast customer dashboard delivery design details email export filter history import invoice keyboard language library message monthly overview palette password payment pricing profile project quarter reader report schedule search settings shipping status summary support template version window'.split(
    ' ',
  );
const FONTS = ['sans-serif', 'serif', 'monospace'];
/** Text and background, some readable and some not. */
const PAIRS = [
  ['#1a1a1a', '#ffffff'],
  ['#767676', '#ffffff'],
  ['#a0a0a0', '#ffffff'],
  ['#ffffff', '#0b5fff'],
  ['#f5f5f5', '#1e293b'],
  ['#94a3b8', '#0f172a'],
  ['#7c2d12', '#ffedd5'],
  ['#166534', '#dcfce7'],
  ['#ffffff', '#f97316'],
  ['#0f766e', '#f0fdfa'],
  ['#312e81', '#e0e7ff'],
  ['#fde68a', '#78350f'],
];

/** A page by its random numbers: three to six blocks of one to three lines, each on its own background, with boxes, rules and circles without text between them. */
export const textPage = (random) => {
  let i = 0;
  const next = () => random(i++);
  const pick = (list) => list[Math.floor(list.length * next())];
  const blocks = 3 + Math.floor(4 * next());
  const parts = Array.from({ length: blocks }, () => {
    const [text, background] = pick(PAIRS);
    const size = 12 + Math.floor(20 * next());
    const lines = Array.from({ length: 1 + Math.floor(3 * next()) }, () => {
      const words = Array.from({ length: 2 + Math.floor(4 * next()) }, () => pick(WORDS)).join(' ');
      return `<div><span class="line" data-text="${text}" data-background="${background}">${words[0].toUpperCase()}${words.slice(1)}</span></div>`;
    });
    const border = next() < 0.4 ? `border: 2px solid ${pick(PAIRS)[0]};` : '';
    const radius = next() < 0.5 ? 'border-radius: 10px;' : '';
    return `<div style="background: ${background}; color: ${text}; font: ${next() < 0.3 ? 700 : 400} ${size}px/1.5 ${pick(FONTS)}; padding: 10px 16px; margin: 10px; ${border} ${radius}">${lines.join('')}</div>`;
  });
  const shapes = Array.from({ length: 2 + Math.floor(3 * next()) }, () => {
    const color = pick(PAIRS)[1];
    const [width, height] = [20 + Math.floor(120 * next()), 6 + Math.floor(40 * next())];
    return `<span style="display: inline-block; width: ${width}px; height: ${height}px; margin: 6px; background: ${color}; border: 1px solid #8888; border-radius: ${next() < 0.4 ? '50%' : '0'}"></span>`;
  });
  return `<!doctype html><meta charset="utf-8"><style>body { margin: 0; background: #fff; overflow: hidden } .line { white-space: nowrap }</style><body>${parts.join('')}<div>${shapes.join('')}</div>`;
};

/** Runs in the page: the lines that are seen whole, with their boxes and colours. */
export const LINES_OF_PAGE = `[...document.querySelectorAll('.line')].map((line) => {
  const { x, y, width, height } = line.getBoundingClientRect();
  return { x, y, width, height, text: line.dataset.text, background: line.dataset.background };
}).filter(({ x, y, width, height }) => x >= 0 && y >= 0 && x + width <= ${PAGE_SIZE.width} && y + height <= ${PAGE_SIZE.height})`;

/** Share of a line that regions have to cover for it to be found. */
const COVERED = 0.8;

/** The lines of a page that are found, each with the error of its ratio by `ratioOf`, and how many regions are no line. */
export const judgeRegions = (lines, regions, ratioOf) => {
  const used = new Set();
  const errors = lines.flatMap((line) => {
    const over = regions.flatMap(({ box, ratio }, i) => {
      const across = Math.min(box.x + box.width, line.x + line.width) - Math.max(box.x, line.x);
      const down = Math.min(box.y + box.height, line.y + line.height) - Math.max(box.y, line.y);
      return across > 0 && down > 0.5 * Math.min(box.height, line.height) ? [{ across, ratio, i }] : [];
    });
    for (const { i } of over) used.add(i);
    if (over.reduce((sum, { across }) => sum + across, 0) < COVERED * line.width) return [];
    const [best] = over.sort((a, b) => b.across - a.across);
    return [Math.abs(best.ratio - ratioOf(line.text, line.background))];
  });
  return { lines: lines.length, errors, stray: regions.length - used.size };
};
