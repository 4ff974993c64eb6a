import { afterEach, describe, expect, it } from 'vitest';
import { givingWay, type KeptReport } from '../../src/web/state/report-store.ts';
import { importHistory, keptReports } from '../../src/web/views/audit/history.ts';
import { keptScores } from '../../src/web/views/audit/history-changes.ts';
import { opened, shownReport } from '../../src/web/views/audit/model.ts';

const kept = (page: string, day: number, report: Record<string, unknown> = {}): KeptReport => {
  const at = new Date(Date.UTC(2026, 0, day)).toISOString();
  return { id: `${at} ${page}`, page, at, report };
};

describe('a history', () => {
  afterEach(() => {
    keptReports.value = [];
    opened.value = undefined;
  });

  it('is drawn from whatever a file holds', () => {
    const report = JSON.parse('{"checks_version":{"toString":1},"category_scores":{"seo":1e999,"a11y":-5,"meta":250}}');
    keptReports.value = [kept('a', 1, report)];
    expect(keptScores.value[0]).toMatchObject({ checksVersion: '' });
    expect([...keptScores.value[0]!.scores]).toEqual([
      ['a11y', 0],
      ['meta', 100],
    ]);
    opened.value = { report: { ...report, url: 'https://example.org/' }, file: '' };
    expect(shownReport.value?.checksVersion).toBe('');
  });

  it('takes in no report that was not made yet', async () => {
    const made = { url: 'https://example.org/', seoAudit: { findings: [] }, created_at: '2999-01-01T00:00:00Z' };
    expect(await importHistory(new File([JSON.stringify(made)], 'h.json'), () => undefined)).toContain(
      'holds no reports',
    );
  });

  it('keeps the latest of each page, and of all', () => {
    const one = Array.from({ length: 52 }, (_, i) => kept('a', i + 1));
    const other = Array.from({ length: 50 }, (_, i) => kept('b', i + 1));
    expect(givingWay([...one, ...other]).map(({ id }) => id)).toEqual([one[1]!.id, one[0]!.id]);
    const pages = Array.from({ length: 402 }, (_, i) => kept(`page ${i}`, i + 1));
    expect(givingWay(pages)).toEqual([pages[1], pages[0]]);
  });
});
