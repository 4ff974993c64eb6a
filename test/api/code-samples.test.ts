import { expect, it } from 'vitest';
import { appRouter } from '../../routers/index.ts';
import { openApiTexts } from '../../src/api/openapi/document.ts';
import { operationsOf } from '../../src/api/operations.ts';

const textOf = (version: '3.0' | '3.1', samples: boolean): string =>
  openApiTexts(appRouter, operationsOf(appRouter), { version, samples }).json;

interface Sampled {
  readonly 'x-codeSamples'?: readonly { readonly lang: string; readonly label: string; readonly source: string }[];
}

it('every operation of the document with samples has its example in three languages; the document without has none', () => {
  for (const version of ['3.0', '3.1'] as const) {
    const { paths } = JSON.parse(textOf(version, true)) as { paths: Record<string, Record<string, Sampled>> };
    const all = Object.values(paths).flatMap((item) => Object.values(item));
    expect(all).toHaveLength(103);
    for (const { 'x-codeSamples': samples } of all)
      expect(samples?.map(({ lang, label }) => `${lang} ${label}`)).toEqual([
        'Shell curl',
        'JavaScript metamer-client',
        'Python Python',
      ]);
    const [curl, client, python] = paths['/v1/color/contrast']!.post!['x-codeSamples']!;
    expect(curl!.source).toMatch(/^curl -sS 'http:\/\/127\.0\.0\.1:8080\/v1\/color\/contrast' .*x-api-key: \$API_KEY/s);
    expect(client!.source).toContain('client.color.contrast({ fg: ');
    expect(python!.source).toContain('urllib.request.Request(');
    expect(textOf(version, false).includes('"x-codeSamples":')).toBe(false);
  }
});
