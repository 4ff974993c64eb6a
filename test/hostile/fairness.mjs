// One key sends many heavy pages; another sends one of 120 bytes.
import { html, startDrill } from './site.mjs';

const LIGHT = `<!doctype html><html lang="en"><title>Small</title><h1>Small</h1><p>${'word '.repeat(9)}</p>`;
// Some seconds of work for every stage: rules that look at many elements, links, pictures.
const HEAVY = `<!doctype html><html lang="en"><title>Heavy</title><style>${Array.from({ length: 400 }, (_, i) => `.a${i} .b${i} > i:not(.c${i}){color:#${(i * 97).toString(16).padStart(6, '0')}}`).join('')}</style><h1>Heavy</h1>${Array.from({ length: 1200 }, (_, i) => `<p class="a${i % 400}"><a href="/${i}">link ${i}</a><img src="/${i}.png">`).join('')}`;
/** Pages of one key that may be in work, and that may wait. */
const ROOM = 16 + 32;

const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

export const drill = async ({ report, isSmall }) => {
  const many = isSmall ? 8 : 24;
  const held = [];
  const { service, inspect, stop } = await startDrill((path) => {
    if (path.startsWith('/light')) return html(LIGHT);
    if (path.startsWith('/heavy')) return html(HEAVY);
    if (path.startsWith('/held')) return (_, response) => held.push(response);
    return undefined;
  });
  try {
    const [greedy, modest] = await service.issueKeys(2);
    await inspect(modest, '/light');
    const idle = Math.min(...[await inspect(modest, '/light'), await inspect(modest, '/light')].map(({ ms }) => ms));
    const alone = await inspect(greedy, '/heavy?alone');
    report(`idle: a small page ${idle.toFixed(0)} ms, a heavy one ${alone.ms.toFixed(0)} ms (${alone.status})`);

    const started = performance.now();
    let done = 0;
    const heavy = Array.from({ length: many }, async (_, i) => {
      const answer = await inspect(greedy, `/heavy?${i}`);
      done += 1;
      return answer;
    });
    await sleep(300);
    const small = await inspect(modest, '/light?beside');
    const before = done;
    report(
      `a small page of another key beside ${many} heavy ones: ${small.status} after ${small.ms.toFixed(0)} ms, ${(small.ms / alone.ms).toFixed(1)} × a heavy page alone, ${before} heavy ones done before it, ${small.body.timing?.queueMs} ms of waiting`,
      small.status === 200 && small.ms < 4 * alone.ms + 1000 && before <= many / 4,
    );
    const answers = await Promise.all(heavy);
    const answered = answers.filter(({ status }) => status === 200).length;
    const longest = Math.max(...answers.map(({ body }) => body.timing?.queueMs ?? 0));
    report(
      `all ${many} heavy ones: ${answered} answered, the last after ${((performance.now() - started) / 1000).toFixed(1)} s, of which ${(longest / 1000).toFixed(1)} s were waiting`,
      answered === many,
    );

    const crowd = ROOM + 12;
    const waiting = Array.from({ length: crowd }, (_, i) => inspect(greedy, `/held?${i}`, ['structure']));
    await sleep(1500);
    const other = await inspect(modest, '/light?crowd');
    report(
      `a small page beside ${crowd} silent servers: ${other.status} after ${other.ms.toFixed(0)} ms`,
      other.status === 200 && other.ms < 3000,
    );
    const letGo = setInterval(() => {
      for (const response of held.splice(0)) html(LIGHT)(null, response);
    }, 50);
    const settled = await Promise.all(waiting);
    clearInterval(letGo);
    const full = settled.filter(({ body }) => body.error?.code === 'QUEUE_FULL');
    report(
      `${crowd} pages of one key at once: ${settled.filter(({ status }) => status === 200).length} answered, ${full.length} QUEUE_FULL (${full[0]?.status}, Retry-After ${full[0]?.retryAfter}, ${full[0]?.cost} credits)`,
      full.length === crowd - ROOM &&
        full.every(({ status, retryAfter, cost }) => status === 503 && retryAfter > 0 && cost === '0'),
    );
  } finally {
    await stop();
  }
};
