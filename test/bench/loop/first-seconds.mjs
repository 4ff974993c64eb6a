// What holds the event loop of a process that has just started, and what holds it when nothing is left to do in the background.
import { startService, UNLIMITED } from '../processes.mjs';

/** For so long after the start a process loads and derives in the background. */
export const SETTLE_MS = 30_000;
/** Calls a second, as another caller sends them meanwhile. */
const CALLS = 50;

const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Sends contrasts at an even rate for so long; resolves when each is answered. */
const sendContrasts = async ({ base }, key, ms) => {
  const answers = [];
  const began = performance.now();
  for (let i = 0; performance.now() - began < ms; i += 1) {
    const call = fetch(`${base}/v1/color/contrast`, {
      method: 'POST',
      headers: { 'x-api-key': key, 'content-type': 'application/json' },
      body: '{"fg":"#336699","bg":"#ffffff"}',
    });
    answers.push(call.then((answer) => answer.arrayBuffer()));
    await sleep(Math.max(0, began + ((i + 1) * 1000) / CALLS - performance.now()));
  }
  await Promise.all(answers);
};

/** The longest hold in ms of processor time in the first half minute, and in ten seconds after it with the same calls. */
export const firstSeconds = async (env) => {
  const service = await startService({ ...env, TIERS: UNLIMITED });
  try {
    const held = async () => (await service.ask('held')).held;
    // What comes before the first answer delays no request.
    await held();
    const [key] = await service.issueKeys(1);
    await sendContrasts(service, key, SETTLE_MS);
    const starting = await held();
    await sendContrasts(service, key, SETTLE_MS / 3);
    return { starting, settled: await held() };
  } finally {
    await service.stop();
  }
};
