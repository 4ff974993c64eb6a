import { buildOn, system } from './model.ts';

/** The other palettes of the search, each to build on instead. */
export const PalettesCard = () => {
  const [, ...others] = system.value?.palettes ?? [];
  if (others.length === 0) return null;
  return (
    <section class="card" aria-labelledby="others-title">
      <div class="card-head">
        <h2 id="others-title">{others.length} other palettes</h2>
        <p class="muted">click to build the system on it</p>
      </div>
      <ol class="other-palettes">
        {others.map(({ rank, colors, total }) => (
          <li key={colors.join()}>
            <button
              type="button"
              aria-label={`Build on palette ${rank}: ${colors.join(', ')}`}
              onClick={() => buildOn(colors)}
            >
              {colors.map((hex) => (
                <span key={hex} style={{ backgroundColor: hex }} />
              ))}
            </button>
            <span class="muted note">{total.toFixed(1)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
};
