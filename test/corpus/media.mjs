// Image files: their size by the first 32 KiB, as the service reads them. Files without a stated size are read, not judged.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { probe } from '../../dist/src/analyzer/stages/media/facts/probe.js';

const HEAD = 32 * 1024;

export const media = {
  id: 'media',
  needs: 'media/index.json',
  run(folder) {
    const { files } = JSON.parse(readFileSync(join(folder, 'media', 'index.json'), 'utf8'));
    const results = files.map((one) => {
      const got = probe(readFileSync(join(folder, 'media', one.file)).subarray(0, HEAD));
      const judged = one.width !== null || one.file.startsWith('invalid');
      return { one, got, judged, right: got.width === one.width && got.height === one.height };
    });
    const judged = results.filter((result) => result.judged);
    return {
      figures: [
        {
          figure: 'sizes found',
          right: judged.filter(({ right }) => right).length,
          of: judged.length,
          atLeast: judged.length,
        },
        {
          figure: 'read without a stated size',
          right: results.length - judged.length,
          of: results.length - judged.length,
          atLeast: 0,
        },
      ],
      misses: judged
        .filter(({ right }) => !right)
        .map(
          ({ one, got }) => `${one.file}: ${got.type} ${got.width} x ${got.height}, not ${one.width} x ${one.height}`,
        ),
    };
  },
};
