import { connect } from 'node:net';

/** Sends raw bytes in parts over one socket, with a pause of so many ms behind each, and reads until the peer closes or `wait` ms have passed. */
export const rawParts = async (
  url: string,
  parts: readonly string[],
  pause: number,
  { wait = 20_000 }: { readonly wait?: number } = {},
): Promise<string> => {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  const closed = new Promise<void>((resolve, reject) => {
    socket.once('close', () => resolve());
    socket.once('error', reject);
  });
  const timer = setTimeout(() => socket.destroy(), wait);
  for (const part of parts) {
    socket.write(part);
    if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
  }
  await closed;
  clearTimeout(timer);
  return answer;
};

/** Milliseconds for which a peer that has begun to answer, and does not close, says nothing more. */
const QUIET = 400;

/**
 * Sends raw bytes over a socket and reads until the peer closes, for `wait` ms at most; without `wait`, until the peer closes or is quiet
 * after it has begun to answer.
 */
export const rawRequest = (url: string, text: string, { wait }: { readonly wait?: number } = {}): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(text));
    let answer = '';
    const end = (): void => void socket.destroy();
    let timer = setTimeout(end, wait ?? 20_000);
    socket.on('data', (chunk) => {
      answer += chunk;
      if (wait !== undefined) return;
      clearTimeout(timer);
      timer = setTimeout(end, QUIET);
    });
    socket.on('error', reject);
    socket.on('close', () => {
      clearTimeout(timer);
      resolve(answer);
    });
  });

/** Status, headers by their names in lower case, and body of the first answer in raw bytes. */
export const parseAnswer = (text: string): { status: number; headers: Map<string, string>; body: string } => {
  const [head = '', ...rest] = text.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return { status: Number(first.split(' ')[1]), headers: new Map(headers), body: rest.join('\r\n\r\n') };
};
