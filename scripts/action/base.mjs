import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const git = (cwd, ...args) => spawnSync('git', args, { cwd, encoding: 'utf8' });

/** The event of a pull request: its number and the commit that it is compared to; undefined for another event. */
export const pullRequest = (environment) => {
  const file = environment.GITHUB_EVENT_PATH;
  if (!file || !existsSync(file)) return undefined;
  const { pull_request: request } = JSON.parse(readFileSync(file, 'utf8'));
  return request && { number: request.number, base: request.base.sha };
};

/** The files of the base commit beside the workspace, and how they are removed; undefined where git cannot have them. */
export const checkOutBase = (workspace, sha, temporary) => {
  if (!/^[\da-f]{40,64}$/.test(sha)) return undefined;
  const folder = join(temporary, 'metamer-base');
  if (git(workspace, 'cat-file', '-e', `${sha}^{commit}`).status !== 0)
    git(workspace, 'fetch', '--no-tags', '--depth=1', 'origin', sha);
  if (git(workspace, 'worktree', 'add', '--detach', '--force', folder, sha).status !== 0) return undefined;
  return { folder, remove: () => git(workspace, 'worktree', 'remove', '--force', folder) };
};

/** What there is of some words in a folder: files that are new are not in the base. Patterns and addresses stay. */
export const thereIn = (folder, words) => words.filter((word) => /[*?[{]/.test(word) || existsSync(join(folder, word)));
