// Contrast, colour vision and plates. Heavy calls are timed through a worker thread, round trip included.
import { fixContrast } from '../../dist/src/accessibility/contrast/fix.js';
import { accessibilityTasks } from '../../dist/src/accessibility/tasks.js';
import { auditPalette } from '../../dist/src/accessibility/vision/audit.js';
import { decodePng } from '../../dist/src/image/png/decode.js';
import { encodePng } from '../../dist/src/image/png/encode.js';
import { TASK_WORKER, tasks } from '../../dist/src/tasks.js';
import { createThreads } from '../../dist/src/threads/threads.js';
import { median } from './figures.mjs';
import { pagePng } from './pictures.mjs';

const timed = async (act) => {
  const start = performance.now();
  await act();
  return performance.now() - start;
};

/** A fixed stream of colours, so that every run asks the same. */
const colors = (count) => {
  let state = 2463534242;
  return Array.from({ length: count }, () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return { r: state & 255, g: (state >>> 8) & 255, b: (state >>> 16) & 255 };
  });
};

export const run = async (report) => {
  const threads = createThreads({ tasks, worker: TASK_WORKER, threads: 1 });
  try {
    const image = pagePng(1500, 1000);
    const [floors, calls] = [[], []];
    for (let round = 0; round < 6; round += 1) {
      const floor = await timed(() => encodePng(decodePng(image)).toString('base64'));
      const call = await timed(() =>
        threads.run(accessibilityTasks.simulateImage, [image, 'brettel1997-deutan', 1, 1_500_000]),
      );
      // The first round warms both threads.
      if (round > 0) {
        floors.push(floor);
        calls.push(call);
      }
    }
    report('simulate-image of 1.5 megapixels over decoding and encoding it', median(calls) / median(floors), 'x', {
      limit: 2,
      note: `${median(calls).toFixed(0)} ms against ${median(floors).toFixed(0)} ms`,
    });
    const areas = [];
    for (let round = 0; round < 4; round += 1)
      areas.push(await timed(() => threads.run(accessibilityTasks.contrastInImage, [image, 1_500_000])));
    report('contrast in 1.5 megapixels over decoding and encoding it', median(areas) / median(floors), 'x');

    const maps = [];
    const ground = { r: 51, g: 102, b: 153 };
    for (let round = 0; round < 12; round += 1)
      maps.push(await timed(() => threads.run(accessibilityTasks.contrastMap, [ground, [2, 3, 4.5, 5, 6, 7], 360])));
    report('contrast map of 360 hues and 6 targets, in a worker', median(maps.slice(3)), 'ms', { limit: 30 });

    const all = colors(8000);
    let reached = 0;
    const spent = await timed(() => {
      for (let i = 0; i < all.length; i += 2) if (fixContrast(all[i], all[i + 1], 4.5).best) reached += 1;
    });
    report('recommend', spent / (all.length / 2), 'ms', { limit: 0.3, note: `${reached} of 4000 reach 4.5` });

    const plates = [];
    for (let seed = 0; seed < 10; seed += 1) {
      const order = { figure: '74', axis: 'deutan', size: 1024, dots: 5000, seed };
      plates.push(await timed(() => threads.run(accessibilityTasks.platePng, [order])));
    }
    report('plate of 5,000 dots at 1024 px with PNG, in a worker', median(plates.slice(3)), 'ms', { limit: 120 });

    const palette = colors(64);
    const audits = [];
    for (let round = 0; round < 5; round += 1) audits.push(await timed(() => auditPalette(palette, undefined, 5)));
    report('audit of 64 colours under 17 conditions', median(audits), 'ms');
  } finally {
    await threads.close();
  }
};
