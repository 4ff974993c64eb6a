// Cases of Google's robots.txt parser.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { judgeRobots } from '../../dist/src/analyzer/parse/robots/match.js';
import { parseRobots } from '../../dist/src/analyzer/parse/robots/parse.js';

export const robots = {
  id: 'robots',
  needs: 'robots.json',
  run(folder) {
    const { cases } = JSON.parse(readFileSync(join(folder, 'robots.json'), 'utf8'));
    const results = cases.map((one) => {
      const { allowed } = judgeRobots(parseRobots(Buffer.from(one.robots_txt)), one.user_agent, one.url);
      return { one, right: allowed === one.allowed };
    });
    const figure = (name, chosen) => ({
      figure: name,
      right: chosen.filter(({ right }) => right).length,
      of: chosen.length,
      atLeast: chosen.length,
    });
    return {
      figures: [
        figure(
          'RFC 9309 cases',
          results.filter(({ one }) => one.scope === 'RFC 9309'),
        ),
        figure(
          "cases of Google's own rules",
          results.filter(({ one }) => one.scope !== 'RFC 9309'),
        ),
      ],
      misses: results
        .filter(({ right }) => !right)
        .map(
          ({ one }) =>
            `${one.id} ${one.test}: ${one.user_agent} ${one.url} is ${one.allowed ? 'allowed' : 'disallowed'}`,
        ),
    };
  },
};
