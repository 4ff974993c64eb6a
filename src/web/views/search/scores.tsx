import { useSignal } from '@preact/signals';
import { SCORE_IDS } from '../../../personalize/vocabulary/intents.ts';
import { lazyAfterFirstPaint } from '../../parts/after-first-paint.tsx';
import { PartProblem } from '../../parts/failure.tsx';
import { Loading } from '../../parts/loading.tsx';
import type { Scored } from './model.ts';
import { scoreName } from './score-name.ts';

const Reasons = lazyAfterFirstPaint(
  async () => (await import('./reasons.tsx')).Reasons,
  PartProblem,
  () => <Loading />,
);

/** Six scores: each bar as wide as its weight, as full as its score. Opened they name the terms behind each. */
export const Scores = ({ scored }: { scored: Scored }) => {
  const isOpen = useSignal(false);
  return (
    <>
      <span class="score-bars" aria-hidden="true">
        {SCORE_IDS.map((id) => (
          <span key={id} class="score" style={{ flexGrow: Number(scored.breakdown[id].weight) }}>
            <span class="score-name">
              {scoreName(id)} <b>{Math.round(scored.scores[id])}</b>
            </span>
            <span class="score-fill">
              <span style={{ width: `${scored.scores[id]}%` }} />
            </span>
          </span>
        ))}
      </span>
      <details
        class="why"
        data-print="folded"
        onToggle={({ currentTarget }) => {
          isOpen.value = currentTarget.open;
        }}
      >
        <summary>
          Why {scored.total.toFixed(1)}, and why not 100
          <span class="off-screen">{'rank' in scored ? ` (palette ${scored.rank})` : ' (your palette)'}</span>
        </summary>
        <p class="muted note">
          The total is the weighted sum of six scores. The purpose and the two sliders set the weights.
        </p>
        {isOpen.value && <Reasons breakdown={scored.breakdown} />}
      </details>
    </>
  );
};
