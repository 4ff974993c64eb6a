// Test cases of W3C ACT rules: our check of the rule, and axe-core's rule for it in jsdom on the same case.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parsePage } from '../../dist/src/analyzer/page/tree/parse.js';
import { A11Y_CHECKS } from '../../dist/src/analyzer/stages/structure/checks/index.js';
import { viewOf } from '../../dist/src/analyzer/stages/structure/facts/view.js';
import { load } from '../../scripts/install.mjs';

const { default: axeCore } = await load('test/bench', 'axe-core');
const { JSDOM, VirtualConsole } = await load('test/bench', 'jsdom');

const checks = new Map(A11Y_CHECKS.map((check) => [check.id, check]));
const isPage = ({ content_type }) => /^(text\/html|application\/xhtml\+xml)/.test(content_type);

/** failed, or not: what inspect would say of the case. Other media types are no pages, so nothing is found in them. */
const ours = (one) => {
  if (!isPage(one)) return 'inapplicable';
  return checks.get(one.proposed_check)?.run(viewOf(parsePage(one.html, one.url))).outcome ?? 'no check';
};

/** The axe-core rules that answer for each ACT rule, by axe-core's own metadata. */
const axeRules = (rule) =>
  axeCore
    .getRules()
    .filter(({ actIds }) => actIds?.includes(rule))
    .map(({ ruleId }) => ruleId);

const axeOutcome = async (one) => {
  const rules = axeRules(one.rule_id);
  if (!rules.length) return 'no rule';
  const dom = new JSDOM(one.html, {
    url: one.url,
    contentType: isPage(one) ? 'text/html' : one.content_type,
    runScripts: 'outside-only',
    pretendToBeVisual: true,
    virtualConsole: new VirtualConsole(),
  });
  try {
    dom.window.eval(axeCore.source);
    const enabled = Object.fromEntries(
      axeCore.getRules().map(({ ruleId }) => [ruleId, { enabled: rules.includes(ruleId) }]),
    );
    const { violations } = await dom.window.axe.run(dom.window.document, {
      rules: enabled,
      resultTypes: ['violations'],
    });
    return violations.length ? 'failed' : 'passed';
  } catch (error) {
    return `error: ${error.message}`;
  } finally {
    dom.window.close();
  }
};

const isRight = (one, outcome) =>
  one.expected === 'failed' ? outcome === 'failed' : outcome !== 'failed' && !/^error/.test(outcome);
const isAlarm = (one, outcome) => one.expected !== 'failed' && outcome === 'failed';

export const act = {
  id: 'act',
  needs: 'act.json',
  async run(folder) {
    const { cases } = JSON.parse(readFileSync(join(folder, 'act.json'), 'utf8'));
    const results = [];
    for (const one of cases) results.push({ one, mine: ours(one), axe: await axeOutcome(one) });
    const right = (who) => results.filter((result) => isRight(result.one, result[who])).length;
    const quiet = (who) => results.filter((result) => !isAlarm(result.one, result[who])).length;
    return {
      figures: [
        { figure: 'ACT cases right', right: right('mine'), of: cases.length, atLeast: right('axe') },
        { figure: 'ACT cases without a false alarm', right: quiet('mine'), of: cases.length, atLeast: cases.length },
        { figure: `axe-core ${axeCore.version} in jsdom, right`, right: right('axe'), of: cases.length, atLeast: 0 },
        {
          figure: `axe-core ${axeCore.version} in jsdom, no false alarm`,
          right: quiet('axe'),
          of: cases.length,
          atLeast: 0,
        },
      ],
      misses: results
        .filter(({ one, mine }) => !isRight(one, mine))
        .map(
          ({ one, mine, axe }) => `${one.id} ${one.rule_name}: ${mine}, expected ${one.expected} (axe-core: ${axe})`,
        ),
    };
  },
};
