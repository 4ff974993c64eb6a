import { isGlobal } from '../../../parse/robots/match.ts';
import type { RobotsLine } from '../../../parse/robots/parse.ts';

/** The groups of the file: user agents, rules, delay, in order; at most 200. */
export const groupsOf = (all: readonly RobotsLine[]) => {
  interface Group {
    agents: string[];
    rules: { type: 'allow' | 'disallow'; path: string; line: number }[];
    crawlDelay: string | null;
  }
  const groups: Group[] = [];
  let current: Group | null = null;
  for (const line of all) {
    if (line.kind === 'user-agent') {
      if (!current || current.rules.length > 0) {
        current = { agents: [], rules: [], crawlDelay: null };
        groups.push(current);
      }
      current.agents.push(isGlobal(line.value) ? '*' : line.value.slice(0, 100));
    } else if (current && (line.kind === 'allow' || line.kind === 'disallow'))
      current.rules.push({ type: line.kind, path: line.value.slice(0, 500), line: line.line });
    else if (current && line.kind === 'other' && /^crawl-delay$/i.test(line.name)) current.crawlDelay = line.value;
  }
  return groups
    .slice(0, 200)
    .map((group) => ({ ...group, rules: group.rules.slice(0, 200), total: group.rules.length }));
};
