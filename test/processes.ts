import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

const ADMIN_KEY = 'admin-key-for-the-tests';

/** The built service as a process of its own. */
export interface ServiceProcess {
  readonly url: string;
  readonly child: ChildProcess;
  readonly output: () => string;
  /** Sends a signal and waits for the end; answers exit code and signal. */
  end(signal: NodeJS.Signals): Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
}

/** Starts the service that is built in a folder: this repository, or a copy of it. */
export const startProcess = (
  environment: Record<string, string>,
  folder = join(import.meta.dirname, '..'),
): Promise<ServiceProcess> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['dist/server/main.js'], {
      cwd: folder,
      env: { ...process.env, PORT: '0', LOG_LEVEL: 'error', STOP_GRACE: '0', ADMIN_KEY, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const ended = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((done) =>
      child.once('exit', (code, signal) => done({ code, signal })),
    );
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output += chunk;
        const url = /listens on (http:\S+)/.exec(output)?.[1];
        if (url)
          resolve({
            url,
            child,
            output: () => output,
            end: (signal) => {
              child.kill(signal);
              return ended;
            },
          });
      });
    }
    void ended.then(({ code }) => reject(new Error(`the service ended with ${code}: ${output}`)));
  });

export const issueKey = async (url: string, tier = 'enterprise'): Promise<{ id: string; secret: string }> => {
  const answer = await fetch(`${url}/v1/admin/keys`, {
    method: 'POST',
    headers: { 'x-admin-key': ADMIN_KEY, 'content-type': 'application/json' },
    body: JSON.stringify({ tier, label: 'test' }),
  });
  return (await answer.json()) as { id: string; secret: string };
};

export const contrast = (url: string, secret: string): Promise<Response> =>
  fetch(`${url}/v1/color/contrast`, {
    method: 'POST',
    headers: { 'x-api-key': secret, 'content-type': 'application/json' },
    body: '{"fg":"#336699","bg":"#ffffff"}',
  });
