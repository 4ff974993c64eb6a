// How everything that takes an input of many sizes grows by counted steps: of each table the row that grows most, and every row that
// grows too fast; the same of the stages and checks of the analysis. ROWS=1 prints all rows.
import { countTables, exponentsOf, MOST, TABLES } from './counted/tables.mjs';

const shown = (points) =>
  points.map(({ size, steps }) => `${size.toLocaleString('en')}: ${steps.toLocaleString('en')}`).join(', ');

const print = ({ name, by, points }, { exponent, last }) => {
  if (process.env.ROWS)
    console.error(`${exponent.toFixed(2)}, at last ${last.toFixed(2)} ${name} (by ${by}; ${shown(points)})`);
};

export const growthByCount = async (report) => {
  const tell = (label, exponent, note) => report(label, exponent, 'exponent', { limit: MOST, exact: true, note });
  /** What grows most, and whatever grows too fast. */
  const worstOf = (what, all) => {
    const [worst, ...others] = all.toSorted((a, b) => b.exponent - a.exponent);
    tell(`growth by counted steps, the worst of ${all.length} ${what}`, worst.exponent, worst.name);
    for (const { exponent, name } of others)
      if (exponent > MOST) tell(`growth by counted steps, ${what}: ${name}`, exponent);
  };
  for (const table of TABLES) {
    const { rows } = (await countTables([{ table }]))[table];
    const all = rows.map((row) => ({ row, name: `${row.name}, by ${row.by}`, ...exponentsOf(row) }));
    for (const { row, ...exponents } of all) print(row, exponents);
    const byPairs = all.filter(({ row }) => row.by === 'pairs');
    worstOf(
      `rows of ${table}`,
      all.filter(({ row }) => row.by !== 'pairs'),
    );
    if (byPairs.length > 0) worstOf(`tables of pairs of ${table}, by pairs`, byPairs);
    const parts = all.flatMap((one) => one.parts.map((part) => ({ ...part, name: `${part.id} with ${part.name}` })));
    for (const kind of ['stage', 'check']) {
      const worst = new Map();
      for (const part of parts.filter(({ id }) => id.startsWith(kind)))
        if (!(worst.get(part.id)?.exponent >= part.exponent)) worst.set(part.id, part);
      if (worst.size > 0) worstOf(kind === 'stage' ? 'stages' : 'files of checks', [...worst.values()]);
    }
  }
};
