import { recommend } from '../../../accessibility/contrast/recommend.ts';
import { shownRatio } from '../../parts/format.ts';
import { failing, hexes, inputs, subject } from './model.ts';

/** The nearest colour that reaches the least ratio that the pair does not. */
export const Fix = () => {
  const target = failing.value;
  if (target === undefined) return <>Every level passes.</>;
  const { reachable, recommended } = recommend(subject.value.text, subject.value.background, 'foreground', target);
  if (!reachable) return <>No text colour reaches {target} on this background.</>;
  const { hex, ratio } = recommended;
  return (
    <>
      To pass {target}:{' '}
      <button type="button" class="fix" onClick={() => inputs.choose('q', `${hex} on ${hexes.value.bg}`)}>
        <span class="chip" style={{ backgroundColor: hex }} />
        <span class="off-screen">Use </span>
        <code>{hex}</code> <span class="fix-ratio">{shownRatio(ratio)}</span>
      </button>
    </>
  );
};
