import { html, type Markup } from '../../text/markup.ts';
import { badge } from './html-parts.ts';
import type { Fix, ReportDocument } from './model.ts';

/** Areas that can be switched off; a report that claims more shows the rest always. */
const AREAS = 30;

const indexesOf = (fix: Fix, areas: readonly string[]): number[] => fix.areas.map((area) => areas.indexOf(area));

/** The class of a fix by the areas its findings are of. */
export const areasClass = (fix: Fix, areas: readonly string[]): string => `in-${indexesOf(fix, areas).join('-')}`;

/** Style rules that hide a fix once all of its areas are switched off. They need no script, and do not count on paper. */
export const areaFilters = ({ fixes, areas }: ReportDocument): string => {
  const combinations = new Map(fixes.map((fix) => [areasClass(fix, areas), indexesOf(fix, areas)]));
  const rules = [...combinations]
    .filter(([, indexes]) => indexes.every((i) => i < AREAS))
    .map(
      ([name, indexes]) => `main${indexes.map((i) => `:has(#a-${i}:not(:checked))`).join('')} .${name}{display:none}`,
    );
  return rules.length ? `@media screen{${rules.join('')}}` : '';
};

const box = (id: string, label: Markup | string, count: number): Markup =>
  html`<label for="${id}"><input type="checkbox" id="${id}" checked autocomplete="off">${label} <span class="quiet">${count}</span></label>`;

/** Check boxes by severity and by area. */
export const filterBar = ({ severities, areas, fixes, language }: ReportDocument): Markup => html`<div class="filters">
<fieldset><legend>${language.text('severity')}</legend>${severities
  .filter(({ findings }) => findings > 0)
  .map(({ severity, findings }) => box(`s-${severity}`, badge(severity, language), findings))}</fieldset>
<fieldset><legend>${language.text('area')}</legend>${areas
  .slice(0, AREAS)
  .map((area, i) =>
    box(`a-${i}`, area, fixes.flatMap(({ findings }) => findings).filter((one) => one.area === area).length),
  )}</fieldset>
</div>`;
