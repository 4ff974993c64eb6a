import { afterAll } from 'vitest';
import { temporaryFile } from '../../temporary-file.ts';
import { describeUsage } from '../usage-suite.ts';

const file = temporaryFile();
afterAll(() => file.remove());

describeUsage('a libSQL file', () => ({ DATABASE_URL: file.url }));
