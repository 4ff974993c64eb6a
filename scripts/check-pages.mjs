import { criterion, understanding } from '../dist/src/analyzer/model/criteria.js';
import { STAGES } from '../dist/src/analyzer/model/stages.js';
import { enClause } from '../dist/src/analyzer/model/standards.js';
import { RUNNING } from '../dist/src/analyzer/stages/table.js';

const cell = (text) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
const LONGEST = 160;
const KEPT = 2;

/** An example as text: its markup, or what differs in the response. */
const shown = (example) => {
  const given = typeof example === 'string' ? { body: example } : example;
  const parts = Object.entries(given).map(([name, value]) => {
    const text = value instanceof Uint8Array ? `${value.length} bytes` : value;
    const written = typeof text === 'string' ? text : JSON.stringify(text);
    return name === 'body' ? written : `${name}: ${written}`;
  });
  const text = parts.join('; ').replace(/\s+/g, ' ').trim() || '(a page without content)';
  const cut = text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
  // A code span may hold a back-tick only between longer ones.
  return cut.includes('`') ? `\`\` ${cut} \`\`` : `\`${cut}\``;
};

const listed = (name, examples) =>
  examples === undefined ? [] : [`- ${name}: ${[examples].flat().slice(0, KEPT).map(shown).join(', ')}`];

const CERTAINTIES = { fails: 'fails', may: 'may fail', review: 'to be reviewed' };

const linked = (names, href) => names.map((name) => `[${name}](${href(name)})`).join(', ');

/** Techniques lie in folders of the technologies their letters stand for. */
const FOLDERS = { ARIA: 'aria', C: 'css', F: 'failures', G: 'general', H: 'html', SCR: 'client-side-script' };
const technique = (name) => `https://www.w3.org/WAI/WCAG22/Techniques/${FOLDERS[name.replace(/\d+$/, '')]}/${name}`;
const rule = (name) => `https://www.w3.org/WAI/standards-guidelines/act/rules/${name}/`;

/** What a check means for WCAG, EN 301 549 and Section 508. */
const meaning = ({ requirements }) => {
  if (!requirements) return [];
  const { criteria, techniques = [], failures = [], act = [], note } = requirements;
  const named = criteria.map(({ sc, when }) => {
    const { name, level, since } = criterion(sc);
    const clause = enClause(sc);
    const others = [clause && `EN 301 549 ${clause}`, since === '2.0' && level !== 'AAA' && 'Section 508'].filter(
      Boolean,
    );
    return `[${sc} ${name}](${understanding(sc)}) (${level}) ${CERTAINTIES[when]}${others.length ? `; ${others.join(', ')}` : ''}`;
  });
  return [
    named.length ? `WCAG 2.2: ${named.join('. ')}.` : 'Best practice: no criterion of WCAG requires it.',
    ...(techniques.length + failures.length ? [`Techniques: ${linked([...techniques, ...failures], technique)}.`] : []),
    ...(act.length ? [`ACT rules: ${linked(act, rule)}.`] : []),
    ...(note ? [note] : []),
    '',
  ];
};

const section = (check) => {
  const { id, title, severity, category, help, fix, policy, examples } = check;
  return [
    `## ${id}`,
    '',
    `${title}. Severity ${severity}${category ? `, category ${category}` : ''}. [Rule](${help}).`,
    '',
    fix,
    '',
    ...(policy ? [policy, ''] : []),
    ...meaning(check),
    ...listed('Fails', examples.failed),
    ...listed('Cannot tell', examples.undecided),
    ...listed('Passes', examples.passed),
    ...listed('Does not apply', examples.notApplicable),
    '',
  ];
};

const titleOf = (id) => (id === 'seo' ? 'SEO' : id.replace(/^./, (letter) => letter.toUpperCase()));

const page = (stage) => [
  `# ${titleOf(stage.id)} checks`,
  '',
  `<!-- Written by \`npm run readme\` from the files of \`src/analyzer/stages/${stage.id}/checks\`. -->`,
  '',
  `${STAGES[stage.id].does} ${stage.checks.length} checks. The tests run all examples.`,
  '',
  '| Check | Problem | Severity | WCAG |',
  '|---|---|---|---|',
  ...stage.checks.map(
    ({ id, title, severity, requirements }) =>
      `| [${id}](#${id}) | ${cell(title)} | ${severity} | ${requirements ? requirements.criteria.map(({ sc }) => sc).join(', ') || 'best practice' : ''} |`,
  ),
  '',
  ...stage.checks.flatMap(section),
];

/** The page of each stage's checks, by its path from the root. */
export const checkPages = () =>
  Object.fromEntries(
    Object.values(RUNNING).map((stage) => [`docs/checks/${stage.id}.md`, `${page(stage).join('\n').trimEnd()}\n`]),
  );
