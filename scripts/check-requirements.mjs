// Writes src/analyzer/model/requirements.json: what each check with accessibility meaning says of WCAG, as its definition has
// it. The workbench and the formats read it without the code of the checks. Run after `npm run build`.
import { writeFileSync } from 'node:fs';
import { RUNNING } from '../dist/src/analyzer/stages/table.js';

const rows = Object.values(RUNNING)
  .flatMap(({ checks }) => checks)
  .filter(({ requirements }) => requirements !== null)
  .map(({ id, requirements: { criteria, act = [] } }) => [
    id,
    { criteria: criteria.map(({ sc, when }) => [sc, when]), ...(act.length ? { act } : {}) },
  ]);

const file = new URL('../src/analyzer/model/requirements.json', import.meta.url);
writeFileSync(file, `${JSON.stringify(Object.fromEntries(rows), null, 2)}\n`);
