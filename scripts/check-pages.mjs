import { STAGES } from '../dist/src/analyzer/model/stages.js';
import { RUNNING } from '../dist/src/analyzer/stages/table.js';

const cell = (text) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
const LONGEST = 160;
const KEPT = 2;

/** An example as a reader can take it in: its mark-up, or what differs in the answer. */
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

const section = ({ id, title, severity, category, help, fix, examples }) => [
  `## ${id}`,
  '',
  `${title}. Severity ${severity}${category ? `, category ${category}` : ''}. [Rule](${help}).`,
  '',
  fix,
  '',
  ...listed('Fails', examples.failed),
  ...listed('Cannot tell', examples.undecided),
  ...listed('Passes', examples.passed),
  ...listed('Does not apply', examples.notApplicable),
  '',
];

const page = (stage) => [
  `# Checks of the stage ${stage.id}`,
  '',
  `${STAGES[stage.id].does} ${stage.checks.length} checks. Written by \`npm run readme\` from the files of \`src/analyzer/stages/${stage.id}/checks\`;`,
  'the examples are run as tests.',
  '',
  '| Check | What is wrong where it fails | Severity |',
  '|---|---|---|',
  ...stage.checks.map(({ id, title, severity }) => `| [${id}](#${id}) | ${cell(title)} | ${severity} |`),
  '',
  ...stage.checks.flatMap(section),
];

/** The page of each stage's checks, by its path from the root. */
export const checkPages = () =>
  Object.fromEntries(
    Object.values(RUNNING).map((stage) => [`docs/checks/${stage.id}.md`, `${page(stage).join('\n').trimEnd()}\n`]),
  );
