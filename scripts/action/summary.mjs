/** Marks the comment of a job of a workflow, so that its next run finds it; `COMMENT_ID` separates several uses in one job. */
export const markOf = ({ GITHUB_WORKFLOW: workflow = '', GITHUB_JOB: job = '', COMMENT_ID: id = '' }) => {
  const names = id === '' ? [workflow, job] : [workflow, job, id];
  return `<!-- metamer ${encodeURIComponent(names.join(' / ')).replaceAll('-', '%2D')} -->`;
};

/** The longest comment that GitHub takes, in characters. */
const LONGEST = 65_000;
const ROWS = 30;

const cell = (text) =>
  String(text)
    .replaceAll(/[\r\n]+/g, ' ')
    .replaceAll(/[\\[\]!`*_|]/g, (sign) => `\\${sign}`)
    .replaceAll('<', '&lt;')
    .replaceAll('@', '&#64;');
const code = (text) =>
  `\`${String(text)
    .replaceAll(/[`\r\n]/g, ' ')
    .replaceAll('|', '\\|')}\``;
const table = (head, rows) => [
  `| ${head.join(' | ')} |`,
  `|${head.map(() => '---|').join('')}`,
  ...rows.slice(0, ROWS).map((row) => `| ${row.join(' | ')} |`),
  ...(rows.length > ROWS ? ['', `And ${rows.length - ROWS} more.`] : []),
  '',
];

/** The pairs of each theme by where they are and what they are called; of those that are called the same, one after the other. */
const byTheme = (report) => {
  const counts = new Map();
  return report.pairs.flatMap((pair) =>
    pair.themes.map((theme) => {
      const { text, background } = pair;
      const name = JSON.stringify([text.path, text.name, background.path, background.name, theme]);
      const before = counts.get(name) ?? 0;
      counts.set(name, before + 1);
      return { name, key: `${name} ${before}`, pair, theme };
    }),
  );
};

const failuresOf = (items) => {
  const failures = new Map();
  for (const { name, pair } of items) if (!pair.passes) failures.set(name, (failures.get(name) ?? 0) + 1);
  return failures;
};

/** Marks the failures of one list that are more than those of the same name in the other, the last ones of them. */
const beyond = (items, others) => {
  const left = failuresOf(others);
  return items
    .filter(({ pair }) => !pair.passes)
    .map((item) => {
      const known = left.get(item.name) ?? 0;
      left.set(item.name, known - 1);
      return { ...item, isBeyond: known <= 0 };
    });
};

/** What changed between two checks of tokens: pairs that fail and did not, and pairs that no longer fail. */
export const compareTokens = (before, after) => {
  const [was, is] = [byTheme(before), byTheme(after)];
  const ratios = new Map(was.map(({ key, pair }) => [key, pair.ratio]));
  return {
    failing: beyond(is, was).map(({ key, pair, theme, isBeyond }) => ({
      pair,
      theme,
      isNew: isBeyond,
      before: ratios.get(key) ?? null,
    })),
    fixed: beyond(was, is)
      .filter(({ isBeyond }) => isBeyond)
      .map(({ pair, theme }) => ({ pair, theme })),
  };
};

const tokenRows = ({ failing }, isCompared) =>
  failing
    .toSorted((a, b) => Number(b.isNew) - Number(a.isNew) || (a.pair.ratio ?? 0) - (b.pair.ratio ?? 0))
    .map(({ pair, theme, isNew, before }) => [
      ...(isCompared ? [isNew ? '**new**' : ''] : []),
      `${code(pair.text.name)} on ${code(pair.background.name)}`,
      cell(theme),
      pair.ratio === null
        ? cell(pair.why ?? 'unknown')
        : `${pair.ratio.toFixed(2)}:1${isCompared && before !== null && before !== pair.ratio ? ` (was ${before.toFixed(2)})` : ''}`,
      `${pair.required}:1`,
      code(`${pair.text.path}:${pair.text.line}`),
    ]);

/** The findings of reports with how many places of each are new. */
const findingsOf = (reports, comparisons) =>
  reports.flatMap((report, i) => {
    const fresh = new Map();
    for (const { id, title, count } of comparisons?.[i]?.new ?? []) {
      const key = id || title;
      fresh.set(key, (fresh.get(key) ?? 0) + count);
    }
    const sections = Object.values(report.sections ?? {});
    const findings = sections.flatMap((section) =>
      Object.values(section ?? {}).flatMap((audit) => audit?.findings ?? []),
    );
    return findings.map((finding) => ({
      finding,
      page: report.url,
      fresh: fresh.get(finding.id || finding.title) ?? 0,
    }));
  });

const SEVERITIES = ['critical', 'serious', 'moderate', 'minor'];

/** Pages and tokens as Markdown: what is wrong, and what changed against the base. */
export const summaryOf = ({ pages, tokens, base }, environment = {}) => {
  const lines = [markOf(environment), '## Metamer', ''];
  const overview = [];
  const details = [];
  if (pages) {
    const found = findingsOf(pages.reports, pages.comparisons).filter(({ finding }) =>
      SEVERITIES.includes(finding.severity),
    );
    const sum = (of) =>
      (pages.comparisons ?? []).flatMap((one) => one?.[of] ?? []).reduce((all, { count }) => all + count, 0);
    overview.push([
      `Pages (${pages.reports.length})`,
      `${found.length} findings`,
      pages.comparisons ? sum('new') : '–',
      pages.comparisons ? sum('fixed') : '–',
    ]);
    const rows = found
      .toSorted(
        (a, b) =>
          Number(b.fresh > 0) - Number(a.fresh > 0) ||
          SEVERITIES.indexOf(a.finding.severity) - SEVERITIES.indexOf(b.finding.severity),
      )
      .map(({ finding, page, fresh }) => [
        ...(pages.comparisons ? [fresh ? `**${fresh} new**` : ''] : []),
        finding.severity,
        (finding.criteria ?? []).join(', '),
        cell(finding.title),
        finding.count ?? 1,
        code(`${page}${finding.items?.[0]?.line ? `:${finding.items[0].line}` : ''}`),
      ]);
    if (rows.length)
      details.push(
        '### Pages',
        '',
        ...table([...(pages.comparisons ? [''] : []), 'Severity', 'WCAG', 'Finding', 'Places', 'Where'], rows),
      );
  }
  if (tokens) {
    const { report, comparison } = tokens;
    const changed = comparison ?? compareTokens(report, report);
    const fresh = changed.failing.filter(({ isNew }) => isNew).length;
    overview.push([
      `Token pairs (${byTheme(report).length})`,
      `${changed.failing.length} failing`,
      comparison ? fresh : '–',
      comparison ? changed.fixed.length : '–',
    ]);
    const rows = tokenRows(changed, comparison !== undefined);
    if (rows.length)
      details.push(
        '### Contrast of tokens',
        '',
        ...table([...(comparison ? [''] : []), 'Pair', 'Theme', 'Ratio', 'Needs', 'Where'], rows),
      );
    const { aliases, confusions, duplicates, unused } = report.summary;
    const others = [
      [aliases, 'broken aliases'],
      [confusions, 'confused colours'],
      [duplicates, 'duplicates'],
      [unused, 'unused colours'],
    ];
    const said = others.filter(([n]) => n > 0).map(([n, what]) => `${n} ${what}`);
    if (said.length) details.push(`Also: ${said.join(', ')}.`, '');
  }
  lines.push(...table(['', 'Now', 'New', 'Fixed'], overview));
  if (base === null) lines.push('The base commit could not be read, so nothing is compared.', '');
  const text = [...lines, ...details].join('\n');
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}\n\n…\n` : text;
};
