import { beforeAll, describe, expect, it } from 'vitest';
import { AAA_CRITERIA, CRITERIA } from '../../../src/analyzer/model/criteria.ts';
import { STAGE_IDS, STAGES, type StageRow } from '../../../src/analyzer/model/stages.ts';
import { EN } from '../../../src/analyzer/render/language/en.ts';
import { LANGUAGE_IDS } from '../../../src/analyzer/render/language/ids.ts';
import type { Language } from '../../../src/analyzer/render/language/language.ts';
import { loadLanguage } from '../../../src/analyzer/render/language/load.ts';
import { renderReport } from '../../../src/analyzer/render/render.ts';
import { RUNNING } from '../../../src/analyzer/stages/table.ts';

const TRANSLATED = LANGUAGE_IDS.filter((id) => id !== 'en');
const checks = Object.values(RUNNING).flatMap((stage) => [...stage.checks]);

/** What a text must keep in every language: code, values and placeholders. */
const codeIn = (text: string): string[] => text.match(/<[a-z!][^>]*>|--?[a-z-]+=|\{\w+\}|https?:\/\/\S+/g) ?? [];

describe.each(TRANSLATED)('a report in %s', (id) => {
  let language: Language;
  beforeAll(async () => {
    language = await loadLanguage(id);
  });

  it('has a title and a fix for every check, and none that is gone', async () => {
    const missing = checks.filter((check) => !language.check(check.id)?.title || !language.check(check.id)?.fix);
    expect(missing.map((check) => check.id)).toEqual([]);
    const { default: vocabulary } = await import(`../../../src/analyzer/render/language/${id}.json`);
    const known = new Set(checks.map((check) => check.id));
    expect(Object.keys(vocabulary.checks).filter((check) => !known.has(check))).toEqual([]);
  });

  it('keeps the code of each fix', () => {
    const changed = checks.flatMap(({ id: check, fix }) => {
      const said = language.check(check)!.fix.replaceAll(/lang="\w\w"/g, 'lang="en"');
      return codeIn(fix)
        .filter((code) => code.startsWith('<') && !said.includes(code))
        .map((code) => `${check} ${code}`);
    });
    expect(changed).toEqual([]);
  });

  it('names every criterion and stage, and fills the same values', async () => {
    const { default: vocabulary } = await import(`../../../src/analyzer/render/language/${id}.json`);
    const ids = [...Object.keys(CRITERIA), ...Object.keys(AAA_CRITERIA)];
    expect(Object.keys(vocabulary.criteria).toSorted()).toEqual(ids.toSorted());
    for (const stage of STAGE_IDS) {
      const { label, note }: StageRow = STAGES[stage];
      if (STAGES[stage].markup !== 'none') expect(language.label(label)).not.toBe(label);
      if (note) expect(language.label(note)).not.toBe(note);
    }
    for (const key of Object.keys(EN.texts) as (keyof typeof EN.texts)[])
      expect([key, codeIn(language.text(key)).toSorted()]).toEqual([key, codeIn(EN.texts[key]).toSorted()]);
    for (const key of Object.keys(EN.counts) as (keyof typeof EN.counts)[])
      for (const n of [1, 3]) {
        const filled = language.count(key, n, { list: 'a', count: 9, places: 'b' });
        expect([key, filled, /[{}]|undefined/.test(filled)]).toEqual([key, filled, false]);
        if (key !== 'first' || n > 1) expect(filled).toContain(String(n));
      }
  });
});

const REPORT = {
  url: 'https://example.com/',
  created_at: '2026-03-04T05:06:07.000Z',
  category_scores: { a11y: 47 },
  unscored_categories: ['contrast'],
  sections: {
    core: {
      markupA11y: {
        findings: [
          {
            id: 'a11y-img-name',
            title: 'Image has no text alternative',
            severity: 'critical',
            category: 'a11y',
            message: '2 of 3 images have none.',
            message_values: { failing: 2, tested: 3 },
            count: 2,
            total: 3,
            fix: 'Describe it.',
          },
          {
            id: 'seo-http-status',
            title: 'Page returns an error status',
            severity: 'serious',
            message: 'The page returned 404.',
            fix: 'Return 200.',
          },
          { id: 'old-check', title: 'Something <b>old</b>', severity: 'minor', message: 'It is old.', fix: 'Mend it.' },
        ],
        checks: { undecided: [{ id: 'x', reason: 'Unknown.' }] },
      },
    },
  },
};

describe('a rendered report in another language', () => {
  it('says what it knows in that language, and marks the rest', async () => {
    const html = String(await renderReport(REPORT, { format: 'html', language: 'de' }));
    expect(html).toContain('<html lang="de">');
    expect(html).toContain('4. März 2026');
    expect(html).toContain('Bild hat keine Textalternative</h4>');
    expect(html).toContain('2 von 3 geprüften Stellen.');
    expect(html).not.toContain('2 of 3 images');
    expect(html).toContain('<p dir="auto" data-copy="" lang="en">The page returned 404.</p>');
    expect(html).toContain('lang="en">Something &lt;b&gt;old&lt;/b&gt;</h4>');
    expect(html).toContain(
      '1 Erfolgskriterium der WCAG 2.2 (A und AA) ist nicht erfüllt: 1.1.1 Nicht-Text-Inhalt (A).',
    );
    expect(html).toContain('<span dir="auto" lang="en">Unknown.</span>');
    const english = String(await renderReport(REPORT, { format: 'html' }));
    expect(english).not.toContain('lang="en">The page');
  });

  it('is set as PDF in the languages of Latin script', async () => {
    for (const language of ['de', 'fr', 'es'] as const) {
      const pdf = Buffer.from(await renderReport(REPORT, { format: 'pdf', language })).toString('latin1');
      expect(pdf).toContain(`/Lang (${language})`);
    }
  });

  it('bears the name, colour and logo of who made it, and text keeps its colours', async () => {
    const brand = { name: 'Ana <Ruiz>', color: '#ffee00', logo: 'data:image/png;base64,iVBORw0KGgo=' };
    const html = String(await renderReport(REPORT, { format: 'html', brand }));
    expect(html).toContain('<img src="data:image/png;base64,iVBORw0KGgo=" alt="">');
    expect(html).toContain('Prepared by Ana &lt;Ruiz&gt;');
    expect(html).toContain(':root{--brand:#ffee00}');
    expect(html.match(/var\(--brand\)/g)).toHaveLength(1);
  });

  it('keeps the name of who made it from turning what follows', async () => {
    const brand = { name: 'Ana\u202eRuiz\u2066\n', color: null, logo: null };
    expect(String(await renderReport(REPORT, { format: 'html', brand }))).toContain('Prepared by Ana Ruiz<');
  });

  it('draws earlier audits, with a gap where the checks changed', async () => {
    const run = (date: string, checks_version: string, a11y: number) => ({ date, checks_version, scores: { a11y } });
    const history = [run('2026-01-01', 'a', 20), run('2026-02-01', 'b', 30), run('2026-02-08', 'b', 40)];
    const html = String(await renderReport({ ...REPORT, checks_version: 'b', history }, { format: 'html' }));
    expect(html).toContain('Trend: 20, 30, 40, 47');
    expect(html.match(/<polyline points="[^"]*"/g)).toEqual([
      expect.stringMatching(/^<polyline points="\S+ \S+ \S+"$/),
    ]);
  });

  it('lists what is ignored, with the reason', async () => {
    const ignored = [{ check: 'a11y-region', count: 2, until: '2027-01-01', reason: 'issue 12', by: 'Ana' }];
    expect(String(await renderReport({ ...REPORT, ignored }, { format: 'html' }))).toContain(
      '2 places, until 2027-01-01: issue 12 (Ana)',
    );
  });
});
