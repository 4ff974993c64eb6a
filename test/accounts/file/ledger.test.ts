import { afterAll } from 'vitest';
import { temporaryFile } from '../../temporary-file.ts';
import { describeLedger } from '../ledger-suite.ts';

const file = temporaryFile();
afterAll(() => file.remove());

describeLedger('a libSQL file', () => ({ DATABASE_URL: file.url }));
