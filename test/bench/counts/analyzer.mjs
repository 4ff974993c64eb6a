// What the checks of the analyzer are tied to: criteria of WCAG, and changes of the markup.
const dist = (path) => import(new URL(`../../../dist/src/${path}`, import.meta.url).href);
const { CHANGED_CHECKS } = await dist('analyzer/changes/proposals/index.js');
const { CRITERIA } = await dist('analyzer/model/criteria.js');
const { RUNNING } = await dist('analyzer/stages/table.js');

export const analyzerRows = () => {
  const checks = Object.values(RUNNING).flatMap((stage) => [...stage.checks]);
  const own = checks.flatMap(({ requirements }) => requirements?.criteria ?? []);
  const judged = new Set(own.map(({ sc }) => sc).filter((sc) => sc in CRITERIA));
  return [
    {
      label: `checks that do not say which criteria they concern, or that none applies, of ${checks.length}`,
      unit: 'checks',
      value: checks.filter(({ requirements }) => requirements === undefined).length,
      limit: 0,
    },
    {
      label: `criteria of WCAG 2.2 A and AA that a finding concerns, of ${Object.keys(CRITERIA).length}`,
      unit: 'criteria',
      value: judged.size,
      atLeast: 28,
    },
    {
      label: 'checks whose findings show changed markup',
      unit: 'checks',
      value: new Set(CHANGED_CHECKS).size,
      atLeast: 60,
    },
  ];
};
