// Writes the files of a new member of the repository from a neighbour, as docs/extending.md says: npm run new -- space ohta
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { changesIn } from './new/changes.mjs';
import { KINDS } from './new/kinds.mjs';
import { formsOf } from './new/names.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const [kind, ...words] = process.argv.slice(2);
const name = words.join(' ');
const forms = formsOf(name);

const refuse = (sentence) => {
  console.error(`${sentence}\nnpm run new -- ${Object.keys(KINDS).join('|')} NAME`);
  process.exit(2);
};
if (!Object.hasOwn(KINDS, kind ?? '')) refuse(`There is no kind ${JSON.stringify(kind ?? '')}.`);
if (!/^[a-z]/.test(forms.kebab)) refuse('A name begins with a letter.');

const changes = changesIn(root);
// Sentences name it as it was given where that is a name, and in words where it is an id.
const left = KINDS[kind](forms, changes, /[A-Z ]/.test(name) ? name : forms.title);
const files = [...new Set(changes.written)].filter((file) => /\.tsx?$/.test(file));
spawnSync(process.execPath, ['scripts/check.mjs', '--write', ...files], { cwd: root, stdio: 'ignore' });
console.log([...new Set(changes.written)].map((file) => `  ${file}`).join('\n'));
console.log([...left, 'Then: npm run fresh, npm run check, npm test.'].map((line) => `- ${line}`).join('\n'));
