// Writes the report of the action into the pull request: into the comment of an earlier run, or a new one. Where it may not, as in a
// pull request from a fork, it says so and ends with 0.
import { readFileSync } from 'node:fs';
import { pullRequest } from './base.mjs';
import { MARK } from './summary.mjs';

const { env } = process;
const request = pullRequest(env);
const api = env.GITHUB_API_URL ?? 'https://api.github.com';
const comments = `${api}/repos/${env.GITHUB_REPOSITORY}/issues/${request?.number}/comments`;
const PAGES = 20;

const ask = async (method, address, body) => {
  const response = await fetch(address, {
    method,
    headers: {
      accept: 'application/vnd.github+json',
      authorization: `Bearer ${env.TOKEN}`,
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

/** The comment of an earlier run by the same user, which is one of a bot. */
const earlier = async () => {
  for (let page = 1; page <= PAGES; page += 1) {
    const list = await ask('GET', `${comments}?per_page=100&page=${page}`);
    const own = list.find(({ body, user }) => body?.startsWith(MARK) && user?.type === 'Bot');
    if (own || list.length < 100) return own;
  }
  return undefined;
};

if (!request) process.stdout.write('Not a pull request: no comment.\n');
else {
  const body = readFileSync(env.REPORT, 'utf8');
  try {
    const own = await earlier();
    if (own) await ask('PATCH', `${api}/repos/${env.GITHUB_REPOSITORY}/issues/comments/${own.id}`, { body });
    else await ask('POST', comments, { body });
  } catch (error) {
    process.stdout.write(`::notice title=Metamer::No comment was written: ${error.message}\n`);
  }
}
