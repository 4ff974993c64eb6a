import { describe, expect, it } from 'vitest';
import { toConformanceCsv } from '../../../src/analyzer/formats/conformance-csv.ts';
import { CRITERIA } from '../../../src/analyzer/model/criteria.ts';
import type { StandardId } from '../../../src/analyzer/model/standards.ts';
import { conformanceOf } from '../../../src/analyzer/render/conformance.ts';
import { readReport } from '../../../src/analyzer/render/read-report.ts';
import { renderReport } from '../../../src/analyzer/render/render.ts';
import { readScope } from '../../../src/analyzer/scope.ts';
import { judgeForReport } from '../../../src/analyzer/workers/run-stages.ts';
import { type Example, inputOf } from '../stages/example-input.ts';

const reportOf = (example: Example): Record<string, unknown> => {
  const options = { stages: readScope(undefined).effective, key: 'test', now: 0, changes: 'none' } as const;
  const { sections } = judgeForReport(inputOf(example).gathered, options);
  return { url: 'https://example.org/', sections };
};

const wordsOf = (example: Example, standard?: StandardId): Record<string, string> => {
  const report = reportOf(example);
  const { lines } = conformanceOf(readReport(report, { standard }), report, standard);
  return Object.fromEntries(lines.map(({ sc, word }) => [sc, word]));
};

const BOWLS = '<main><h1>Bowls</h1><p>Of stoneware.</p></main>';

describe('conformance', () => {
  it('says one of six words of each of the 55 criteria, and never that one is met', async () => {
    const words = wordsOf(BOWLS);
    expect(Object.keys(words)).toEqual(Object.keys(CRITERIA));
    expect(words).toMatchObject({
      '1.1.1': 'nothing to look at',
      '1.2.4': 'not looked at',
      '2.4.2': 'nothing found',
      '3.1.1': 'nothing found',
    });
    const html = (await renderReport(reportOf(BOWLS), { format: 'html', view: 'conformance' })) as string;
    expect(html).toContain('22 of 55 criteria cannot be judged from source at all.');
    expect(html).not.toMatch(/supports|passes/i);
  });

  it('says the first that holds: fails, may fail, ask', () => {
    const faults = `${BOWLS}<img src="/a.png"><div role="buton">x</div><form><input type="email" aria-label="E-mail"></form>`;
    expect(wordsOf(faults)).toMatchObject({ '1.1.1': 'fails', '1.3.1': 'may fail', '1.3.5': 'ask' });
  });

  it('has the lines of a standard alone', () => {
    expect(Object.keys(wordsOf(BOWLS, 'wcag2a'))).toHaveLength(24);
    expect(Object.keys(wordsOf(BOWLS, 'section508'))).toHaveLength(37);
    expect(Object.keys(wordsOf(BOWLS, 'en301549'))).not.toContain('2.5.8');
  });

  it('as CSV has the columns of a VPAT, a level only where a criterion fails, and several pages in one table', () => {
    const rows = toConformanceCsv([
      reportOf(`${BOWLS}<img src="/a.png">`),
      reportOf(`${BOWLS}<img src="/b.png"><img src="/c.png">`),
    ]).split('\r\n');
    expect(rows[0]).toBe('Criteria,Conformance Level,Remarks and Explanations');
    expect(rows).toHaveLength(57);
    expect(rows[1]).toMatch(
      /^1\.1\.1 Non-text Content \(Level A\),Does not support or partially supports,"?Fails: Image has no text alternative \(3 places on 2 pages\)\. Left/,
    );
    expect(rows.slice(2).filter((row) => row.includes('upport'))).toEqual([]);
    expect(rows.findIndex((row) => row.includes('(Level AA)'))).toBe(
      rows.filter((row) => row.includes('(Level A)')).length + 1,
    );
  });

  it('is a PDF too', async () => {
    const pdf = (await renderReport(reportOf(BOWLS), { format: 'pdf', view: 'conformance' })) as Uint8Array;
    expect(Buffer.from(pdf).subarray(0, 5).toString()).toBe('%PDF-');
  });
});
