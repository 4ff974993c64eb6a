// Serves page and service from their sources, and shows every change at once: `npm run dev`. The work is done by one process
// (scripts/dev/serve.mjs); this one starts it, and starts it anew where it asks for that.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { START_ANEW } from './dev/start-anew.mjs';

const program = fileURLToPath(new URL('dev/serve.mjs', import.meta.url));
let child;

const start = () => {
  child = spawn(process.execPath, ['--no-warnings', program], { stdio: 'inherit' });
  child.once('exit', (code, signal) => {
    if (code === START_ANEW) start();
    else process.exit(code ?? (signal === 'SIGTERM' || signal === 'SIGINT' ? 0 : 1));
  });
};

for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => child.kill('SIGTERM'));
start();
