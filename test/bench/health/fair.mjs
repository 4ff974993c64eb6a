// How long a light call of another key waits beside eight of the dearest calls of one key, and of two: beside what one of them takes
// alone, which is the piece that it may have to wait for.
import { pagePng } from '../pictures.mjs';
import { p99 } from '../probed.mjs';

const WIDTH = 8;
const SECONDS = 4;
const PAUSE_MS = 20;

const finding = (i) => ({
  id: `check-${i}`,
  title: `Finding ${i}`,
  severity: 'serious',
  message: 'An element of the page has no name that a screen reader could announce.',
  items: Array.from({ length: 5 }, (_, n) => ({ where: `main > p:nth-child(${n + 1})`, html: '<p>x' })),
});
const report = {
  url: 'https://example.com/',
  audit_version: '3.0',
  sections: { core: { markupA11y: { score: 31, findings: Array.from({ length: 500 }, (_, i) => finding(i)) } } },
};

const dearest = () => ({
  'searches at depth 1200': ['/v1/personalize/palettes', { depth: 1200, keep: 120, seed: 1 }],
  'images of 10 megapixels': ['/v1/accessibility/from-image', { image: pagePng(3_160, 3_160), maxPixels: 10_000_000 }],
  'sets of categories': ['/v1/palette/generate', { method: 'qualitative', count: 12, seed: 1 }],
  'PDFs of 500 findings': ['/v1/analyzer/render', { report, format: 'pdf' }],
});
const LIGHT = ['/v1/palette/png', { method: 'triadic', count: 5, seed: 1 }];

export const measureFairness = async (service, report) => {
  const [first, second, other] = await service.issueKeys(3);
  const call = async (key, [path, body]) => {
    const started = performance.now();
    const answer = await fetch(service.base + path, {
      method: 'POST',
      headers: { 'x-api-key': key, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    await answer.arrayBuffer();
    return { status: answer.status, ms: performance.now() - started };
  };
  await call(other, LIGHT);
  for (const [name, order] of Object.entries(dearest())) {
    await call(first, order);
    const alone = (await call(first, order)).ms;
    for (const keys of [[first], [first, second]]) {
      let going = true;
      const lanes = keys.flatMap((key) =>
        Array.from({ length: WIDTH }, async () => {
          while (going) await call(key, order);
        }),
      );
      const until = performance.now() + SECONDS * 1000;
      const waited = [];
      while (performance.now() < until) {
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
        const { status, ms } = await call(other, LIGHT);
        if (status !== 200) throw new Error(`the light call was answered with ${status}`);
        waited.push(ms);
      }
      going = false;
      await Promise.all(lanes);
      report(
        `a light call beside ${WIDTH} ${name} of ${keys.length === 1 ? 'a key' : 'each of two keys'}`,
        p99(waited) / alone,
        '× one of them alone, at p99',
        {
          limit: 1,
          note: `${p99(waited).toFixed(0)} ms, ${waited.length} calls; one alone ${alone.toFixed(0)} ms`,
        },
      );
    }
  }
};
