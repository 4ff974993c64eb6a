import { shownRatio } from '../../../parts/format.ts';
import { Verdict } from '../../../parts/verdict.tsx';
import { navigate } from '../../../state/navigation.ts';
import { system } from './model.ts';

/** What is set on what, each pair as it looks and with the contrast it needs. */
export const PairsCard = () => {
  const pairs = system.value?.ui_pairs ?? [];
  return (
    <section class="card" aria-labelledby="pairs-title">
      <div class="card-head">
        <h2 id="pairs-title">{pairs.length === 1 ? '1 pair' : `${pairs.length} pairs`}</h2>
        <p class="muted">by WCAG 2.2; click to open the pair in Contrast</p>
      </div>
      <ul class="pair-grid">
        {pairs.map(({ id, use, theme, fg, bg, ratio, needs, criterion }) => (
          <li key={id}>
            <button
              type="button"
              style={{ backgroundColor: bg, color: fg }}
              aria-label={`${use}, ${theme}: ${fg} on ${bg}. Open in Contrast`}
              onClick={() => navigate('/contrast', `#fg=${fg.slice(1)}&bg=${bg.slice(1)}`)}
            >
              {use}
            </button>
            <p class="note">
              <Verdict passes={ratio >= needs} word={`${shownRatio(ratio)} of ${needs}`} />{' '}
              <span class="muted">
                {theme}, {criterion}
              </span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
};
