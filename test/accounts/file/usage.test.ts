import { afterAll } from 'vitest';
import { temporaryFile } from '../../processes.ts';
import { describeUsage } from '../usage-suite.ts';

const file = temporaryFile();
afterAll(() => file.remove());

describeUsage('a libSQL file', () => ({ DATABASE_URL: file.url }));
