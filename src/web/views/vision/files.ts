import { type Rgb, rgb, toHex } from '../../../color/rgb.ts';
import { csvCell, escapeHtml } from '../../../text/escape.ts';
import { colorFiles, HEX_LIST } from '../../state/color-files.ts';
import type { ExportChoice } from '../../state/view.ts';
import { colors, type Row, rows, threshold } from './model.ts';
import { isSearching, moved, repair, searchFailure, searchSettled } from './repair-model.ts';

const nameOf = ({ sight }: Row): string => sight?.name ?? 'Normal vision';

/** Every pair that collapses, and of each row that has none the nearest. */
const report = (): string => {
  const head = ['seen as', 'model', 'severity', 'a', 'b', 'difference', 'threshold', 'verdict'];
  const lines = rows.value.flatMap((row) => {
    const { sight, seen, close, nearest } = row;
    const pairs =
      close.length > 0 ? close : [nearest].flatMap((pair) => (pair ? [{ ...pair, alreadyClose: false }] : []));
    return pairs.map(({ i, j, delta, alreadyClose }) => {
      let verdict = 'apart';
      if (delta < threshold.value) verdict = alreadyClose ? 'close already' : 'collapsed';
      return [
        nameOf(row),
        sight?.model ?? '',
        sight ? String(sight.severity) : '',
        toHex(seen[i]!),
        toHex(seen[j]!),
        delta.toFixed(4),
        String(threshold.value),
        verdict,
      ];
    });
  });
  return `${[head, ...lines].map((cells) => cells.map(csvCell).join(',')).join('\r\n')}\r\n`;
};

const [CELL, HEIGHT, LABEL] = [64, 40, 220];

const strips = () => {
  const all = rows.value;
  const count = all[0]?.seen.length ?? 0;
  const [width, height] = [LABEL + count * CELL, all.length * (HEIGHT + 4)];
  return { all, width, height };
};

const stripsSvg = (): string => {
  const { all, width, height } = strips();
  const lines = all.map((row, y) => {
    const top = y * (HEIGHT + 4);
    const cells = row.seen.map(
      (color, x) =>
        `<rect x="${LABEL + x * CELL}" y="${top}" width="${CELL}" height="${HEIGHT}" fill="${toHex(color)}"/>`,
    );
    return `<text x="0" y="${top + 25}" font-family="system-ui, sans-serif" font-size="14" fill="#111111">${escapeHtml(nameOf(row))}</text>${cells.join('')}`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><title>A palette as conditions of colour vision show it</title>\n${lines.join('\n')}\n</svg>\n`;
};

const stripsPng = async (): Promise<Uint8Array> => {
  const { all, width, height } = strips();
  const canvas = new OffscreenCanvas(Math.max(1, width), height);
  const context = canvas.getContext('2d')!;
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  context.font = '14px system-ui, sans-serif';
  for (const [y, row] of all.entries()) {
    const top = y * (HEIGHT + 4);
    context.fillStyle = '#111111';
    context.fillText(nameOf(row), 8, top + 25);
    for (const [x, color] of row.seen.entries()) {
      context.fillStyle = toHex(color);
      context.fillRect(LABEL + x * CELL, top, CELL, HEIGHT);
    }
  }
  return new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer());
};

const choice = (
  name: string,
  filename: string,
  media_type: string,
  content: () => string | Uint8Array | Promise<Uint8Array>,
): ExportChoice => ({
  name,
  write: async () => ({ format: name.toLowerCase(), filename, media_type, content: await content() }),
});

/** The usual files of a palette: here it is taken to a chart, mostly as a plain list. */
const listFirst = (colors: () => readonly Rgb[]) => {
  const all = colorFiles(() => colors().map((color, i) => ({ label: String(i + 1), color })));
  const list = all.find(({ name }) => name === HEX_LIST)!;
  return { list, others: all.filter((one) => one !== list) };
};

/** The repaired colours as a list, while they are offered or searched for, but not yet those of the palette. */
const repaired = (): readonly ExportChoice[] => {
  if (moved.value === 0 && !isSearching.value) return [];
  const { list } = listFirst(() => (repair.value?.colors ?? []).map(({ after }) => rgb(after)));
  return [
    {
      ...list,
      name: 'Repaired, hex list',
      write: async (notation) => {
        await searchSettled();
        if (searchFailure.value !== undefined) throw new Error(searchFailure.value);
        return list.write(notation);
      },
    },
  ];
};

/** The palette itself, the palette as it is seen, as an image, and the audit as a table. */
export const files = (): readonly ExportChoice[] => {
  const { list, others } = listFirst(() => colors.value);
  return [
    list,
    ...repaired(),
    ...others,
    choice('Strips, SVG', 'palette-seen.svg', 'image/svg+xml', stripsSvg),
    choice('Strips, PNG', 'palette-seen.png', 'image/png', stripsPng),
    choice('Report, CSV', 'palette-audit.csv', 'text/csv', report),
  ];
};
