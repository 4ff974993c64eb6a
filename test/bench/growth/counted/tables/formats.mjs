// What is written: every export format of every tool, and every format of an audit.
import { hex, many, text } from '../values.mjs';

const from = (path) => import(new URL(`../../../../../dist/src/${path}`, import.meta.url).href);

/** Colours of each tool as its exports accept them. */
const DATA = {
  gradient: (n) => ({ colors: many(n, (i) => ({ hex: hex(i), position: n > 1 ? i / (n - 1) : 0 })) }),
  harmony: (n) => ({ harmony_id: 'own', colors: many(n, (i) => ({ hex: hex(i), role: 'accent' })) }),
  palette: (n) => ({ colors: many(n, (i) => ({ rgb: [(i * 37) & 255, (i * 7) & 255, (i * 31) & 255] })) }),
  shade: (n) => ({ steps: many(n, (i) => ({ hex: hex(i), token: `${i + 1}` })) }),
};
const tokens = (n) =>
  many(n, (i) => ({ name: `--color-c${i}`, value: i % 2 ? `{color.c${i - 1}}` : hex(i), group: 'color' }));

/** A page with so many faults of some kinds. */
const faults = (n) =>
  `<!doctype html><html><body>${text(n, (i) => `<img src="/${i}.png"><a href="/${i}"></a><input name="f${i}"><h${1 + (i % 6)}></h${1 + (i % 6)}>`)}`;

/** By format of the command line, but for `pretty`, which lists a few places. */
const AUDITS = {
  json: () => (page) => JSON.stringify(page.report),
  html: async () => {
    const { renderReport } = await from('analyzer/render/render.js');
    return ({ report }) => renderReport(report, { format: 'html' });
  },
  pdf: async () => {
    const { renderReport } = await from('analyzer/render/render.js');
    return ({ report }) => renderReport(report, { format: 'pdf' });
  },
  sarif: async () => {
    const { toSarif } = await from('analyzer/formats/sarif.js');
    return ({ report }) => toSarif(report);
  },
  earl: async () => {
    const { toEarl } = await from('analyzer/formats/earl.js');
    return ({ report }) => toEarl(report);
  },
  junit: async () => {
    const { toJunit } = await from('analyzer/formats/junit.js');
    return (page) => toJunit([page]);
  },
  github: async () => {
    const { toGithub, githubSummary } = await from('analyzer/formats/github.js');
    return (page) => toGithub([page]) + githubSummary([page]);
  },
  gitlab: async () => {
    const { toGitlab } = await from('analyzer/formats/gitlab.js');
    return (page) => toGitlab([page]);
  },
  rdjson: async () => {
    const { toRdjson } = await from('analyzer/formats/rdjson.js');
    return (page) => toRdjson([page]);
  },
  unix: async () => {
    const { toUnix } = await from('analyzer/formats/unix.js');
    return (page) => toUnix([page]);
  },
  csv: async () => {
    const { toConformanceCsv } = await from('analyzer/formats/conformance-csv.js');
    return ({ report }) => toConformanceCsv([report]);
  },
  'comparison with a baseline': async () => {
    const { compareReports } = await from('analyzer/formats/compare.js');
    return ({ report, before }) => compareReports(before, report);
  },
};

export const AUDIT_FORMATS = Object.keys(AUDITS);

export const rowsOf = async () => {
  const { openEmbedded } = await from('embedded.js');
  const embedded = openEmbedded({ environment: {} });
  const call = (name, input) => embedded.call(name, input, new AbortController().signal);
  const { formats } = await call('discovery.formats', {});
  const exports = Object.entries(DATA).flatMap(([tool, dataOf]) =>
    formats[tool].map(({ id }) => ({
      name: `${tool} as ${id}`,
      sizes: [4, 16, 64],
      floor: 2,
      of: (n) => ({ format: id, data: dataOf(n) }),
      run: (input) => call(`${tool}.export`, input),
    })),
  );
  const sets = formats.tokens.map(({ id }) => ({
    name: `tokens as ${id}`,
    sizes: [32, 128, 512],
    floor: 2,
    of: (n) => ({ format: id, tokens: tokens(n) }),
    run: (input) => call('tokens.export', input),
  }));
  const sizes = [24, 96, 384];
  const reports = new Map();
  /** The report of a page with so many faults, made when a format first asks for it. */
  const reportOf = async (n) => {
    if (!reports.has(n))
      reports.set(n, await call('analyzer.inspectSource', { html: faults(n), base_url: 'https://example.org/' }));
    return reports.get(n);
  };
  const audits = await Promise.all(
    Object.entries(AUDITS).map(async ([id, load]) => ({
      name: `audit as ${id}`,
      ...{ sizes, floor: 1 },
      of: async (n) => ({ report: await reportOf(n), before: await reportOf(n) }),
      run: await load(),
    })),
  );
  return [...exports, ...sets, ...audits];
};
