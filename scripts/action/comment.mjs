// Writes the report of the action into the pull request: into the comment of an earlier run, or a new one. Where it may not, as in a
// pull request from a fork, it says so and ends with 0.
import { readFileSync } from 'node:fs';
import { pullRequest } from './base.mjs';
import { markOf } from './summary.mjs';

const { env } = process;
const request = pullRequest(env);
const api = env.GITHUB_API_URL ?? 'https://api.github.com';
const comments = `${api}/repos/${env.GITHUB_REPOSITORY}/issues/${request?.number}/comments`;
const PAGES = 20;
const mark = markOf(env);
// A line break, as files of secrets end with, is no part of a header, and the error would print the whole of it.
const token = (env.TOKEN ?? '').trim();

const ask = async (method, address, body) => {
  const response = await fetch(address, {
    method,
    headers: {
      accept: 'application/vnd.github+json',
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'user-agent': 'metamer-action',
      'x-github-api-version': '2022-11-28',
    },
    signal: AbortSignal.timeout(30_000),
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!response.ok) throw new Error(`${method} ${new URL(address).pathname} responded with ${response.status}`);
  return response.json();
};

/** The login of the user whose token it is; undefined for a token of the workflow, which stands for a bot. */
const ownLogin = async () => {
  try {
    return (await ask('GET', `${api}/user`)).login;
  } catch {
    return undefined;
  }
};

/** The comment of an earlier run of the job by the same user, or by a bot where the token is that of the workflow. */
const earlier = async () => {
  const login = await ownLogin();
  for (let page = 1; page <= PAGES; page += 1) {
    const list = await ask('GET', `${comments}?per_page=100&page=${page}`);
    const own = list.find(
      ({ body, user }) => body?.startsWith(mark) && (login ? user?.login === login : user?.type === 'Bot'),
    );
    if (own || list.length < 100) return own;
  }
  return undefined;
};

if (!request) process.stdout.write('Not a pull request: no comment.\n');
else {
  const body = readFileSync(env.REPORT, 'utf8');
  try {
    if (!/^[\x21-\x7e]+$/.test(token)) throw new Error('token: is not one');
    const own = await earlier();
    if (own) await ask('PATCH', `${api}/repos/${env.GITHUB_REPOSITORY}/issues/comments/${own.id}`, { body });
    else await ask('POST', comments, { body });
  } catch (error) {
    process.stdout.write(`::notice title=Metamer::No comment was written: ${error.message}\n`);
  }
}
