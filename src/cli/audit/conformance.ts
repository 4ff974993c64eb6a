import { printable } from '../../analyzer/formats/printable.ts';
import { type ConformanceWord, conformanceOf } from '../../analyzer/render/conformance.ts';
import { countsOf, evidenceOf, introOf } from '../../analyzer/render/conformance-parts.ts';
import { ENGLISH } from '../../analyzer/render/language/language.ts';
import { readReport } from '../../analyzer/render/read-report.ts';
import { columns, type Paint } from '../paint.ts';
import type { JudgedPage } from './gate.ts';

const painted = (paint: Paint, word: ConformanceWord): string => {
  if (word === 'fails' || word === 'may fail') return paint.bad(word);
  return word === 'nothing found' ? paint.good(word) : paint.dim(word);
};

const ofPage = (paint: Paint, { report }: JudgedPage): string => {
  const conformance = conformanceOf(readReport({ ...report }), { ...report });
  const rows = conformance.lines.map((line) => [
    `  ${ENGLISH.criterion(line.sc)}`,
    painted(paint, line.word),
    paint.dim(evidenceOf(line, ENGLISH).join('; ')),
  ]);
  const counts = countsOf(conformance).map(({ word, n }) => `${n} ${word}`);
  return [
    paint.bold(printable(report.final_url)),
    `  ${introOf(conformance, ENGLISH)}`,
    columns(rows),
    `  ${counts.join(', ')}`,
  ].join('\n');
};

/** What reports say of each success criterion, page by page. */
export const prettyConformance = (paint: Paint, pages: readonly JudgedPage[]): string =>
  pages.map((page) => ofPage(paint, page)).join('\n\n');
