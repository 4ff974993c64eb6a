// Asks the same again and again from a thread of its own. When told to stop it answers the latencies of what succeeded, and what was
// refused with 503 by its message; any other status ends it with an error.
import { Agent, request } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

const { port, path, method = 'GET', headers = {}, body = '' } = workerData;
const PAUSE_MS = 3;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
const latencies = [];
const refused = [];
let running = true;

const ask = () =>
  new Promise((resolve, reject) => {
    const at = performance.now();
    request({ host: '127.0.0.1', port, path, method, headers, agent }, (response) => {
      let text = '';
      response.on('data', (part) => {
        text += part;
      });
      response.on('end', () => {
        if (response.statusCode === 200) latencies.push(performance.now() - at);
        else if (response.statusCode === 503 && response.headers['retry-after']) refused.push(text);
        else reject(new Error(`${method} ${path} answered ${response.statusCode}: ${text.slice(0, 300)}`));
        resolve();
      });
    })
      .on('error', reject)
      .end(body);
  });

parentPort.on('message', () => {
  running = false;
});
while (running) {
  await ask();
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
}
parentPort.postMessage({ latencies, refused });
agent.destroy();
