import { describe, expect, it } from 'vitest';
import type { Finding } from '../../../src/analyzer/model/check.ts';
import { pageOf } from '../../../src/analyzer/model/samples.ts';
import type { StandardId } from '../../../src/analyzer/model/standards.ts';
import { readScope } from '../../../src/analyzer/scope.ts';
import { judgeForReport, judgePage } from '../../../src/analyzer/workers/run-stages.ts';
import { type Example, inputOf } from './example-input.ts';

const findingsOf = (
  sample: Example,
  { scope, only, standard }: { scope?: string[]; only?: string[]; standard?: StandardId } = {},
) => {
  const { gathered } = inputOf(sample);
  const { sections, scores } = judgeForReport(gathered, {
    stages: readScope(scope).effective,
    key: 'test',
    now: 0,
    only: only && new Set(only),
    standard,
  });
  const findings = Object.values(sections).flatMap((section) =>
    Object.values(section).flatMap((value) => (value as { findings?: Finding[] } | null)?.findings ?? []),
  );
  return { scores, findings: new Map(findings.map((finding) => [finding.id, finding])) };
};

/** A page with one fault, the finding that reports it and those that refer to it. */
const FAULTS: readonly [fault: string, sample: Example, owner: string, ...others: string[]][] = [
  ['no title', { source: '<!doctype html><html lang="en"><body>x' }, 'a11y-document-title', 'seo-title'],
  ['no language', { source: '<!doctype html><html><title>x</title><body>x' }, 'a11y-html-lang', 'meta-lang'],
  ['no viewport', '<p>x</p>', 'resp-viewport', 'meta-viewport'],
  [
    'fixed viewport',
    { head: '<meta name="viewport" content="width=1200">' },
    'resp-viewport-fixed',
    'resp-viewport-device-width',
  ],
  [
    'refresh',
    { head: '<meta http-equiv="refresh" content="30">' },
    'a11y-meta-refresh',
    'a11y-meta-refresh-strict',
    'meta-refresh',
  ],
  ['link text', '<a href="/b">click here</a>', 'a11y-link-text', 'seo-link-text'],
  ['script link', '<a href="javascript:void(0)">Open</a>', 'a11y-link-placeholder', 'seo-link-crawlable'],
  ['clicked a', '<a onclick="go()">Open</a>', 'a11y-pointer-only', 'seo-link-crawlable', 'sec-inline-handlers'],
  ['sound', '<audio autoplay loop src="s.mp3"></audio>', 'a11y-autoplay', 'media-audio-controls'],
  ['video with sound', '<video autoplay loop src="s.mp4"></video>', 'a11y-autoplay', 'media-autoplay'],
  [
    'repeated id',
    '<label for="a">x</label><input id="a"><p id="a"></p>',
    'a11y-duplicate-id-aria',
    'a11y-duplicate-id',
  ],
  ['marquee', '<marquee>News</marquee>', 'a11y-obsolete-motion', 'doc-obsolete-element'],
  ['skip link', '<a href="#c">Skip</a>', 'a11y-skip-link-target', 'doc-fragment-target'],
  ['missing id', '<input aria-labelledby="no">', 'a11y-form-field-name', 'a11y-aria-reference-missing'],
  [
    'link in a button',
    '<button><a href="/x">x</a></button>',
    'a11y-presentational-children',
    'a11y-nested-interactive',
  ],
  ['items of a menu', '<ul role="menu"><li>x</li><li>y</li></ul>', 'a11y-aria-required-owned', 'a11y-list'],
  ['attribute twice', '<p class="a" class="b">x</p>', 'doc-duplicate-attribute', 'doc-parse-errors'],
  ['theme colour', { head: '<meta name="theme-color" content="336699x">' }, 'meta-theme-color', 'palette-invalid'],
  ['colour', { head: '<style>a{color:redd}</style>' }, 'doc-css-invalid', 'palette-invalid'],
  ['button without tabindex', '<div role="button">Open</div>', 'a11y-widget-focusable', 'a11y-native-role'],
  [
    'access key',
    '<a href="/" accesskey="h">x</a><a href="/y" accesskey="H">y</a>',
    'a11y-accesskey-unique',
    'a11y-accesskey',
  ],
  ['two banners', '<header>a</header><header>b</header><main>x</main>', 'a11y-landmark-top', 'a11y-landmark-unique'],
  ['plain HTTP', '<img src="http://example.org/a.png" alt="">', 'sec-mixed-passive', 'media-insecure'],
];

describe.each(FAULTS)('%s', (...[, sample, owner, ...others]: (typeof FAULTS)[number]) => {
  const { findings, scores } = findingsOf(sample);

  it(`is reported by ${owner}; the others refer to it, without places`, () => {
    expect(findings.get(owner)).not.toHaveProperty('refers');
    for (const id of others) {
      expect(findings.get(id), id).toMatchObject({ refers: owner, count: 0, items: [], fingerprints: [] });
      expect(findings.get(id)!.referred, id).toBeGreaterThan(0);
    }
  });

  it('changes no verdict and no score', () => {
    const { gathered } = inputOf(sample);
    const before = judgePage(gathered, readScope(undefined).effective, 'before', 0);
    expect(scores).toEqual(before.scores);
    const failed = before.results.filter(({ verdict }) => verdict.outcome === 'failed').map(({ check }) => check.id);
    expect([...findings.keys()].toSorted()).toEqual(failed.toSorted());
  });
});

describe('a finding', () => {
  it('keeps the places that its owner does not report', () => {
    const { findings } = findingsOf('<a href="javascript:void(0)">Open</a><a href="http://[">Bowls</a>');
    expect(findings.get('seo-link-crawlable')).toMatchObject({
      refers: 'a11y-link-placeholder',
      referred: 1,
      count: 1,
      items: [{ value: 'http://[' }],
    });
    expect(findings.get('seo-link-crawlable')!.fingerprints).toHaveLength(1);
  });

  it('stands for itself where its owner did not run or is not shown', () => {
    expect(findingsOf('<p>x</p>', { scope: ['seo'] }).findings.get('meta-viewport')).not.toHaveProperty('refers');
    const only = findingsOf('<p>x</p>', { only: ['seo'] });
    expect(only.findings.get('meta-viewport')).not.toHaveProperty('refers');
    // WCAG does not require it, so that the report leaves the owner out.
    const link = '<a href="javascript:void(0)">Open</a>';
    expect(findingsOf(link).findings.get('seo-link-crawlable')).toMatchObject({ count: 0 });
    expect(findingsOf(link, { standard: 'wcag22aa' }).findings.get('seo-link-crawlable')).toMatchObject({ count: 1 });
    expect(findingsOf(pageOf(''), { scope: ['responsive'] }).findings.has('resp-viewport')).toBe(true);
  });
});
