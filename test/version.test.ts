import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { appRouter } from '../routers/index.ts';
import { VERSION } from '../src/api/endpoint.ts';
import { openApiOf } from '../src/api/openapi/document.ts';
import { operationsOf } from '../src/api/operations.ts';

const root = join(import.meta.dirname, '..');
const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');
const changelog = textOf('CHANGELOG.md');
/** `## [1.2.0] - 2026-11-26`, newest first. */
const releases = [...changelog.matchAll(/^## \[(\d+\.\d+\.\d+)\] - (\d{4}-\d{2}-\d{2})$/gm)].map(
  ([, version, date]) => ({ version: version!, date: date! }),
);

describe('the version', () => {
  it('is the same in the package, its lock file, the API and its document', () => {
    const { version } = JSON.parse(textOf('package.json')) as { version: string };
    const lock = JSON.parse(textOf('package-lock.json')) as {
      version: string;
      packages: Record<string, { version?: string }>;
    };
    expect([lock.version, lock.packages['']?.version, VERSION]).toEqual([version, version, version]);
    expect(openApiOf(appRouter, operationsOf(appRouter)).info).toMatchObject({ version });
  });

  it('is the newest release of the changelog', () => expect(releases[0]?.version).toBe(VERSION));

  it('has an entry among the changes for API clients', () => {
    const versions = [...textOf('docs/changelog.md').matchAll(/^## Version (\d+\.\d+)$/gm)].map(([, one]) => one!);
    expect(versions[0]).toBe(VERSION.split('.').slice(0, 2).join('.'));
  });
});

describe('the changelog', () => {
  it('lists releases newest first, after what is not released', () => {
    const versions = releases.map(({ version }) => version);
    expect(versions).toEqual(expect.arrayContaining(['1.2.0', '1.1.0', '1.0.0']));
    expect(versions).toEqual(versions.toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true })));
    expect(releases.map(({ date }) => date)).toEqual(
      releases
        .map(({ date }) => date)
        .toSorted()
        .toReversed(),
    );
    expect(changelog.match(/^## .*$/gm)?.[0]).toBe('## [Unreleased]');
  });

  it('has only the groups of Keep a Changelog', () => {
    const groups = new Set([...changelog.matchAll(/^### (.+)$/gm)].map(([, name]) => name!));
    const accepted = ['Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security'];
    expect([...groups].filter((name) => !accepted.includes(name))).toEqual([]);
  });
});
