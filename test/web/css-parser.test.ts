import { color } from '@csstools/css-color-parser';
import { describe, expect, it } from 'vitest';
import { cssParser } from '../../src/web/state/css-parser.ts';

describe('the parser of the page', () => {
  it('is that of the service', () => expect(cssParser.color).toBe(color));
});
