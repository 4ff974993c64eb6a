// Asks /v1/health again and again from a thread of its own and answers the latencies when told to stop.
import { Agent, request } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

const agent = new Agent({ keepAlive: true, maxSockets: 1 });
const latencies = [];
let running = true;

const ask = () =>
  new Promise((resolve, reject) => {
    const at = performance.now();
    request({ host: '127.0.0.1', port: workerData.port, path: '/v1/health', agent }, (response) => {
      response.resume();
      response.on('end', () => resolve(performance.now() - at));
    })
      .on('error', reject)
      .end();
  });

parentPort.on('message', () => {
  running = false;
});
while (running) {
  latencies.push(await ask());
  await new Promise((resolve) => setTimeout(resolve, 3));
}
parentPort.postMessage(latencies);
agent.destroy();
