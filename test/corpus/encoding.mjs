// Bytes of html5lib's encoding tests: no header, so mark-up alone decides.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { detectCharset } from '../../dist/src/analyzer/parse/encoding/charset.js';

const nameOf = (label) => new TextDecoder(label).encoding;

export const encoding = {
  id: 'encoding',
  needs: 'encoding.json',
  run(folder) {
    const { cases } = JSON.parse(readFileSync(join(folder, 'encoding.json'), 'utf8'));
    const results = cases.map((one) => {
      const got = detectCharset(Buffer.from(one.data_base64, 'base64'), undefined);
      return { one, got, right: got.charset === nameOf(one.expected_label) };
    });
    return {
      figures: [
        {
          figure: 'encodings found',
          right: results.filter(({ right }) => right).length,
          of: cases.length,
          atLeast: cases.length,
        },
      ],
      misses: results
        .filter(({ right }) => !right)
        .map(({ one, got }) => `${one.id}: ${got.charset} by ${got.charsetSource}, not ${one.expected_label}`),
    };
  },
};
