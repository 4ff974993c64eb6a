import { beforeAll, expect, it } from 'vitest';
import { isReaderLoaded, loadReader } from '../../src/web/state/color-text.ts';
import { inputs, isReadable } from '../../src/web/views/home/model.ts';

beforeAll(async () => {
  await loadReader();
  expect(isReaderLoaded()).toBe(true);
});

it.each([
  ['#7298bc on white', true],
  ['#1f77b4, #ff7f0e', true],
  ['example.com', true],
  ['mtm_live_0123456789abcdef', false],
  ['https://example.com/?key=mtm_test_0123456789abcdef', false],
  ['correct horse battery staple', false],
])('whether %s may stand in the address of Home: %s', (text, may) => {
  inputs.load('');
  inputs.set('q', text);
  expect(isReadable.value).toBe(may);
  inputs.load('');
});
