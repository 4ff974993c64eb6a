import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { digestOf, MADE_OF, PACKED } from '../scripts/playground/packed.mjs';

const { files, digest } = JSON.parse(readFileSync(MADE_OF, 'utf8')) as { files: string[]; digest: string };

describe('the packed playground', () => {
  it('is made of its sources as they are', () => {
    expect(files).toContain('src/playground/main.tsx');
    expect(digestOf(files), 'The playground has changed: npm run playground').toBe(digest);
  });

  it('has every file that its page names, and nothing of another origin', () => {
    const html = brotliDecompressSync(readFileSync(join(PACKED, 'index.html.br'))).toString();
    const named = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address!);
    const packed = readdirSync(PACKED).map((file) => `/assets/${file.replace(/\.br$/, '')}`);
    expect(named.filter((address) => address !== 'data:,' && !packed.includes(address))).toEqual([]);
    expect(named.length).toBeGreaterThan(5);
  });
});
