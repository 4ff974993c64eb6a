import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { assembleReport } from '../../../src/analyzer/assemble.ts';
import { compareReports, countPlaces } from '../../../src/analyzer/formats/compare.ts';
import { toEarl } from '../../../src/analyzer/formats/earl.ts';
import { fingerprintOf } from '../../../src/analyzer/formats/fingerprint.ts';
import { placesIn } from '../../../src/analyzer/formats/place-set.ts';
import { reportedPlaces } from '../../../src/analyzer/formats/reported-places.ts';
import { toSarif } from '../../../src/analyzer/formats/sarif.ts';
import { joinSarif } from '../../../src/analyzer/formats/sarif-join.ts';
import type { Finding } from '../../../src/analyzer/model/check.ts';
import { type ConformanceId, CRITERIA, criterionSlug } from '../../../src/analyzer/model/criteria.ts';
import { readEntry } from '../../../src/analyzer/model/fingerprint-entry.ts';
import { STANDARD_IDS, type StandardId } from '../../../src/analyzer/model/standards.ts';
import { markOf } from '../../../src/analyzer/page/tree/item.ts';
import type { Item } from '../../../src/analyzer/page/tree/page.ts';
import { readReport } from '../../../src/analyzer/render/read-report.ts';
import { readScope } from '../../../src/analyzer/scope.ts';
import { judgeForReport } from '../../../src/analyzer/workers/run-stages.ts';
import earl from '../../reference/earl-1.0.json' with { type: 'json' };
import sarif from '../../reference/sarif-2.1.0.json' with { type: 'json' };
import { type Example, inputOf } from '../stages/example-input.ts';

type Report = Record<string, unknown>;

const reportOf = (sample: Example, scope?: string[], standard?: StandardId): Report => {
  const { gathered } = inputOf(sample);
  const stages = readScope(scope);
  const judgement = judgeForReport(gathered, { stages: stages.effective, key: 'test', now: 0, standard });
  const { page } = gathered;
  const timing = { wallMs: 5, queueMs: 0, now: 1_790_000_000_000 };
  const report = assembleReport({
    requestedUrl: page.url,
    page,
    scope: stages,
    standard,
    judgement,
    only: undefined,
    ...timing,
  });
  return JSON.parse(JSON.stringify(report)) as Report;
};

const PAGE = '<h1>Bowls</h1><img src="a.png"><img src="b.png"><p><a href="/x"></a></p><input name="q">';
const REPORT = reportOf(PAGE);
const findingsOf = (report: Report) =>
  Object.values(
    report.sections as Record<string, Record<string, { findings?: { id: string; count: number; items: unknown[] }[] }>>,
  )
    .flatMap((section) => Object.values(section))
    .flatMap((audit) => audit?.findings ?? []);

describe('a report as SARIF', () => {
  // RFC 3986 without its finer points, and RFC 3339.
  const signs = "(?:[\\w\\-.~:/?@!$&'()*+,;=\\[\\]]|%[\\da-f]{2})*";
  const formats = {
    uri: new RegExp(`^[a-z][a-z\\d+.-]*:${signs}(#${signs})?$`, 'i'),
    'uri-reference': new RegExp(`^${signs}(#${signs})?$`, 'i'),
    'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/,
  };
  // A pattern of the schema has a bracket too many, which Unicode expressions refuse.
  const validate = new Ajv({ strict: false, unicodeRegExp: false, formats }).compile(sarif);
  const log = toSarif(REPORT);
  const [run] = log.runs;

  it('of several pages is one run, with the rules, files and origins of all', () => {
    const other = reportOf('<h1>Cups</h1><p><button></button></p>');
    const logs = [
      toSarif({ ...REPORT, url: 'https://a.test/', final_url: 'https://a.test/' }),
      toSarif({ ...other, url: 'https://b.test/x', final_url: 'https://b.test/x' }),
      toSarif(REPORT, undefined, { path: 'site/a.html', isExact: true }),
    ];
    const joined = joinSarif(logs);
    expect(validate(joined), JSON.stringify(validate.errors)).toBe(true);
    expect(joined.runs).toHaveLength(1);
    const [one] = joined.runs;
    expect(one!.artifacts.map(({ location }) => [location.uri, location.uriBaseId])).toEqual([
      ['index.html', 'SITE'],
      ['x', 'SITE-2'],
      ['site/a.html', '%SRCROOT%'],
    ]);
    expect(one).toMatchObject({
      originalUriBaseIds: { SITE: { uri: 'https://a.test/' }, 'SITE-2': { uri: 'https://b.test/' } },
    });
    const results = logs.flatMap((each) => each.runs[0]!.results);
    expect(one!.results).toHaveLength(results.length);
    for (const result of one!.results) {
      expect(one!.tool.driver.rules[result.ruleIndex]!.id).toBe(result.ruleId);
      const { index, uri } = result.locations[0]!.physicalLocation.artifactLocation;
      expect(one!.artifacts[index]!.location.uri).toBe(uri);
    }
    // More than code hosts take: the worst stay.
    const many = joinSarif(Array.from({ length: 1500 }, () => logs[0]!)).runs[0]!.results;
    expect(many).toHaveLength(5000);
    const ranks = many.map(({ level }) => ['error', 'warning', 'note'].indexOf(level));
    expect(ranks).toEqual(ranks.toSorted());
    expect(joinSarif([log])).toBe(log);
  });

  it('has the exact changes of the file that it was made from as fixes', () => {
    const report = reportOf(
      '<h1>𝒳 Bowls</h1><p>𝒳 <button\n tabindex="3"\n>x</button> <button tabindex="2">x</button></p>',
    );
    const fixesIn = (isExact: boolean) => {
      const fixed = toSarif(report, undefined, { path: 'site/a b.html', isExact });
      expect(validate(fixed), JSON.stringify(validate.errors)).toBe(true);
      return fixed.runs[0]!.results.flatMap((result) => ('fixes' in result ? (result.fixes ?? []) : []));
    };
    const fixes = fixesIn(true);
    // The first takes away the end of a line.
    expect(fixes).toHaveLength(1);
    const [{ artifactLocation, replacements }] = fixes[0]!.artifactChanges as [
      (typeof fixes)[number]['artifactChanges'][number],
    ];
    expect(artifactLocation).toMatchObject({ uri: 'site/a%20b.html', uriBaseId: '%SRCROOT%' });
    const { startColumn, endColumn, endLine, startLine } = replacements[0]!.deletedRegion;
    expect([endLine - startLine, endColumn - startColumn]).toEqual([0, ' tabindex="2"'.length]);
    expect(fixesIn(false)).toEqual([]);
    expect(toSarif(report).runs[0]!.results.some((result) => 'fixes' in result)).toBe(false);
  });

  it('is valid by the schema, and every reference in it leads somewhere', () => {
    expect(validate(log), JSON.stringify(validate.errors)).toBe(true);
    expect(validate({ ...log, version: '2.0.0' })).toBe(false);
    expect(validate({ ...log, runs: [{ ...run, results: [{ ruleId: 'x' }] }] })).toBe(false);
    const { rules } = run!.tool.driver;
    expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
    for (const { ruleId, ruleIndex } of run!.results) expect(rules[ruleIndex]?.id).toBe(ruleId);
    for (const { helpUri } of rules) expect(URL.canParse(helpUri!)).toBe(true);
    for (const kind of ['metamerPlace/v1', 'metamerPlace/v2'] as const)
      expect(new Set(run!.results.map((one) => one.partialFingerprints[kind])).size).toBe(run!.results.length);
  });

  it('has a result for every place, with its line, its element and its level', () => {
    const places = findingsOf(REPORT)
      .filter(({ count }) => count > 0)
      .reduce((sum, { items }) => sum + Math.max(1, items.length), 0);
    expect(run!.results).toHaveLength(places);
    const images = run!.results.filter(({ ruleId }) => ruleId === 'a11y-img-name');
    expect(images).toHaveLength(2);
    expect(images[0]).toMatchObject({
      level: 'error',
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: 'shop/bowls', uriBaseId: 'SITE' },
            region: { startLine: 1, snippet: { text: '<img src="a.png">' } },
          },
          logicalLocations: [{ kind: 'element' }],
        },
      ],
    });
    expect(run!.invocations[0]).toEqual({ executionSuccessful: true, endTimeUtc: '2026-09-21T14:13:20.000Z' });
  });

  it('is valid for reports that are old, merged, poisoned or nearly empty', () => {
    const evil = '<img src=x>"}]';
    const poison = (value: unknown): unknown => {
      if (typeof value === 'string') return evil;
      if (Array.isArray(value)) return value.map(poison);
      if (typeof value !== 'object' || value === null) return value;
      return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, poison(inner)]));
    };
    const merged = Object.assign({}, ...Object.values(REPORT.sections as Report), {
      url: 'https://example.org/ü?a=%20b',
    });
    for (const report of [merged, poison(REPORT), { url: 'https://example.org/' }] as Report[]) {
      expect(validate(toSarif(report)), JSON.stringify(validate.errors)).toBe(true);
    }
    expect(() => toSarif({})).toThrow(expect.objectContaining({ code: 'RENDER_FAILED' }));
  });
});

describe('paths in SARIF', () => {
  it.each([
    ['https://example.org/?q=%23&r=%5Ba%5D', 'index.html'],
    ['https://example.org/[x]#a#b', '%5Bx%5D'],
    ['https://example.org/100%/ü', '100%25/%C3%BC'],
    ['https://example.org/a/', 'a/index.html'],
    ['a b', 'a%20b'],
  ])('%s is written as %s', (url, uri) => {
    expect(toSarif({ url }).runs[0]!.artifacts[0]!.location.uri).toBe(uri);
  });
});

describe('a report as EARL', () => {
  const document = toEarl(REPORT);
  type Node = Record<string, unknown>;
  const classes: Readonly<Record<string, readonly string[]>> = earl.classes;
  const properties: Readonly<Record<string, readonly string[]>> = earl.properties;
  const instances: Readonly<Record<string, string>> = earl.instances;
  const required: Readonly<Record<string, readonly string[]>> = earl.required;
  const kinds = new Map((document['@graph'] as Node[]).map((node) => [node['@id'], String(node['@type'])]));
  const isA = (kind: string | undefined, wanted: string): boolean =>
    wanted === 'any' || kind === wanted || (classes[kind ?? '']?.includes(wanted) ?? false);

  /** Criteria and checks that a node refers to without describing them. */
  const criterionKind = (id: string): string | undefined =>
    /^(WCAG22:|urn:x-metamer:check:)/.test(id) ? 'earl:TestCriterion' : undefined;

  /** Holds a node against classes, domains and ranges; answers how many nodes there were. */
  const check = (node: Node): number => {
    const kind = String(node['@type']);
    expect(classes, kind).toHaveProperty([kind]);
    for (const name of required[kind] ?? []) expect(node, kind).toHaveProperty([name]);
    let count = 1;
    for (const [name, value] of Object.entries(node)) {
      if (name.startsWith('@')) continue;
      const [domain, range] = properties[name] ?? [];
      expect(domain, `${name} is no property`).toBeDefined();
      expect(isA(kind, domain!), `${name} of ${kind}`).toBe(true);
      for (const one of (Array.isArray(value) ? value : [value]) as (string | Node)[]) {
        if (typeof one === 'string') expect(range, name).toBe('literal');
        else if ('@value' in one) expect(one['@type'], name).toBe(range);
        else if ('@type' in one) {
          expect(isA(String(one['@type']), range!), name).toBe(true);
          count += check(one);
        } else {
          const id = String(one['@id']);
          expect(isA(instances[id] ?? kinds.get(id) ?? criterionKind(id), range!), `${name} ${id}`).toBe(true);
        }
      }
    }
    return count;
  };

  it('uses classes and properties as the schema defines them, in names that its context knows', () => {
    const nodes = (document['@graph'] as Node[]).reduce((sum, node) => sum + check(node), 0);
    expect(nodes).toBeGreaterThan(300);
    for (const name of [...Object.keys(classes), ...Object.keys(properties)])
      expect(document['@context']).toHaveProperty(name.split(':')[0]!);
  });

  it('says of every check what it came to', () => {
    const outcomes = (document['@graph'] as Node[])
      .filter((node) => node['@type'] === 'earl:Assertion')
      .map((node) => [
        (node['earl:test'] as Node)['dct:identifier'],
        ((node['earl:result'] as Node)['earl:outcome'] as Node)['@id'],
      ]);
    expect(outcomes).toContainEqual(['a11y-img-name', 'earl:failed']);
    expect(outcomes).toContainEqual(['a11y-html-lang', 'earl:passed']);
    expect(new Set(outcomes.map(([, outcome]) => outcome))).toEqual(
      new Set(['earl:passed', 'earl:failed', 'earl:inapplicable', 'earl:cantTell', 'earl:untested']),
    );
  });
});

describe('criteria of a finding', () => {
  const image = findingsOf(REPORT).find(({ id }) => id === 'a11y-img-name');
  const ruleOf = (id: string) => toSarif(REPORT).runs[0]!.tool.driver.rules.find((rule) => rule.id === id)!;

  it('are in the report, with how sure they are', () => {
    expect(image).toMatchObject({ criteria: ['1.1.1'], certainty: 'fails' });
    expect(findingsOf(REPORT).find(({ id }) => id === 'a11y-h1')).toBeUndefined();
    const byId = (body: string, id: string) => findingsOf(reportOf(body)).find((one) => one.id === id);
    expect(byId('<p>x</p>', 'a11y-h1')).toMatchObject({ criteria: [], certainty: 'best practice' });
    expect(byId('<input name="q">', 'a11y-form-field-name')).toMatchObject({
      criteria: ['4.1.2', '1.3.1', '3.3.2'],
      certainty: 'fails',
    });
    expect(byId('<ul><a href="/x">x</a></ul>', 'a11y-aria-required-owned')).toMatchObject({ certainty: 'may' });
    expect(byId('<div role="list"><a href="/x">x</a></div>', 'a11y-aria-required-owned')).toMatchObject({
      certainty: 'fails',
    });
    expect(byId('<a href="/b">click here</a>', 'a11y-link-text')).toMatchObject({
      criteria: ['2.4.4', '2.4.9'],
      certainty: 'may',
    });
    // The repeated text is good practice to avoid, a file name may fail.
    const alts = '<img src="/a.png" alt="a.png"><a href="/b"><img src="/b.png" alt="Bowls">Bowls</a>';
    expect(byId(alts, 'a11y-alt-suspicious')).toMatchObject({
      certainty: 'may',
      items: [{ value: 'a.png' }, { value: 'Bowls', certainty: 'best practice' }],
    });
    expect(findingsOf(REPORT).find(({ id }) => id === 'seo-description')).not.toHaveProperty('certainty');
  });

  it('are tags and relationships of SARIF rules', () => {
    const rule = ruleOf('a11y-img-name');
    expect(rule.properties.tags).toEqual(expect.arrayContaining(['wcag2a', 'wcag111', 'EN-9.1.1.1', 'ACT-23a2a8']));
    expect(rule).toMatchObject({ relationships: [{ target: { id: '1.1.1', index: 0 }, kinds: ['superset'] }] });
    const [wcag] = toSarif(REPORT).runs[0]!.taxonomies;
    expect(wcag!.taxa).toHaveLength(55);
    expect(wcag!.taxa[0]).toMatchObject({ id: '1.1.1', name: 'Non-text Content' });
  });

  it('are what EARL tests, and never passed', () => {
    const graph = toEarl(REPORT)['@graph'] as Record<string, unknown>[];
    const outcomesOf = (id: string) =>
      graph
        .filter((node) => (node['earl:test'] as Record<string, unknown> | undefined)?.['@id'] === id)
        .map((node) => (node['earl:result'] as Record<string, Record<string, string>>)['earl:outcome']!['@id']);
    expect(outcomesOf('WCAG22:non-text-content')).toEqual(['earl:failed']);
    expect(outcomesOf('WCAG22:name-role-value')).toContain('earl:failed');
    expect(outcomesOf('WCAG22:contrast-minimum')).toEqual(['earl:untested']);
    for (const [id, { name }] of Object.entries(CRITERIA))
      expect(outcomesOf(`WCAG22:${criterionSlug(id as ConformanceId)}`), name).not.toContain('earl:passed');
  });

  it('narrow a report to a standard: findings of accessibility alone, not scores', () => {
    const narrow = (standard: StandardId) => reportOf('<p><b>x</b></p><a href="/b">more</a>', undefined, standard);
    const idsOf = (report: Report) => findingsOf(report).map(({ id }) => id);
    const whole = reportOf('<p><b>x</b></p><a href="/b">more</a>');
    expect(idsOf(whole)).toEqual(expect.arrayContaining(['a11y-h1', 'a11y-link-text', 'seo-description']));
    const aa = narrow('wcag22aa');
    expect(idsOf(aa)).not.toContain('a11y-h1');
    expect(idsOf(aa)).toEqual(expect.arrayContaining(['a11y-link-text', 'seo-description', 'resp-viewport']));
    expect(aa.category_scores).toEqual(whole.category_scores);
    expect(aa.standard).toBe('wcag22aa');
    // 1.4.10 came with 2.1, 2.4.4 is level A of 2.0.
    for (const standard of STANDARD_IDS) expect(idsOf(narrow(standard))).toContain('a11y-link-text');
    const wide = '<p style="letter-spacing:0!important">x</p>';
    const spacing = (standard: StandardId) =>
      idsOf(reportOf(wide, undefined, standard)).includes('a11y-letter-spacing');
    expect(STANDARD_IDS.filter(spacing)).toEqual(['wcag21aa', 'wcag22aa', 'en301549']);
  });
});

describe('two reports', () => {
  const ids = (places: readonly { id: string }[]) => places.map(({ id }) => id);

  it('of the same page have nothing new and nothing fixed', () => {
    const { new: added, fixed, unchanged, unknown, sameChecks } = compareReports(REPORT, reportOf(PAGE));
    expect([added, fixed, unknown, sameChecks]).toEqual([[], [], [], true]);
    expect(unchanged.length).toBeGreaterThan(5);
  });

  it('tell what was there before, wherever it stands now', () => {
    const moved = reportOf(
      `\n\n<header><p>New</p></header>\n<main><section>\n${PAGE.replaceAll('><', '>\n   <')}\n</section></main>`,
    );
    const { new: added, fixed, unchanged } = compareReports(REPORT, moved);
    for (const id of ['a11y-img-name', 'a11y-link-name', 'a11y-form-field-name']) {
      expect(ids(unchanged)).toContain(id);
      expect(ids(added)).not.toContain(id);
      expect(ids(fixed)).not.toContain(id);
    }
  });

  it('tell what is new and what is gone, place by place', () => {
    const later = reportOf(`${PAGE.replace('<img src="a.png">', '<img src="a.png" alt="A bowl">')}<img src="c.png">`);
    const { new: added, fixed, unchanged } = compareReports(REPORT, later);
    const images = (places: typeof added) =>
      places.filter(({ id }) => id === 'a11y-img-name').map(({ place }) => place?.snippet);
    expect(images(added)).toEqual(['<img src="c.png">']);
    expect(images(fixed)).toEqual(['<img src="a.png">']);
    expect(images(unchanged)).toEqual(['<img src="b.png">']);
  });

  it('call nothing fixed that the later one did not look at', () => {
    const { fixed, unknown, scores } = compareReports(REPORT, reportOf(PAGE, ['structure']));
    expect(fixed).toEqual([]);
    expect(ids(unknown)).toContain('seo-description');
    expect(scores.find(({ category }) => category === 'seo')).toMatchObject({
      before: expect.any(Number),
      after: null,
    });
  });

  it('are compared through all their places, named or not', () => {
    const many = reportOf(`<h1>Bowls</h1>${'<img src="a.png">'.repeat(50)}`);
    const images = (places: readonly { id: string; count: number }[]) =>
      countPlaces(places.filter(({ id }) => id === 'a11y-img-name'));
    const { new: added, unchanged } = compareReports(many, many);
    expect([images(added), images(unchanged)]).toEqual([0, 50]);
  });
});

describe('places that another finding reports', () => {
  const [a, b] = ['<button accesskey="k">A</button>', '<button accesskey="k" class="b">B</button>'];
  const before = reportOf(`<h1>Bowls</h1>${a}${b}`, ['structure']);
  const keys = (one: Report, other: Report) => {
    const { new: added, fixed } = compareReports(one, other);
    return [added, fixed].map((places) =>
      places.filter(({ id }) => id === 'a11y-accesskey').map(({ place }) => place?.snippet),
    );
  };

  it('are neither new nor fixed where only one report has them so', () => {
    const after = reportOf(`<h1>Bowls</h1>${a}`, ['structure']);
    const finding = (report: Report) => findingsOf(report).find(({ id }) => id === 'a11y-accesskey');
    expect(finding(before)).toMatchObject({ count: 0, referred: 2, refers: 'a11y-accesskey-unique' });
    expect(finding(after)).toMatchObject({ count: 1 });
    expect(keys(before, after)).toEqual([[], []]);
    expect(keys(after, before)).toEqual([[], []]);
  });

  it('do not hide new ones, however many there were', () => {
    const other = reportOf('<h1>Bowls</h1><button accesskey="z">Z</button>', ['structure']);
    expect(keys(before, other)).toEqual([['<button accesskey="z">'], []]);
    expect(keys(other, before)).toEqual([[], ['<button accesskey="z">']]);
    const both = reportOf(`<h1>Bowls</h1>${a}<button accesskey="z">Z</button>`, ['structure']);
    expect(keys(before, both)).toEqual([['<button accesskey="z">'], []]);
  });
});

describe('a place that is added', () => {
  const tags = Array.from({ length: 25 }, (_, i) => `<img src="/b${i}.png">`);
  const pageOf = (images: readonly string[]) => reportOf(`<h1>Bowls</h1>${images.join('\n')}`, ['structure']);
  const before = pageOf(tags);
  const withoutPrints = (report: Report): Report =>
    JSON.parse(JSON.stringify(report, (key, value) => (key === 'fingerprints' || key === 'rest' ? undefined : value)));
  const ofImages = ({ new: added, fixed }: ReturnType<typeof compareReports>) =>
    [added, fixed].map((places) => places.filter(({ id }) => id === 'a11y-img-name'));

  it.each([
    ['first', 0],
    ['in the middle', 12],
    ['last', 25],
  ])('%s is the one that is new, and nothing is fixed', (_, at) => {
    const comparison = compareReports(before, pageOf(tags.toSpliced(at, 0, '<img src="/new.png">')));
    const [added, fixed] = ofImages(comparison);
    expect(added).toMatchObject([{ count: 1, place: { line: at + 1 } }]);
    expect(fixed).toEqual([]);
    expect(countPlaces(comparison.new)).toBe(1);
  });

  it('counts where it is like others', () => {
    const [added, fixed] = ofImages(compareReports(before, pageOf([...tags, tags[3]!])));
    expect(added).toMatchObject([{ count: 1, place: { snippet: tags[3] } }]);
    expect(fixed).toEqual([]);
    const [none, one] = ofImages(compareReports(pageOf([...tags, tags[3]!]), before));
    expect([none, one]).toMatchObject([[], [{ count: 1 }]]);
  });

  it.each([0, 12, 25])('counts against a report of an earlier kind, at %i', (at) => {
    const [added, fixed] = ofImages(
      compareReports(withoutPrints(before), pageOf(tags.toSpliced(at, 0, '<img src="/new.png">'))),
    );
    expect([countPlaces(added!), countPlaces(fixed!)]).toEqual([1, 0]);
    const [old] = ofImages(
      compareReports(withoutPrints(before), withoutPrints(pageOf(tags.toSpliced(at, 0, '<img src="/new.png">')))),
    );
    expect(countPlaces(old!)).toBe(1);
  });

  it('is a result of its own in SARIF, with its line, and the only new one', () => {
    const after = pageOf([...tags, '<img src="/new.png">']);
    const results = toSarif(after, compareReports(before, after)).runs[0]!.results.filter(
      ({ ruleId }) => ruleId === 'a11y-img-name',
    );
    expect(results).toHaveLength(26);
    expect(results.filter(({ baselineState }) => baselineState === 'new')).toMatchObject([
      { locations: [{ physicalLocation: { region: { startLine: 26 } } }] },
    ]);
  });

  describe('to more than a report lists', () => {
    const many = (from: number, to: number) =>
      Array.from({ length: to - from }, (_, i) => `<img src="/${from + i}.png">`);
    const thousands = many(0, 3000);
    const large = pageOf(thousands);

    it('leaves the report as large as any, and everything in it is known again', () => {
      const finding = findingsOf(large).find(({ id }) => id === 'a11y-img-name') as unknown as Record<string, unknown>;
      expect(finding.fingerprints).toHaveLength(2000);
      expect(finding.rest).toMatchObject({ count: 1000 });
      const { new: added, fixed, unchanged } = compareReports(large, pageOf(thousands.toReversed()));
      expect([countPlaces(added), countPlaces(fixed)]).toEqual([0, 0]);
      expect(countPlaces(unchanged)).toBeGreaterThanOrEqual(3000);
    });

    it.each([0, 1500, 2999])('is new at %i', (at) => {
      const [added, fixed] = ofImages(
        compareReports(large, pageOf(thousands.toSpliced(at, 0, '<img src="/new.png">'))),
      );
      expect([countPlaces(added!), countPlaces(fixed!)]).toEqual([1, 0]);
    });

    it.each([0, 1500, 2999])('is new at %i in place of another', (at) => {
      const [added] = ofImages(compareReports(large, pageOf(thousands.toSpliced(at, 1, '<img src="/new.png">'))));
      expect(countPlaces(added!)).toBe(1);
    });
  });
});

describe('fingerprints', () => {
  it.each([
    ['a control character', '<img src="a\u0001\u009fb.png">'],
    ['a mark of direction', '<img src="a\u202eb.png">'],
    ['half a character', '<img src="a\ud83db.png">'],
    ['a character where it is cut', `<img src="${'a'.repeat(188)}\ud83d\ude00${'b'.repeat(99)}.png">`],
  ])('of a place with %s are those that its report lists, also once it was sent', (_, tag) => {
    const report = reportOf(`<h1>Bowls</h1>${tag}`, ['structure']);
    const sent = JSON.parse(JSON.stringify(report)) as Report;
    const image = readReport(sent)
      .fixes.flatMap(({ findings }) => findings)
      .find(({ id }) => id === 'a11y-img-name')!;
    expect(reportedPlaces(image)).toMatchObject([{ fingerprint: image.fingerprints[0]!.slice(0, 11), count: 1 }]);
    expect(placesIn(image).listed.values().next().value?.place?.snippet).toMatch(/^<img/);
    expect(JSON.stringify(image.places)).not.toMatch(/\\ud83d(?!\\ude00)/);
  });

  it('are the same from the hash of Node and from that of the page', () => {
    for (const finding of findingsOf(REPORT) as unknown as (Finding & { items: Item[] })[]) {
      const listed = finding.fingerprints.map((entry) => readEntry(entry)!);
      expect(countPlaces(listed) + (finding.rest?.count ?? 0)).toBe(finding.count);
      for (const item of finding.items)
        expect(listed.map(({ fingerprint }) => fingerprint)).toContain(fingerprintOf(finding.id, markOf(item)));
    }
  });
});
