import { conditions } from '../../accessibility/vision/conditions/index.ts';
import { differencesSeen } from '../../accessibility/vision/differences.ts';
import { type ModelId, models } from '../../accessibility/vision/models/index.ts';
import { simulateRgb } from '../../accessibility/vision/simulate.ts';
import { ciede2000 } from '../../color/difference/ciede2000.ts';
import { toLabD65 } from '../../color/lab.ts';
import { rgb, toHex } from '../../color/rgb.ts';
import { toLinear } from '../../color/transfer.ts';
import type { Pen } from '../canvas/pen.ts';
import type { Draw } from '../drawing.ts';
import { heading, marginOf, titleOf } from '../parts/heading.ts';
import { inkOn } from '../parts/ink.ts';
import type { PlotBox } from '../parts/plot.ts';

/** Two colours of a row that can no longer be distinguished, by their places in the palette. */
interface Collapsed {
  readonly a: number;
  readonly b: number;
  /** CIEDE2000 as seen under the condition. */
  readonly delta: number;
  /** Normal vision hardly distinguishes them either. */
  readonly alreadyClose: boolean;
}

interface Row {
  readonly name: string;
  readonly detail: string;
  readonly colors: readonly string[];
  readonly collapsed: readonly Collapsed[];
}

/** Brackets that a row has room for; of more, the closest are drawn and the others are counted. */
const MOST_BRACKETS = 4;

const nameOf = (slug: string): string => conditions.get(slug)?.name ?? titleOf(slug);
const detailOf = (model: string, severity: number): string =>
  `${model}${severity < 1 ? ` · severity ${severity}` : ''}`;

interface Columns {
  readonly label: number;
  readonly strip: number;
  readonly swatch: number;
  readonly right: number;
}

const paintBrackets = (pen: Pen, { collapsed }: Row, top: number, { strip, swatch }: Columns): void => {
  const { em, theme } = pen;
  const drawn = [...collapsed].sort((p, q) => p.delta - q.delta).slice(0, MOST_BRACKETS);
  drawn.forEach(({ a, b, delta, alreadyClose }, lane) => {
    const color = alreadyClose ? theme.muted : theme.alert;
    const y = top + (lane + 0.75) * 1.3 * em;
    const [from, to] = [strip + (Math.min(a, b) + 0.5) * swatch, strip + (Math.max(a, b) + 0.5) * swatch];
    const rise = 0.5 * em;
    pen.line(
      [
        { x: from, y: y - rise },
        { x: from, y },
        { x: to, y },
        { x: to, y: y - rise },
      ],
      color,
      em / 8,
    );
    const label = delta.toFixed(1);
    const style = { size: 0.8, bold: true, color } as const;
    const wide = pen.measure(label, style) + 0.6 * em;
    const beyond = to + wide < pen.width - marginOf(pen);
    pen.text(label, beyond ? to + 0.4 * em : from - 0.4 * em, y + 0.25 * em, {
      ...style,
      align: beyond ? 'left' : 'right',
    });
  });
  const more = collapsed.length - drawn.length;
  if (more > 0)
    pen.text(
      `and ${more} more ${more === 1 ? 'pair' : 'pairs'}`,
      strip,
      top + (MOST_BRACKETS + 0.75) * 1.3 * em + 0.25 * em,
      { size: 0.8, color: theme.muted },
      pen.width - marginOf(pen) - strip,
    );
};

const bracketRoom = (pen: Pen, { collapsed }: Row, narrow: boolean): number => {
  if (narrow || collapsed.length === 0) return 0;
  const lanes = Math.min(collapsed.length, MOST_BRACKETS) + (collapsed.length > MOST_BRACKETS ? 1 : 0);
  return (lanes * 1.3 + 0.4) * pen.em;
};

const NAME = { size: 0.95, bold: true } as const;
const HEX = { size: 0.85, align: 'center' } as const;

/** Name and model beside a strip, in as many lines as they need. */
const layLabel = (pen: Pen, { name, detail }: Row, room: number) => {
  const { em, theme } = pen;
  const names = pen.lines(name, room, NAME);
  const small = { size: 0.78, color: theme.muted } as const;
  const details = pen.lines(detail, room, small);
  return {
    height: (1.35 * names.length + 1.1 * details.length + 0.45) * em,
    paint: (x: number, top: number): void => {
      names.forEach((line, i) => {
        pen.text(line, x, top + (1.2 + 1.25 * i) * em, NAME, room);
      });
      details.forEach((line, i) => {
        pen.text(line, x, top + (1.2 + 1.25 * (names.length - 1) + 1.2 + 1.05 * i) * em, small, room);
      });
    },
  };
};

/** A line around a strip, so that a colour like the page is seen. */
const paintFrame = (pen: Pen, { x, y, width, height }: PlotBox): void => {
  const [right, bottom] = [x + width, y + height];
  pen.line(
    [
      { x, y },
      { x: right, y },
      { x: right, y: bottom },
      { x, y: bottom },
      { x, y },
    ],
    pen.theme.border,
    pen.em / 14,
  );
};

const drawRows = (pen: Pen, rows: readonly Row[], title: string, line: string, description: string) => {
  const { em, width } = pen;
  const margin = marginOf(pen);
  const head = heading(pen, title, line);
  const room = width - 2 * margin;
  const beside = room >= 30 * em;
  const narrow = room < 14 * em;
  const above = !beside && !narrow;
  const label = beside ? 15.5 * em : 0;
  const count = rows[0]?.colors.length ?? 1;
  const columns: Columns = {
    label: margin,
    strip: margin + label,
    swatch: (room - label) / count,
    right: width - margin,
  };
  const words = above ? 1.7 * em : 0;
  const tall = 2.9 * em;
  let y = head.bottom;
  const places = rows.map((row) => {
    const label = beside ? layLabel(pen, row, columns.strip - margin - em) : undefined;
    const top = y;
    const under = tall + bracketRoom(pen, row, narrow);
    y += words + Math.max(under, label?.height ?? 0) + 0.7 * em;
    return { row, top: top + words, label };
  });
  return {
    height: y - 0.7 * em + margin,
    title,
    description,
    paint: () => {
      head.paint();
      for (const { row, top, label } of places) {
        row.colors.forEach((hex, k) => {
          const left = columns.strip + k * columns.swatch;
          pen.rect(left, top, columns.swatch + (k < count - 1 ? 0.5 : 0), tall, hex);
          if (row === rows[0] && pen.fits(hex, columns.swatch - 0.6 * em, HEX))
            pen.text(hex, left + columns.swatch / 2, top + tall / 2 + 0.3 * em, { ...HEX, color: inkOn(hex) });
        });
        paintFrame(pen, { x: columns.strip, y: top, width: count * columns.swatch, height: tall });
        if (label) label.paint(margin, top);
        else if (above) pen.text(row.name, margin, top - 0.5 * em, NAME, room);
        if (!narrow) paintBrackets(pen, row, top + tall, columns);
      }
    },
  };
};

const summary = (rows: readonly Row[]): string => {
  const lossy = rows.filter(({ collapsed }) => collapsed.some(({ alreadyClose }) => !alreadyClose));
  const [some] = lossy;
  if (!some) return 'No pair that normal vision distinguishes is lost.';
  return `${lossy.length} of ${rows.length - 1} conditions lose pairs: ${lossy.map(({ name }) => name).join(', ')}.`;
};

/** The first row: the palette to normal vision, each colour named by its hex where that fits. */
const normalRow = (colors: readonly string[]): Row => ({
  name: 'Normal vision',
  detail: `${colors.length} colours`,
  colors,
  collapsed: [],
});

interface PaletteAnswer {
  readonly colors: readonly string[];
  readonly conditions: readonly {
    readonly slug: string;
    readonly model: ModelId;
    readonly severity: number;
    readonly colors: readonly string[];
  }[];
}

/** CIEDE2000 below which a pair counts as collapsed, as `vision/audit` has it by default. */
const THRESHOLD = 5;

/** Pairs closer than a threshold under a condition, measured as `vision/audit` does: simulated light is not rounded. */
const pairsBelow = (colors: readonly string[], model: ModelId, severity: number, threshold: number): Collapsed[] => {
  const linear = colors.map((hex) => toLinear(rgb(hex)));
  const normal = colors.map((hex) => toLabD65(rgb(hex)));
  return differencesSeen(models[model].at(severity), linear)
    .filter(({ delta }) => delta < threshold)
    .map(({ i, j, delta }) => ({ a: i, b: j, delta, alreadyClose: ciede2000(normal[i]!, normal[j]!) < threshold }));
};

/** The answer of `vision/palette`: a row for each condition, with brackets below the pairs that have become alike. */
export const drawVisionPalette: Draw<PaletteAnswer> = (answer, pen) => {
  const rows = [
    normalRow(answer.colors),
    ...answer.conditions.map(({ slug, model, severity, colors }) => ({
      name: nameOf(slug),
      detail: detailOf(model, severity),
      colors,
      collapsed: pairsBelow(answer.colors, model, severity, THRESHOLD),
    })),
  ];
  return drawRows(
    pen,
    rows,
    'A palette as seen',
    `Brackets: pairs with a CIEDE2000 difference below ${THRESHOLD}`,
    summary(rows),
  );
};

interface AuditAnswer {
  readonly colors: readonly string[];
  readonly threshold: number;
  readonly verdict: string;
  readonly conditions: readonly {
    readonly slug: string;
    readonly model: ModelId;
    readonly severity: number;
  }[];
}

/** The answer of `vision/audit`: the same rows with the pairs that the audit found. */
export const drawVisionAudit: Draw<AuditAnswer> = (answer, pen) => {
  const { colors, threshold, verdict } = answer;
  const rows = [
    normalRow(colors),
    ...answer.conditions.map(({ slug, model, severity }) => ({
      name: nameOf(slug),
      detail: detailOf(model, severity),
      colors: colors.map((hex) => toHex(simulateRgb(models[model].at(severity), rgb(hex)))),
      collapsed: pairsBelow(colors, model, severity, threshold),
    })),
  ];
  const title = verdict === 'all-kept' ? 'All pairs are distinguishable' : 'Some pairs become indistinguishable';
  return drawRows(pen, rows, title, `Brackets: pairs with a CIEDE2000 difference below ${threshold}`, summary(rows));
};
