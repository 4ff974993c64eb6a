import { shownRatio } from '../../../parts/format.ts';
import { Verdict } from '../../../parts/verdict.tsx';
import { ConcessionList } from '../concessions.tsx';
import { made } from './model.ts';

/** Whether the pairs meet their target, and what gave way. */
export const Pairs = () => {
  if (!made.value.value) return null;
  const { contrast, moved, whiter, collisions, out_of_gamut } = made.value.value;
  if (contrast.length === 0) return <p class="muted">Colours are not selected under Parts.</p>;
  const least = contrast.reduce((worst, pair) => (pair.ratio / pair.needs < worst.ratio / worst.needs ? pair : worst));
  return (
    <>
      <p class="row judgement">
        <Verdict
          passes={contrast.every(({ passes }) => passes)}
          word={`${contrast.filter(({ passes }) => passes).length} of ${contrast.length} pairs meet their target`}
        />
        <span class="muted">
          closest to its limit: {least.foreground.replace('--color-', '')} on {least.background.replace('--color-', '')}
          , {shownRatio(least.ratio)} of {least.needs} ({least.theme})
        </span>
      </p>
      <ConcessionList moved={moved} whiter={whiter} collisions={collisions} />
      {out_of_gamut.length > 0 ? (
        <details class="muted note">
          <summary>Chroma reduced to fit sRGB in {out_of_gamut.length} steps</summary>
          {out_of_gamut.map((name) => name.replace('--color-', '')).join(', ')}
        </details>
      ) : null}
    </>
  );
};
