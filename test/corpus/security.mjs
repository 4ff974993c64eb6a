// Answers whose outcomes, score and grade the MDN HTTP Observatory computed.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parsePage } from '../../dist/src/analyzer/page/tree/parse.js';
import { factsOf } from '../../dist/src/analyzer/stages/security/facts/facts.js';
import { observe } from '../../dist/src/analyzer/stages/security/facts/observatory/observatory.js';

const factsFor = ({ url, http_hops, headers, set_cookie, html, tls_ok }) => {
  const final = http_hops.at(-1)?.[0] ?? url;
  const page = parsePage(html, url);
  const gathered = {
    page: {
      finalUrl: url,
      headers,
      setCookie: set_cookie,
      redirects: [],
      status: 200,
      contentType: headers['content-type']?.split(';')[0] ?? null,
    },
    httpProbe: {
      hops: http_hops.map(([hop, status]) => ({ url: hop, status })),
      invalidCertificate: !tls_ok,
      unreachable: http_hops.length === 0,
      failed: null,
    },
  };
  const facts = factsOf({ page, gathered });
  return { ...facts, verified: facts.verified === null ? null : tls_ok, final };
};

export const security = {
  id: 'security',
  needs: 'security.json',
  run(folder) {
    const { cases } = JSON.parse(readFileSync(join(folder, 'security.json'), 'utf8'));
    const misses = [];
    let outcomes = 0;
    let rightOutcomes = 0;
    let scores = 0;
    let grades = 0;
    for (const one of cases) {
      // The reference ran without its probe for cross-origin sharing.
      const { score, grade, tests } = observe({ ...factsFor(one.input), allowOrigin: null });
      for (const [name, expected] of Object.entries(one.expected.tests)) {
        outcomes += 1;
        const got = tests[name];
        const policy = got.data?.policy;
        const same =
          got.result === expected.result &&
          got.modifier === expected.modifier &&
          got.pass === expected.pass &&
          (expected.policy === undefined ||
            JSON.stringify(Object.entries(policy ?? {}).sort()) ===
              JSON.stringify(Object.entries(expected.policy).sort()));
        if (same) rightOutcomes += 1;
        else
          misses.push(
            `${one.name}: ${name} is ${got.result} ${got.modifier}, not ${expected.result} ${expected.modifier}`,
          );
      }
      if (score === one.expected.score) scores += 1;
      else misses.push(`${one.name}: score ${score}, not ${one.expected.score}`);
      if (grade === one.expected.grade) grades += 1;
    }
    const figure = (name, right, of) => ({ figure: name, right, of, atLeast: of });
    return {
      figures: [
        figure('outcomes', rightOutcomes, outcomes),
        figure('scores', scores, cases.length),
        figure('grades', grades, cases.length),
      ],
      misses,
    };
  },
};
