import { csvCell } from '../../text/escape.ts';
import { criterion } from '../model/criteria.ts';
import type { StandardId } from '../model/standards.ts';
import { CONFORMANCE_WORDS, type ConformanceLine, conformanceOf } from '../render/conformance.ts';
import { scopeOf } from '../render/conformance-parts.ts';
import { readReport } from '../render/read-report.ts';
import type { UntypedRecord } from '../render/untyped-json.ts';
import { counted } from '../render/words.ts';

/** The columns of a VPAT 2.5. */
const HEAD = ['Criteria', 'Conformance Level', 'Remarks and Explanations'];

/** All that source can prove; whoever reads the remarks decides between the two, and everything else. */
const FAILED = 'Does not support or partially supports';

type Shown = ConformanceLine & { readonly pages: number };

/** What several pages say of one criterion: the word of the worst, and the findings of all that say it. */
const joined = (lines: readonly ConformanceLine[]): Shown => {
  const worst = Math.min(...lines.map(({ word }) => CONFORMANCE_WORDS.indexOf(word)));
  const own = lines.filter(({ word }) => CONFORMANCE_WORDS.indexOf(word) === worst);
  return {
    ...own[0]!,
    findings: own.flatMap(({ findings }) => findings),
    undecided: [...new Set(own.flatMap(({ undecided }) => undecided))],
    pages: own.length,
  };
};

/** `Image has no text alternative (27 places on 3 pages)`, each finding once. */
const evidence = ({ findings }: Shown, pages: number): string[] => {
  const titles = new Map<string, { places: number; pages: number }>();
  for (const { title, count } of findings) {
    const known = titles.get(title) ?? { places: 0, pages: 0 };
    titles.set(title, { places: known.places + count, pages: known.pages + 1 });
  }
  return [...titles].map(([title, of]) => {
    const on = pages > 1 ? ` on ${counted(of.pages, 'page')}` : '';
    return `${title} (${counted(of.places, 'place')}${on})`;
  });
};

const remarks = (line: Shown, pages: number): string => {
  const found = evidence(line, pages);
  const open = line.undecided.length ? [`Not decided: ${line.undecided.join(', ')}`] : [];
  const { left } = scopeOf(line);
  const word = `${line.word.charAt(0).toUpperCase()}${line.word.slice(1)}`;
  const said = [...found, ...open].join('; ');
  return `${said ? `${word}: ${said}.` : `${word}.`} Left to a browser or a person: ${left}.`;
};

/**
 * What reports say of each success criterion as a CSV file with the columns of a VPAT, level A first: the level of
 * conformance is given only where a criterion fails, and never says that one is met. The reports are of pages of one
 * product. Throws RENDER_FAILED if one of them has no section.
 */
export const toConformanceCsv = (reports: readonly UntypedRecord[], standard?: StandardId): string => {
  const all = reports.map((report) => conformanceOf(readReport(report, { standard }), report, standard).lines);
  const lines = (all[0] ?? []).map((_, i) => joined(all.flatMap((page) => page[i] ?? [])));
  const rows = lines
    .map((line) => ({ line, ...criterion(line.sc) }))
    .toSorted((a, b) => a.level.length - b.level.length)
    .map(({ line, name, level }) => [
      `${line.sc} ${name} (Level ${level})`,
      line.word === 'fails' ? FAILED : '',
      remarks(line, reports.length),
    ]);
  return [HEAD, ...rows].map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');
};
