/** Marks the comment, so that the next run finds it. */
export const MARK = '<!-- metamer -->';

/** The longest comment that GitHub takes, in characters. */
const LONGEST = 65_000;
const ROWS = 30;

const cell = (text) =>
  String(text)
    .replaceAll(/[\r\n]+/g, ' ')
    .replaceAll('|', '\\|')
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

const keyOf = ({ text, background }, theme) => [text.name, background.name, theme].join('\n');
const byTheme = (report) =>
  report.pairs.flatMap((pair) => pair.themes.map((theme) => [keyOf(pair, theme), { pair, theme }]));

/** What changed between two checks of tokens: pairs that fail and did not, and pairs that no longer fail. */
export const compareTokens = (before, after) => {
  const [was, is] = [new Map(byTheme(before)), new Map(byTheme(after))];
  const failing = [...is].filter(([, { pair }]) => !pair.passes);
  const isKnown = (key) => was.has(key) && !was.get(key).pair.passes;
  return {
    failing: failing.map(([key, one]) => ({ ...one, isNew: !isKnown(key), before: was.get(key)?.pair.ratio ?? null })),
    fixed: [...was]
      .filter(([key, { pair }]) => !pair.passes && is.get(key)?.pair.passes !== false)
      .map(([, one]) => one),
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
export const summaryOf = ({ pages, tokens, base }) => {
  const lines = [MARK, '## Metamer', ''];
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
