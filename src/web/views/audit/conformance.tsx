import { computed } from '@preact/signals';
import { understanding } from '../../../analyzer/model/criteria.ts';
import { conformanceOf } from '../../../analyzer/render/conformance.ts';
import { byPrinciple, countsOf, evidenceOf, introOf, scopeOf } from '../../../analyzer/render/conformance-parts.ts';
import { ENGLISH } from '../../../analyzer/render/language/language.ts';
import { Columns } from '../../parts/columns.tsx';
import { opened, shownReport } from './model.ts';

/** What the open report says of each success criterion. */
const conformance = computed(() =>
  opened.value && shownReport.value ? conformanceOf(shownReport.value, opened.value.report) : undefined,
);

const HEAD = ['criterion', 'result', 'found', 'sees', 'left'] as const;

/** The success criteria of WCAG 2.2 with what the report says of each. */
export const ConformanceTable = () => {
  const given = conformance.value;
  if (!given) return null;
  return (
    <details class="card fold">
      <summary>{ENGLISH.text('conformance')}</summary>
      <p class="muted">{introOf(given, ENGLISH)}</p>
      <ul class="conformance-words">
        {countsOf(given).map(({ word, n }) => (
          <li key={word}>
            <b>{n}</b> <span class={`severity ${word.replaceAll(' ', '-')}`}>{word}</span>{' '}
            <span class="muted">{ENGLISH.conformance(word).meaning}</span>
          </li>
        ))}
      </ul>
      {byPrinciple(given, ENGLISH).map(({ title, lines }) => (
        <section key={title} class="wide" aria-label={title}>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
          <div class="wide-scroll" tabIndex={0}>
            <table class="conformance">
              <caption>{title}</caption>
              <Columns names={HEAD.map((key) => ENGLISH.text(key))} />
              <tbody>
                {lines.map((line) => {
                  const { sees, left } = scopeOf(line);
                  return (
                    <tr key={line.sc}>
                      <th scope="row">
                        <a href={understanding(line.sc)} target="_blank" rel="noreferrer noopener">
                          {ENGLISH.criterion(line.sc)}
                          <span class="off-screen"> (opens in a new tab)</span>
                        </a>
                      </th>
                      <td>
                        <span class={`severity ${line.word.replaceAll(' ', '-')}`}>{line.word}</span>
                      </td>
                      <td>{evidenceOf(line, ENGLISH).join('; ')}</td>
                      <td>{sees ?? ENGLISH.text('nothing')}</td>
                      <td>{left}</td>
                    </tr>
                  );
                })}
              </tbody>
            </table>
          </div>
        </section>
      ))}
    </details>
  );
};
