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
// It is written into strings and comments as it was given.
if (!/^[a-z][\w .-]*$/i.test(name))
  refuse('A name begins with a letter and has letters, digits, spaces, dots and hyphens.');

const changes = changesIn(root);
let left;
try {
  // Sentences name it as it was given where that is a name, and in words where it is an id.
  left = KINDS[kind](forms, changes, /[A-Z ]/.test(name) ? name : forms.title);
} catch (error) {
  refuse(error.message);
}
const files = [...new Set(changes.written)].filter((file) => /\.tsx?$/.test(file));
spawnSync(process.execPath, ['scripts/check.mjs', '--write', ...files], { cwd: root, stdio: 'ignore' });
console.log([...new Set(changes.written)].map((file) => `  ${file}`).join('\n'));
console.log([...left, 'Then: npm run fresh, npm run check, npm test.'].map((line) => `- ${line}`).join('\n'));
