import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { assembleReport } from '../../../src/analyzer/assemble.ts';
import { compareReports } from '../../../src/analyzer/formats/compare.ts';
import { toEarl } from '../../../src/analyzer/formats/earl.ts';
import { fingerprintsOf } from '../../../src/analyzer/formats/fingerprint.ts';
import { toSarif } from '../../../src/analyzer/formats/sarif.ts';
import { readScope } from '../../../src/analyzer/scope.ts';
import { judgePage } from '../../../src/analyzer/workers/run-stages.ts';
import earl from '../../reference/earl-1.0.json' with { type: 'json' };
import sarif from '../../reference/sarif-2.1.0.json' with { type: 'json' };
import { type Example, inputOf } from '../stages/example-input.ts';

type Report = Record<string, unknown>;

const reportOf = (sample: Example, scope?: string[]): Report => {
  const { gathered } = inputOf(sample);
  const stages = readScope(scope);
  const judgement = judgePage(gathered, stages.effective, 'test', 0);
  const { page } = gathered;
  const timing = { wallMs: 5, queueMs: 0, now: 1_790_000_000_000 };
  const report = assembleReport({ requestedUrl: page.url, page, scope: stages, judgement, only: undefined, ...timing });
  return JSON.parse(JSON.stringify(report)) as Report;
};

const PAGE = '<h1>Bowls</h1><img src="a.png"><img src="b.png"><p><a href="/x"></a></p><input name="q">';
const REPORT = reportOf(PAGE);
const findingsOf = (report: Report) =>
  Object.values(report.sections as Record<string, Record<string, { findings?: { id: string; items: unknown[] }[] }>>)
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
  const log = toSarif(REPORT, fingerprintsOf);
  const [run] = log.runs;

  it('is valid by the schema, and every reference in it leads somewhere', () => {
    expect(validate(log), JSON.stringify(validate.errors)).toBe(true);
    expect(validate({ ...log, version: '2.0.0' })).toBe(false);
    expect(validate({ ...log, runs: [{ ...run, results: [{ ruleId: 'x' }] }] })).toBe(false);
    const { rules } = run!.tool.driver;
    expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
    for (const { ruleId, ruleIndex } of run!.results) expect(rules[ruleIndex]?.id).toBe(ruleId);
    for (const { helpUri } of rules) expect(URL.canParse(helpUri!)).toBe(true);
    expect(new Set(run!.results.map((one) => one.partialFingerprints['metamerPlace/v1'])).size).toBe(
      run!.results.length,
    );
  });

  it('has a result for every place, with its line, its element and its level', () => {
    const places = findingsOf(REPORT).reduce((sum, { items }) => sum + Math.max(1, items.length), 0);
    expect(run!.results).toHaveLength(places);
    const images = run!.results.filter(({ ruleId }) => ruleId === 'a11y-img-name');
    expect(images).toHaveLength(2);
    expect(images[0]).toMatchObject({
      level: 'error',
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: 'https://example.org/shop/bowls' },
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
      expect(validate(toSarif(report, fingerprintsOf)), JSON.stringify(validate.errors)).toBe(true);
    }
    expect(() => toSarif({}, fingerprintsOf)).toThrow(expect.objectContaining({ code: 'RENDER_FAILED' }));
  });
});

describe('addresses in SARIF', () => {
  it.each([
    ['https://example.org/?q=%23&r=%5Ba%5D', 'https://example.org/?q=%23&r=%5Ba%5D'],
    ['https://example.org/[x]#a#b', 'https://example.org/%5Bx%5D#a%23b'],
    ['https://example.org/100%/ü', 'https://example.org/100%25/%C3%BC'],
    ['a b', 'a%20b'],
  ])('%s is written as %s', (url, uri) => {
    expect(toSarif({ url }, fingerprintsOf).runs[0]!.artifacts[0]!.location.uri).toBe(uri);
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
          expect(isA(instances[id] ?? kinds.get(id), range!), `${name} ${id}`).toBe(true);
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
      new Set(['earl:passed', 'earl:failed', 'earl:inapplicable', 'earl:cantTell']),
    );
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

  it('count the places that they do not name', () => {
    const many = reportOf(`<h1>Bowls</h1>${'<img src="a.png">'.repeat(50)}`);
    const { unlisted, unchanged } = compareReports(many, many);
    expect(unlisted.before).toBeGreaterThanOrEqual(30);
    expect(unchanged.filter(({ id }) => id === 'a11y-img-name')).toHaveLength(20);
  });
});
