import { SCORE_IDS, type ScoreId } from '../../../personalize/vocabulary/intents.ts';
import { SCORES } from '../../../personalize/vocabulary/scores.ts';
import type { Scored } from './model.ts';
import { scoreName } from './score-name.ts';

const plain = (text: string): string => text.replaceAll('`', '');
const shown = (value: unknown): string => {
  if (typeof value === 'number') return String(Number(value.toFixed(3)));
  return value === null ? 'none' : String(value);
};

/** What one score brings of what it could, what it measures, and the terms it is made of. */
const Reason = ({ id, breakdown }: { id: ScoreId; breakdown: Scored['breakdown'][ScoreId] }) => {
  const { score, weight, ...terms } = breakdown;
  const { measures = '', formula = '', source = '' } = SCORES.find((one) => one.id === id) ?? {};
  const most = 100 * Number(weight);
  return (
    <div>
      <dt>
        {scoreName(id)} <b>{((most * Number(score)) / 100).toFixed(1)}</b>{' '}
        <span class="muted">
          of {most.toFixed(1)} points: {Number(score).toFixed(1)} of 100 at a weight of {most.toFixed(0)} %
        </span>
      </dt>
      <dd>
        <p class="muted note">{plain(measures)}</p>
        <p class="terms">
          {Object.entries(terms).map(([name, value]) => (
            <span key={name}>
              {scoreName(name)} <b>{shown(value)}</b>
            </span>
          ))}
        </p>
        <details class="formula" data-print="folded">
          <summary>Formula and source</summary>
          <p class="note">{plain(formula)}</p>
          <p class="muted note">{plain(source)}</p>
        </details>
      </dd>
    </div>
  );
};

/** What each score adds to a total: loaded when it is opened, since its texts would be a third of the view. */
export const Reasons = ({ breakdown }: Pick<Scored, 'breakdown'>) => (
  <dl>
    {SCORE_IDS.map((id) => (
      <Reason key={id} id={id} breakdown={breakdown[id]} />
    ))}
  </dl>
);
