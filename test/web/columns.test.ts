import { expect, it } from 'vitest';
import { RAMP_STEPS } from '../../src/design/tokens/ramp-steps.ts';
import { readColumns, writeColumns } from '../../src/web/views/make/tokens/columns.ts';

it('reads of a link the steps that there are, and writes them in their order', () => {
  expect(writeColumns(readColumns('700:44~600:52.5~650:3~50:101~800:x~~', RAMP_STEPS))).toBe('600:52.5~700:44');
  expect(readColumns('', RAMP_STEPS).size).toBe(0);
});
