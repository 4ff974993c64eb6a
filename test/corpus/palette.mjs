// Style sheets and mark-up with the colours a reader would list, by use.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parsePage } from '../../dist/src/analyzer/page/tree/parse.js';
import { collect } from '../../dist/src/analyzer/stages/palette/facts/collect.js';

const bytes = (hex) => (hex.slice(1).match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
const near = (a, b, tolerance) => {
  const [left, right] = [bytes(a), bytes(b)];
  return left.length === right.length && left.every((value, index) => Math.abs(value - right[index]) <= tolerance);
};
const NAMES = { 'custom-property': 'customProperty' };

const problemsOf = ({ css, html, expected, tolerance_per_channel: tolerance }) => {
  const source = html ?? `<!doctype html><style>${css}</style>`;
  const page = parsePage(source, 'https://shop.example.org/');
  const palette = collect({ page, decoded: { charset: 'utf-8' }, gathered: { styleSheets: [] }, now: 0 });
  const left = Object.entries(palette.colors).flatMap(([bucket, list]) => list.map((entry) => ({ bucket, ...entry })));
  const systems = [...palette.symbolic.system];
  const problems = [];
  for (const one of expected) {
    const bucket = NAMES[one.bucket] ?? one.bucket;
    if (one.hex === null) {
      const name = one.flag?.replace(/^system:/, '');
      if (/^system:/.test(one.flag ?? '')) {
        const at = systems.findIndex(
          (system) => system.name.toLowerCase() === name.toLowerCase() && system.bucket === bucket,
        );
        if (at < 0) problems.push(`${bucket} ${name} is missing`);
        else systems.splice(at, 1);
      }
      continue;
    }
    const at = left.findIndex((entry) => entry.bucket === bucket && near(entry.hex, one.hex, tolerance));
    if (at < 0) {
      problems.push(`${bucket} ${one.hex} is missing`);
      continue;
    }
    const [entry] = left.splice(at, 1);
    const uses = /^uses=(\d+)$/.exec(one.flag ?? '')?.[1];
    if (uses && entry.uses !== Number(uses)) problems.push(`${one.hex} has ${entry.uses} uses, not ${uses}`);
    if (['dark', 'derived', 'out-of-srgb'].includes(one.flag) && !entry.flags.includes(one.flag))
      problems.push(`${one.hex} is not marked ${one.flag}`);
  }
  return [
    ...problems,
    ...left.map(({ bucket, hex }) => `${bucket} ${hex} is not declared`),
    ...systems.map(({ name }) => `${name} is not declared`),
  ];
};

export const palette = {
  id: 'palette',
  needs: 'palette.json',
  run(folder) {
    const { cases } = JSON.parse(readFileSync(join(folder, 'palette.json'), 'utf8'));
    const results = cases.map((one) => ({ one, problems: problemsOf(one) }));
    const right = results.filter(({ problems }) => problems.length === 0).length;
    return {
      figures: [{ figure: 'palettes exactly as stated', right, of: cases.length, atLeast: cases.length }],
      misses: results
        .filter(({ problems }) => problems.length > 0)
        .map(({ one, problems }) => `${one.id} ${one.name}: ${problems.join('; ')}`),
    };
  },
};
