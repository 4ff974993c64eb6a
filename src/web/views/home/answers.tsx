import { lazyAfterFirstPaint } from '../../parts/after-first-paint.tsx';
import { shownRatio } from '../../parts/format.ts';
import { Verdict } from '../../parts/verdict.tsx';
import { navigate } from '../../state/navigation.ts';
import { screenColor } from '../../state/screen-color.ts';
import { addColors } from '../../state/working-set.ts';
import { hexes, isNeverRead, isStale, ratio, subject } from './model.ts';

const Fix = lazyAfterFirstPaint(async () => (await import('./fix.tsx')).Fix);

const RULES = [
  [3, 'Large text, icons'],
  [4.5, 'Text'],
  [7, 'Enhanced'],
] as const;

const levelOf = (reached: number): string => {
  if (reached >= 7) return 'AAA';
  if (reached >= 4.5) return 'AA';
  return reached >= 3 ? 'AA large text' : 'Fails';
};

const bare = (hex: string): string => hex.slice(1);

const Contrast = () => {
  const reached = ratio.value;
  const { fg, bg } = hexes.value;
  const { text, background } = subject.value;
  return (
    <section class="card answer-card" aria-labelledby="home-contrast">
      <div class="card-head">
        <h2 id="home-contrast">Contrast</h2>
        <span class={reached >= 3 ? 'verdict good' : 'verdict bad'}>
          <span aria-hidden="true">{reached >= 3 ? '✓' : '×'}</span> {levelOf(reached)}
        </span>
      </div>
      <p class="face home-sample" inert style={{ color: screenColor(text), backgroundColor: screenColor(background) }}>
        Book a visit
      </p>
      <p class="home-ratio">
        <output aria-label="Contrast ratio">{shownRatio(reached)}</output> <small>: 1</small>
      </p>
      <ul class="home-rules">
        {RULES.map(([needs, name]) => (
          <li key={needs}>
            <b>{needs}</b>
            <span>{name}</span>
            <Verdict passes={reached >= needs} />
          </li>
        ))}
      </ul>
      <p class="home-fix">
        <Fix />
      </p>
      <button
        type="button"
        class="link-button"
        onClick={() => {
          addColors([fg]);
          navigate('/contrast', `#fg=${bare(fg)}&bg=${bare(bg)}`);
        }}
      >
        Open in Contrast
      </button>
    </section>
  );
};

const Seen = lazyAfterFirstPaint(async () => (await import('./seen.tsx')).Seen);
const Scale = lazyAfterFirstPaint(async () => (await import('./scale.tsx')).Scale);

const stateClass = (): string => {
  if (isNeverRead.value) return 'never-read';
  return isStale.value ? 'dimmed' : '';
};

/** Live results for the content of the field. */
export const Answers = () => (
  <div class={`home-answers ${stateClass()}`}>
    {isNeverRead.value ? (
      <p class="card not-a-color" role="status">
        Not a colour yet. The answers appear once the field holds one.
      </p>
    ) : null}
    <Contrast />
    <div class="soon">
      <Seen />
    </div>
    <div class="soon home-scale">
      <Scale />
    </div>
  </div>
);
