// The checks of the action: audits pages and checks tokens, in a pull request against its base too, and writes SARIF, a summary and
// the outputs of the step. It ends with 0; what the checks came to is the output `code`.
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkOutBase, pullRequest, thereIn } from './base.mjs';
import { linesOf, metamer } from './metamer.mjs';
import { compareTokens, summaryOf } from './summary.mjs';

const { env } = process;
const workspace = env.GITHUB_WORKSPACE ?? process.cwd();
const out = join(env.RUNNER_TEMP, `metamer-results${env.COMMENT_ID ? `-${encodeURIComponent(env.COMMENT_ID)}` : ''}`);
mkdirSync(out, { recursive: true });
const [pages, tokens] = [linesOf(env.PAGES), linesOf(env.TOKENS)];
const isAddress = (word) => /^[a-z][a-z\d+.-]*:\/\//i.test(word);

if (pages.length + tokens.length === 0) {
  process.stdout.write('::error::pages or tokens: at least one has to be given\n');
  process.exit(2);
}
if (!['all', 'new'].includes(env.GATE || 'all')) {
  process.stdout.write('::error::gate: must be all or new\n');
  process.exit(2);
}
const request = pullRequest(env);
const base = request && checkOutBase(workspace, request.base, env.RUNNER_TEMP);
const isNewOnly = env.GATE === 'new' && base !== undefined;
const codes = [];

const options = (pairs) => pairs.flatMap(([name, value]) => (value ? [`--${name}`, value] : []));

const auditPages = () => {
  const shared = options([
    ['scope', env.SCOPE],
    ['base-url', env.PAGES_BASE],
    ['map', env.MAP],
  ]);
  const known = base
    ? thereIn(
        base.folder,
        pages.filter((word) => !isAddress(word)),
      )
    : [];
  const before = known.length ? metamer(['audit', '--json', ...shared, '--', ...known], base.folder).answer : undefined;
  const baseline = join(out, 'pages-base.json');
  if (before) writeFileSync(baseline, JSON.stringify(before));
  const gate = options([['fail-on', env.FAIL_ON]]);
  const sarif = join(out, 'pages.sarif');
  const compare = before ? ['--baseline', baseline] : [];
  const { code, answer } = metamer(
    [
      'audit',
      '--json',
      ...shared,
      ...compare,
      ...(before && !isNewOnly ? [] : gate),
      '--report',
      `sarif=${sarif}`,
      '--',
      ...pages,
    ],
    workspace,
  );
  // A baseline makes the gate count what is new alone: all that is found is counted by a run without it.
  const all =
    before && !isNewOnly ? metamer(['audit', '--json', ...shared, ...gate, '--', ...pages], workspace).code : code;
  codes.push(all);
  if (!answer) return undefined;
  writeFileSync(join(out, 'pages.json'), JSON.stringify(answer));
  const reports = before ? answer.reports : [answer].flat();
  return { sarif, reports, comparisons: before ? answer.comparisons : undefined };
};

const checkTokens = () => {
  const shared = options([
    ['level', env.LEVEL],
    ['pairs', env.PAIRS],
  ]);
  const { code, answer } = metamer(['check', '--json', ...shared, '--', ...tokens], workspace);
  const sarif = join(out, 'tokens.sarif');
  if (answer) metamer(['check', ...shared, '--format', 'sarif', '--output', sarif, '--', ...tokens], workspace);
  const known = base ? thereIn(base.folder, tokens) : [];
  const before = known.length ? metamer(['check', '--json', ...shared, '--', ...known], base.folder).answer : undefined;
  const comparison = before && answer ? compareTokens(before, answer) : undefined;
  const isNew = comparison?.failing.some((one) => one.isNew) ?? true;
  codes.push(code === 1 && isNewOnly && !isNew ? 0 : code);
  if (!answer) return undefined;
  writeFileSync(join(out, 'tokens.json'), JSON.stringify(answer));
  return { sarif, report: answer, comparison };
};

try {
  const results = {
    pages: pages.length ? auditPages() : undefined,
    tokens: tokens.length ? checkTokens() : undefined,
    base: request && !base ? null : undefined,
  };
  const report = join(out, 'report.md');
  const text = summaryOf(results, env);
  writeFileSync(report, text);
  if (env.GITHUB_STEP_SUMMARY) appendFileSync(env.GITHUB_STEP_SUMMARY, text);
  const code = Math.max(...codes);
  const outputs = {
    code,
    failed: code !== 0,
    report,
    'pages-sarif': results.pages?.sarif ?? '',
    'tokens-sarif': results.tokens?.sarif ?? '',
  };
  const lines = Object.entries(outputs).map(([name, value]) => `${name}=${value}\n`);
  if (env.GITHUB_OUTPUT) appendFileSync(env.GITHUB_OUTPUT, lines.join(''));
  process.stdout.write(`${text}\n`);
} finally {
  base?.remove();
}
